import { data } from "react-router";
import { DomainError } from "#shared/errors";

/** Awaits a service call of a page; the service's notFound becomes the 404 page. */
export async function orNotFound<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "notFound") throw error;
    throw data(null, { status: 404 });
  }
}

import { data } from "react-router";
import { DomainError } from "~worker/domain/errors";

/** What the service returns; its notFound is a 404 page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DomainError && error.code === "notFound")
      throw data(null, { status: 404 });
    throw error;
  }
}

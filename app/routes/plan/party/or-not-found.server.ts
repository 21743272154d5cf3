import { data } from "react-router";
import { DomainError } from "~worker/domain/errors";

/** What the door answers; a page that isn't there where the door says notFound. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof DomainError && error.code === "notFound")
      throw data(null, { status: 404 });
    throw error;
  }
}

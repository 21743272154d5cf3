import { data } from "react-router";

/** The form that a request carries. Throws a 400 page for a body that is no form. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400 });
  }
}

/** The Owner, for tests: signed in through the API with the secret of the settings. */
import { call, sessionOf } from "./people";

const OWNER_PASSWORD = "the owner's own secret";

/** Signs the Owner in, making the account when it is first used. */
export async function signInOwner(): Promise<{ cookie: string; id: string; password: string }> {
  const credentials = { username: "Owner", password: OWNER_PASSWORD };
  const response = await call("POST", "/api/login", credentials, { settings: { OWNER_PASSWORD } });
  if (!response.ok) throw new Error(`owner: ${await response.text()}`);
  const { id } = (await response.json()) as { id: string };
  return { cookie: sessionOf(response), id, password: OWNER_PASSWORD };
}

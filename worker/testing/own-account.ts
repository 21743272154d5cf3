/** What tests of one's own account share: requests in a person's name, refusals, rows. */
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { DomainError } from "#shared/errors";
import type { Viewer } from "#shared/viewer";
import { buildCtx, type Ctx } from "../context";
import { findViewer } from "../domain/accounts/sessions/sessions.server";
import { UNLIMITED } from "./ctx";
import { call, PASSWORD, sessionOf } from "./people";

export const OWNER_PASSWORD = "a secret for the Owner";
export const OTHER_PASSWORD = "purple monkey dishwasher";

/** Does what one request of the person with this cookie would do. */
export async function as<T>(
  cookie: string,
  work: (ctx: Ctx, viewer: Viewer) => T,
): Promise<Awaited<T>> {
  const execution = createExecutionContext();
  const facts = { requestId: "test", locale: "en" as const };
  const { ctx } = buildCtx({ ...env, ...UNLIMITED }, execution, facts);
  try {
    return await work(ctx, await findViewer(ctx, cookie.split("=")[1] ?? ""));
  } finally {
    await waitOnExecutionContext(execution);
  }
}

/** The DomainError that `work` ends with, as code and fields. */
export async function refusal(work: Promise<unknown>) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DomainError)) throw new Error(`no refusal but ${error}`);
  return { code: error.code, fields: error.fields };
}

export const signIn = (username: string, password = PASSWORD, settings: object = {}) =>
  call("POST", "/api/login", { username, password }, { settings });

/** The Owner is made by the first sign-in with the secret. */
export const signInOwner = async () =>
  sessionOf(await signIn("Owner", OWNER_PASSWORD, { OWNER_PASSWORD }));

export const isSignedIn = async (cookie: string) =>
  (await call("GET", "/api/user", undefined, { cookie })).status === 200;

export const query = async <T = Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all<T>()
  ).results;

export const mailsTo = (recipient: string, template: string) =>
  query("SELECT id FROM outbox WHERE recipient = ? AND template = ?", recipient, template);

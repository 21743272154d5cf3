/**
 * A fake of Resend's HTTP API. The path chooses what it does and where mails go:
 * `http://mail.test/<scenario>/<inbox>/emails`; `GET` of the same address lists what arrived.
 */
export const MAIL_HOST = "mail.test";

/** "lost" takes the mail and then says that it failed, as when an answer gets lost on its way. */
export type MailScenario = "good" | "lost" | "403" | "422" | "429" | "500";

/** One mail as the provider took it. */
export type TakenMail = {
  id: string;
  key: string;
  authorization: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
};

/** Settings under which a mailer sends into an inbox of the fake. */
export const mailSettings = (scenario: MailScenario, inbox: string) => ({
  MAIL_FROM: "Giftwright <hello@giftwright.test>",
  RESEND_API_KEY: "test-key",
  MAIL_API_BASE: `http://${MAIL_HOST}/${scenario}/${inbox}`,
});

/** What arrived in an inbox; for tests, which run in another process than the fake. */
export async function readInbox(inbox: string): Promise<TakenMail[]> {
  return (await fetch(`http://${MAIL_HOST}/good/${inbox}/emails`)).json();
}

const inboxes = new Map<string, TakenMail[]>();

/** Answers one call as Resend would, whose errors repeat what was sent. */
export async function answerMailCall(request: Request): Promise<Response> {
  const [, scenario, inbox = "", resource] = new URL(request.url).pathname.split("/");
  if (resource !== "emails") return refuse(404, "not_found", "no such endpoint");
  const taken = inboxes.get(inbox) ?? [];
  inboxes.set(inbox, taken);
  if (request.method === "GET") return Response.json(taken);

  const mail = (await request.json()) as Omit<TakenMail, "id" | "key" | "authorization">;
  const words = `refused ${mail.to[0]}: ${mail.text}`;
  if (scenario === "403") return refuse(403, "invalid_api_key", words);
  if (scenario === "422") return refuse(422, "validation_error", words);
  if (scenario === "429") return refuse(429, "rate_limit_exceeded", words);
  if (scenario === "500") return refuse(500, "application_error", words);

  const key = request.headers.get("idempotency-key") ?? "";
  const known = taken.find((other) => key && other.key === key);
  const authorization = request.headers.get("authorization") ?? "";
  const id = known?.id ?? crypto.randomUUID();
  if (!known) taken.push({ id, key, authorization, ...mail });
  return scenario === "lost" ? refuse(500, "application_error", words) : Response.json({ id });
}

const refuse = (statusCode: number, name: string, message: string) =>
  Response.json({ statusCode, name, message }, { status: statusCode });

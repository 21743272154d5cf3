import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test, vi } from "vitest";
import { PermanentMailError } from "../domain/mail/ports";
import { type Bindings, readSettings } from "../env";
import { mailSettings } from "../testing/fakes/mail";
import { mailerOf } from "./mailer";

const MAIL = {
  id: "1",
  to: "ana@example.com",
  subject: "Hello",
  text: "Hello Ana,\n\n012345",
  html: "<p>Hello</p>",
};
const FROM = "Giftwright <hello@giftwright.test>";

function mailerWith(changes: object) {
  const bindings = { ...env, ...changes } as Bindings;
  return mailerOf(bindings, readSettings(bindings));
}

const bindingThat = (send: (mail: unknown) => Promise<unknown>) => ({ SEND_EMAIL: { send } });

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the configuration chooses", () => {
  const binding = bindingThat(async () => {});
  const resend = mailSettings("good", "choice");

  test.each([
    ["the binding first", { ...binding, ...resend }, "cloudflare"],
    ["Resend without it", resend, "resend"],
    ["the outbox with neither", { MAIL_FROM: FROM }, "outbox"],
    ["the outbox while nobody is the sender", { ...binding, ...resend, MAIL_FROM: "" }, "outbox"],
  ])("%s", (_, changes, name) => {
    expect(mailerWith(changes).name).toBe(name);
  });

  test.each(["Giftwright", "Giftwright <hello>", "a@b\r\nBcc: c@d", "<a@b> more"])(
    "and refuses %j as a sender",
    (from) => {
      expect(() => mailerWith({ MAIL_FROM: from })).toThrow(/MAIL_FROM/);
    },
  );
});

describe("Cloudflare's binding", () => {
  test.each([
    [FROM, { name: "Giftwright", email: "hello@giftwright.test" }],
    ['"Giftwright, Inc." <a@b.test>', { name: "Giftwright, Inc.", email: "a@b.test" }],
    ["<a@b.test>", "a@b.test"],
    ["a@b.test", "a@b.test"],
  ])("sends from %s", async (from, expected) => {
    const send = vi.fn(async () => {});
    await mailerWith({ ...bindingThat(send), MAIL_FROM: from }).send(MAIL);
    const { to, subject, text, html } = MAIL;
    expect(send).toHaveBeenCalledExactlyOnceWith({ from: expected, to, subject, text, html });
  });

  test.each([
    ["E_RECIPIENT_SUPPRESSED", true],
    ["E_RATE_LIMIT_EXCEEDED", false],
    ["E_SENDER_NOT_VERIFIED", false],
    [undefined, false],
  ])("tells %s from other failures, without the address", async (code, isPermanent) => {
    const failure = Object.assign(new Error(`no: ${MAIL.to}`), { code });
    const mailer = mailerWith({
      ...bindingThat(() => Promise.reject(failure)),
      MAIL_FROM: FROM,
    });
    const error = await mailer.send(MAIL).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof PermanentMailError).toBe(isPermanent);
    expect(String(error)).toContain(code ?? "failed");
    expect((error as Error).cause).toBeUndefined();
    expect(String(error)).not.toContain(MAIL.to);
  });
});

describe("the outbox", () => {
  test("prints mails on somebody's own machine", async () => {
    const printed = vi.spyOn(console, "warn").mockImplementation(() => {});
    await mailerWith({ ENVIRONMENT: "local" }).send(MAIL);
    const [[words] = []] = printed.mock.calls;
    for (const part of [MAIL.to, MAIL.subject, "Hello Ana,", "012345"]) {
      expect(words).toContain(part);
    }
  });

  test.each(["production", "test"])("prints nothing in %s", async (ENVIRONMENT) => {
    const printed = (["log", "info", "warn", "error"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => {}),
    );
    await mailerWith({ ENVIRONMENT }).send(MAIL);
    for (const spy of printed) expect(spy).not.toHaveBeenCalled();
  });
});

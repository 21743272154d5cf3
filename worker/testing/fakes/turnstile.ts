/** A fake of Turnstile's siteverify, which knows Cloudflare's documented test keys. */
export const TURNSTILE_HOST = "turnstile.test";

/** developers.cloudflare.com/turnstile/troubleshooting/testing */
export const TURNSTILE_KEYS = {
  site: "1x00000000000000000000AA",
  passes: "1x0000000000000000000000000000000AA",
  fails: "2x0000000000000000000000000000000AA",
} as const;
export const TURNSTILE_TOKEN = "XXXX.DUMMY.TOKEN.XXXX";

/** Settings that switch Turnstile on, with a secret that passes or fails every token. */
export const turnstileSettings = (secret: "passes" | "fails") => ({
  TURNSTILE_SITE_KEY: TURNSTILE_KEYS.site,
  TURNSTILE_SECRET_KEY: TURNSTILE_KEYS[secret],
  TURNSTILE_BASE_URL: `http://${TURNSTILE_HOST}`,
});

export async function answerTurnstileCall(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== "POST" || pathname !== "/turnstile/v0/siteverify") {
    return new Response("no such call", { status: 404 });
  }
  const form = await request.formData();
  const success =
    form.get("secret") === TURNSTILE_KEYS.passes && form.get("response") === TURNSTILE_TOKEN;
  return Response.json({ success, "error-codes": success ? [] : ["invalid-input-response"] });
}

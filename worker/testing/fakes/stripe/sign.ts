/**
 * `Stripe-Signature` of a body (docs.stripe.com/webhooks, "Verify webhook signatures manually").
 */
export async function signEvent(body: string, secret: string, at: number): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytes(secret), algorithm, false, ["sign"]);
  const digest = await crypto.subtle.sign("HMAC", key, bytes(`${at}.${body}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0"));
  return `t=${at},v1=${hex.join("")}`;
}

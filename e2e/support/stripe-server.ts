/** Stripe's stand-in as a server of its own at `STRIPE_API_BASE`, where the served app finds it. */
import { createServer } from "node:http";
import { Readable } from "node:stream";
import { answerStripeCall } from "../../worker/testing/stripe-stand-in";

const base = process.env.STRIPE_API_BASE;
if (!base) throw new Error("STRIPE_API_BASE says where the stand-in stands");
const { hostname, port } = new URL(base);

createServer(async (call, reply) => {
  const method = call.method ?? "GET";
  const hasBody = method !== "GET" && method !== "HEAD";
  const request = new Request(new URL(call.url ?? "/", base), {
    method,
    headers: Object.entries(call.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]),
    ...(hasBody && { body: Readable.toWeb(call) as ReadableStream, duplex: "half" }),
  });
  const answer = await answerStripeCall(request);
  reply.writeHead(answer.status, Object.fromEntries(answer.headers));
  reply.end(Buffer.from(await answer.arrayBuffer()));
}).listen(Number(port), hostname);

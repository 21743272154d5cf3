/**
 * Stands where Cloudflare stands: HTTP/2 over TLS before the local server, which speaks HTTP/1.1.
 * The certificate is made for the run by openssl; browsers have to be told to take it.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { createSecureServer } from "node:http2";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Headers of one connection, which HTTP/2 forbids. */
const OF_CONNECTION = ["connection", "keep-alive", "transfer-encoding", "upgrade"];

/** Answers the address of the proxy and what stops it. */
export async function startEdgeProxy(
  target: string,
): Promise<{ address: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "edge-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const subject = ["-subj", "/CN=localhost", "-days", "1", "-nodes"];
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "rsa:2048", "-keyout", key, "-out", cert, ...subject],
    { stdio: "ignore" },
  );
  const { hostname, port } = new URL(target);
  const options = { key: readFileSync(key), cert: readFileSync(cert), allowHTTP1: true };
  const server = createSecureServer(options, (incoming, answer) => {
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")),
    );
    const { method, url: path } = incoming;
    const onward = request({ hostname, port, method, path, headers }, (response) => {
      for (const name of OF_CONNECTION) delete response.headers[name];
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    incoming.pipe(onward);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const { port: own } = server.address() as AddressInfo;
  return { address: `https://localhost:${own}`, stop: () => server.close() };
}

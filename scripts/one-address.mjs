/** The other addresses of a Worker, which the firewall rules of its domain don't reach. */
const OTHERS = ["workers_dev", "preview_urls"];

/**
 * Throws where a `wrangler.toml` names a domain and leaves a Worker's other addresses open. Without
 * a domain there is no firewall to get past.
 */
export function requireOneAddress(configuration) {
  const lines = configuration.split("\n").map((line) => line.replace(/#.*/, "").trim());
  if (!lines.some((line) => /^(?:routes?\s*=|\[+routes?\])/.test(line))) return;
  for (const name of OTHERS) {
    if (lines.some((line) => new RegExp(`^${name}\\s*=\\s*false$`).test(line))) continue;
    throw new Error(
      `wrangler.toml names a domain: set ${name} = false, or the Worker answers past its firewall.`,
    );
  }
}

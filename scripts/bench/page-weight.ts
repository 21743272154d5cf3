/** What a browser without a cache loads for a page, before anything is pressed or scrolled. */
import { gzipSync } from "node:zlib";

export type Weight = {
  html: number;
  htmlGzip: number;
  jsGzip: number;
  scripts: number;
  totalGzip: number;
  requests: number;
};

const LINKED = /<link\b[^>]*\brel="(?:modulepreload|stylesheet|preload)"[^>]*>/g;
const SCRIPT = /<script\b[^>]*\bsrc="([^"]+)"/g;
const IMPORTED = /\b(?:import|from)\s*\(?"(\/[^"]+\.js)"/g;
const PICTURE = /<img\b[^>]*>/g;

/** Addresses in the page, with those of the modules that its own scripts import. */
function addressesIn(html: string): Set<string> {
  const hrefs = [...html.matchAll(LINKED)].map(([tag]) => /href="([^"]+)"/.exec(tag)?.[1]);
  const pictures = [...html.matchAll(PICTURE)]
    .filter(([tag]) => !tag.includes('loading="lazy"'))
    .map(([tag]) => /\bsrc="([^"]+)"/.exec(tag)?.[1]);
  const scripts = [...html.matchAll(SCRIPT), ...html.matchAll(IMPORTED)].map(([, src]) => src);
  return new Set(
    [...hrefs, ...pictures, ...scripts].filter((href) => href?.startsWith("/")) as string[],
  );
}

const isCompressed = (path: string) => /\.(?:woff2|webp|avif|png|jpe?g)$/.test(path);

/** Bytes as sent with gzip, which fonts and pictures don't gain by. */
export async function weigh(base: string, path: string, cookie: string): Promise<Weight> {
  const html = await (await fetch(base + path, { headers: { cookie } })).text();
  const htmlGzip = gzipSync(html).length;
  const weight: Weight = {
    html: Buffer.byteLength(html),
    htmlGzip,
    jsGzip: 0,
    scripts: 0,
    totalGzip: htmlGzip,
    requests: 1,
  };
  for (const address of addressesIn(html)) {
    const body = Buffer.from(await (await fetch(base + address)).arrayBuffer());
    const size = isCompressed(address) ? body.length : gzipSync(body).length;
    weight.requests++;
    weight.totalGzip += size;
    if (!/\.js(?:\?|$)/.test(address) && !address.startsWith("/__manifest")) continue;
    weight.jsGzip += size;
    weight.scripts++;
  }
  return weight;
}

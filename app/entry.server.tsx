import { isbot } from "isbot";
import { renderToReadableStream, renderToString } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { I18nextProvider } from "~/translation";
import { describeError } from "~worker/log";
import { requestContext } from "./context.server";
import { getI18n } from "./i18n.server";
import { PageContext } from "./lib/page-context";

/**
 * Renders a page. A page that waits for nothing more is rendered in one piece, since React's stream
 * encodes each tag and attribute by itself, which takes longer than all the rest. Others are
 * streams; crawlers wait for the whole of them.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, ctx } = context.get(requestContext);
  const page = (shown: EntryContext) => (
    <PageContext value={{ season: ctx.season, nonce }}>
      <I18nextProvider i18n={getI18n(context)}>
        <ServerRouter context={shown} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </PageContext>
  );
  const shown = withShownRoutes(entry);
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (!isDeferred(entry)) {
    const html = renderToString(page({ ...shown, serverHandoffStream: undefined }));
    const end = html.lastIndexOf("</body>");
    const data = await handoffScript(entry.serverHandoffStream, nonce);
    const whole = `<!DOCTYPE html>${paintFirst(html.slice(0, end))}${data}${html.slice(end)}`;
    return new Response(whole, { status, headers });
  }
  let code = status;
  const body = await renderToReadableStream(page(shown), {
    nonce,
    signal: request.signal,
    onError(error) {
      if (request.signal.aborted) return;
      code = 500;
      ctx.log.error("render_failed", { error: describeError(error) });
    },
  });
  if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;
  return new Response(body, { status: code, headers });
}

/**
 * The same without the routes of other pages, from which React Router would build a tree for each
 * request.
 */
function withShownRoutes(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const routes = Object.fromEntries(ids.map((id) => [id, entry.manifest.routes[id]]));
  return { ...entry, manifest: { ...entry.manifest, routes } };
}

/**
 * Scripts after styles and fonts: the page can be read, and its forms sent, before they run.
 */
const paintFirst = (html: string) =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

/** Does a loader answer with a promise, which the page waits for where it shows it? */
const isDeferred = ({ staticHandlerContext: { loaderData } }: EntryContext): boolean =>
  Object.values(loaderData).some(
    (data) =>
      typeof data === "object" &&
      data !== null &&
      Object.values(data).some((value) => value instanceof Promise),
  );

/** What the loaders answered, as React Router's own script hands it to the browser. */
async function handoffScript(
  stream: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  if (!stream) return "";
  const data = escapeScript(JSON.stringify(await new Response(stream).text()));
  const controller = "window.__reactRouterContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close();</script>`;
}

const ESCAPES: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** JSON that may stand in a script: nothing in it ends the element or begins a comment. */
const escapeScript = (json: string) =>
  json.replace(/[&><\u2028\u2029]/g, (char) => ESCAPES[char] ?? char);

/** An unexpected failure of a loader or action; expected ones never come here. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) return;
  // A wrong method or address is the asker's mistake; the request's own line tells its status.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(requestContext).ctx.log.error("page_failed", { error: describeError(error) });
}

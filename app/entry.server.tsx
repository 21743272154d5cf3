import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { describeError } from "~worker/log";
import { requestContext } from "./context.server";
import { getI18n } from "./i18n.server";
import { PageContext } from "./lib/page-context";

/** Renders a page as a stream; crawlers wait for the whole of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, ctx } = context.get(requestContext);
  let code = status;
  const body = await renderToReadableStream(
    <PageContext value={{ season: ctx.season, nonce }}>
      <I18nextProvider i18n={getI18n(context)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </I18nextProvider>
    </PageContext>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        code = 500;
        ctx.log.error("render_failed", { error: describeError(error) });
      },
    },
  );
  if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status: code, headers });
}

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

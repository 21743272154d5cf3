/** Every call of `/api` and the translation files. Importable without the page build, for tests. */
import { Hono } from "hono";
import { DomainError } from "#shared/errors";
import type { AppEnv } from "../app-env";
import { limitBody, refuseCrossSite } from "../middleware/guards";
import { responseHeaders } from "../middleware/headers";
import { openRequest } from "../middleware/request";
import { nameRequest } from "../middleware/request-id";
import { findSession } from "../middleware/session";
import { accountsApi } from "./accounts";
import { blogApi } from "./blog";
import { blogAdminApi } from "./blog-admin";
import { budgetApi } from "./budget";
import { chatApi } from "./chat";
import { customGiftsApi } from "./custom-gifts";
import { devApi } from "./dev";
import { emailsApi } from "./emails";
import { problemResponse } from "./errors";
import { eventRequestsApi } from "./event-requests";
import { favoritesApi } from "./favorites";
import { feedbacksApi } from "./feedbacks";
import { giftsApi } from "./gifts";
import { healthApi } from "./health";
import { listsApi } from "./lists";
import { localesApi } from "./locales";
import { partiesApi } from "./parties";
import { passwordResetApi } from "./password-reset";
import { paymentApi } from "./payment";
import { recommendApi } from "./recommend";
import { usersApi } from "./users";

/** A fresh app with the middleware of every request; hot reload needs it new each time. */
export function createApi() {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => problemResponse(c, error));
  app.use(nameRequest, ...responseHeaders, openRequest, refuseCrossSite, limitBody, findSession);
  app.route("/api", healthApi).route("/api", recommendApi).route("/api", giftsApi);
  app.route("/api", customGiftsApi);
  app
    .route("/api", accountsApi)
    .route("/api", favoritesApi)
    .route("/api", passwordResetApi)
    .route("/api", devApi)
    .route("/api", chatApi);
  app.route("/api", emailsApi);
  app.route("/api", feedbacksApi);
  app.route("/api", listsApi);
  app.route("/api", budgetApi);
  app.route("/api", paymentApi);
  app.route("/api", partiesApi);
  app.route("/api", blogApi);
  app.route("/api", blogAdminApi);
  app.route("/api", usersApi);
  app.route("/api", eventRequestsApi);
  app.route("/locales", localesApi);
  app.on("ALL", ["/api/*", "/locales/*"], () => {
    throw new DomainError("notFound");
  });
  return app;
}

/** The Owner managing gifts, for tests: a form to fill, and what anybody then finds. */
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach } from "vitest";
import { giftInput } from "#shared/catalogue/admin/schema";
import { searchInput } from "#shared/catalogue/schema";
import type { Locale } from "#shared/locale";
import { createGift } from "../domain/catalogue/admin.server";
import { findCandidates } from "../domain/catalogue/catalogue.server";
import { REBUILD_POSTINGS } from "../domain/catalogue/index/postings-sql";
import { searchGifts } from "../domain/catalogue/search/gift-search.server";
import { testCtx } from "./ctx";
import { as, signInOwner } from "./own-account";
import { runStatements } from "./setup";

export const FIELDS = {
  name: "Zephyrine kite",
  description: "Flies in the lightest wind.",
  imageUrl: "/pictures/default.webp",
  price: "$25.99",
  category: "outdoors",
  storeUrl: "https://kites.example/zephyrine",
};
export const form = (overrides: object = {}) => giftInput.parse({ ...FIELDS, ...overrides });

/** What a search finds. */
export const found = async (q: string, locale: Locale = "en") =>
  (await searchGifts(testCtx(locale).ctx, searchInput.parse({ q }))).gifts;

/** The ids of what recommendations would choose from. */
export const candidateIds = async (terms: string[]) =>
  (await findCandidates(testCtx().ctx, terms)).map(({ id }) => id);

/** Sets a file's tests up: the Owner signed in, and none of the gifts that an earlier test made. */
export function ownerAsAdmin() {
  const session = { cookie: "" };
  const owner = <T>(work: Parameters<typeof as<T>>[1]) => as(session.cookie, work);
  beforeAll(async () => {
    session.cookie = await signInOwner();
  });
  beforeEach(async () => {
    await env.DB.prepare("DELETE FROM gifts WHERE checksum IS NULL AND version > 0").run();
    await runStatements(env.DB, REBUILD_POSTINGS);
  });
  return {
    session,
    owner,
    create: (overrides: object = {}) =>
      owner((ctx, viewer) => createGift(ctx, viewer, form(overrides))),
  };
}

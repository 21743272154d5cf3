/** Blog admin service: staff write, publish and unpublish posts. */

import {
  ADMIN_POST_LIMITS,
  type AdminPost,
  type AdminPostEntry,
  type NewPost,
  type PostChange,
} from "#shared/blog/admin/schema";
import type { ShownBlock } from "#shared/blog/schema";
import { DEFAULT_PICTURE, darkTwin } from "#shared/catalogue/pictures";
import { DomainError } from "#shared/errors";
import type { Locale } from "#shared/locale";
import { requireStaff, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../context";
import { composeAudit } from "../audit/audit.server";
import { getGiftsBySlug } from "../catalogue/catalogue.server";
import { auditFacts, factsOf, requireWhole, shown, toAdminPost, wordsOf } from "./admin/post";
import {
  insertPost,
  readAdminPost,
  readEntries,
  updatePost,
  updatePublished,
} from "./admin/queries";
import { giftsIn, render } from "./admin/render";
import { changedTexts, slugOf } from "./admin/rules";
import { minutesOf, showGifts } from "./blog.server";

/**
 * Every post, the newest first, a page by id. Throws signInRequired or forbidden unless staff ask.
 */
export async function listAdminPosts(
  ctx: Ctx,
  viewer: Viewer,
  { after }: { after?: number | undefined } = {},
): Promise<{ posts: AdminPostEntry[]; next: number | null }> {
  requireStaff(viewer);
  const limit = ADMIN_POST_LIMITS.page;
  const rows = await readEntries(ctx.db, ctx.locale, after ?? null, limit + 1);
  const posts = rows.slice(0, limit).map(({ title, isOwn, ...post }) => {
    const { imageUrl: _, version: __, ...entry } = shown(post, isOwn > 0);
    return { ...entry, title };
  });
  return { posts, next: rows.length > limit ? (posts.at(-1)?.id ?? null) : null };
}

/** A post of any status. Throws notFound. One query. */
export async function openAdminPost(ctx: Ctx, viewer: Viewer, id: number): Promise<AdminPost> {
  requireStaff(viewer);
  return toAdminPost(await find(ctx, id));
}

/** A text as readers would see it, and the gifts in it that the shop doesn't have. */
export async function previewPost(
  ctx: Ctx,
  viewer: Viewer,
  { content, lang }: { content: string; lang: Locale },
): Promise<{ blocks: ShownBlock[]; readMinutes: number; unknownGifts: string[] }> {
  requireStaff(viewer);
  await ctx.limitRate("write");
  const { blocks, wordCount } = await render(content, lang);
  const shownBlocks = await showGifts(ctx, blocks);
  const known = shownBlocks.flatMap((block) => ("gifts" in block ? block.gifts : []));
  const unknownGifts = giftsIn(blocks).filter((slug) => known.every((gift) => gift.slug !== slug));
  return { blocks: shownBlocks, readMinutes: minutesOf(wordCount), unknownGifts };
}

/**
 * Starts a post: a draft in English. Without a slug it gets one from its title; a given one that is
 * taken is refused.
 */
export async function createPost(ctx: Ctx, viewer: Viewer, input: NewPost): Promise<AdminPost> {
  const { id: authorId } = requireStaff(viewer);
  await ctx.limitRate("write");
  const { title, excerpt, content, category, picture } = input;
  const text = { title, excerpt, content };
  const rendered = await render(content, "en");
  const imageUrl = await pictureOfGift(ctx, picture);
  const texts = changedTexts([], "en", text, rendered.stored);
  for (const slug of slugsFor(input)) {
    const { targetId: _, ...audit } = composeAudit(ctx, viewer, {
      action: "postCreated",
      target: { type: "post", id: "", name: title },
      after: { slug, category, picture, ...auditFacts("en", text) },
    });
    const row = { slug, category, imageUrl, authorId, now: ctx.now, texts };
    const id = await insertPost(ctx.db, row, audit);
    if (id !== null) return openAdminPost(ctx, viewer, id);
  }
  throw new DomainError("taken", { slug: "postSlugTaken" });
}

/**
 * Changes a post. What isn't named stays; a translation without any words is taken away. Throws
 * changedMeanwhile where it is no longer the version that the change was made from.
 */
export async function changePost(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  change: PostChange,
): Promise<AdminPost> {
  requireStaff(viewer);
  await ctx.limitRate("write");
  const { post: row, texts: known } = await find(ctx, id);
  const before = toAdminPost({ post: row, texts: known });
  if (!before.isOwn) throw new DomainError("forbidden", { content: "postIsFile" });
  const { lang, version } = change;
  const [old, text] = [before.texts[lang] ?? null, wordsOf(before, change)];
  const facts = factsOf(before, change);
  const isSame = JSON.stringify([text, facts]) === JSON.stringify([old, factsOf(before, {})]);
  // Retry after a lost response: the row already equals this save, so report success.
  if (isSame && (before.version === version || before.version === version + 1)) return before;
  if (before.version !== version) throw new DomainError("changedMeanwhile");
  if (before.publishedAt !== null && facts.slug !== before.slug) {
    throw new DomainError("invalidInput", { slug: "postSlugFixed" });
  }
  if (before.published && lang === "en" && text) requireWhole(text);

  const imageUrl =
    facts.picture === before.picture ? row.imageUrl : await pictureOfGift(ctx, facts.picture);
  const rendered = await render(text?.content ?? "", lang);
  const audit = composeAudit(ctx, viewer, {
    action: "postChanged",
    target: { type: "post", id: String(id), name: before.texts.en.title },
    before: { ...factsOf(before, {}), ...auditFacts(lang, old) },
    after: { ...facts, ...auditFacts(lang, text) },
  });
  const { slug, category } = facts;
  const texts = changedTexts(known, lang, text, rendered.stored);
  const { published } = before;
  const update = { id, version, published, slug, category, imageUrl, now: ctx.now, texts };
  if (!(await updatePost(ctx.db, update, audit))) {
    const now = await openAdminPost(ctx, viewer, id);
    const isDone = JSON.stringify(now.texts[lang] ?? null) === JSON.stringify(text);
    if (now.version === version) throw new DomainError("taken", { slug: "postSlugTaken" });
    if (!isDone || now.version !== version + 1) throw new DomainError("changedMeanwhile");
    return now;
  }
  return openAdminPost(ctx, viewer, id);
}

/**
 * Publishes or unpublishes a post; idempotent. Throws invalidInput for a post that lacks words,
 * changedMeanwhile where somebody saves it at the same time.
 */
export async function setPublished(
  ctx: Ctx,
  viewer: Viewer,
  id: number,
  published: boolean,
): Promise<AdminPost> {
  requireStaff(viewer);
  await ctx.limitRate("write");
  const post = await openAdminPost(ctx, viewer, id);
  if (post.published === published) return post;
  if (published && post.isOwn) requireWhole(post.texts.en);
  const audit = composeAudit(ctx, viewer, {
    action: published ? "postPublished" : "postUnpublished",
    target: { type: "post", id: String(id), name: post.texts.en.title },
    before: { published: !published },
    after: { published },
  });
  const { version } = post;
  const isDone = await updatePublished(ctx.db, { id, version, published, now: ctx.now }, audit);
  const now = await openAdminPost(ctx, viewer, id);
  if (!isDone && now.published !== published) throw new DomainError("changedMeanwhile");
  return now;
}

async function find(ctx: Ctx, id: number) {
  const found = Number.isSafeInteger(id) ? await readAdminPost(ctx.db, id) : null;
  if (!found) throw new DomainError("notFound", { id: "postNotFound" });
  return found;
}

/**
 * The address of a gift's picture; the shop's own without a gift, or for a picture from elsewhere.
 */
async function pictureOfGift(ctx: Ctx, slug: string): Promise<string> {
  if (slug === "") return DEFAULT_PICTURE;
  const [gift] = await getGiftsBySlug(ctx, [slug]);
  if (!gift) throw new DomainError("invalidInput", { picture: "giftUnknown" });
  return darkTwin(gift.imageUrl) === null ? DEFAULT_PICTURE : gift.imageUrl;
}

function* slugsFor({ slug, title }: Pick<NewPost, "slug" | "title">): Generator<string> {
  if (slug !== "") return yield slug;
  const made = slugOf(title);
  yield made;
  for (const number of [2, 3]) yield `${made}-${number}`;
  // Many posts of the same name: a random suffix, as counting up would query each number.
  for (let tries = 0; tries < 3; tries++) yield `${made}-${crypto.randomUUID().slice(0, 7)}`;
}

/** Managing people: staff see them and give staff rights, the Owner does the rest. */

import { nameKey, OWNER_KEY } from "#shared/accounts/names";
import {
  PEOPLE_PAGE,
  type PeopleInput,
  type PeoplePage,
  type PeopleTotals,
  type Person,
} from "#shared/accounts/people/schema";
import type { AuditAction } from "#shared/audit/schema";
import { DomainError } from "#shared/errors";
import { requireAccount, requireOwner, requireStaff, type Viewer } from "#shared/viewer";
import type { Ctx } from "../../../context";
import { composeAudit } from "../../audit/audit.server";
import { noteSecurity } from "../../audit/security";
import { composeMail, sendSoon } from "../../mail/mail.server";
import { readAllSwitches } from "../../settings/settings.server";
import { hashToken } from "../../tokens";
import { closeAccountOf, confirmOwnPassword } from "../profile.server";
import { requireRecentSignIn } from "../sessions/sessions.server";
import {
  type Key,
  noteReveal,
  type PersonRow,
  readDeleted,
  readOwner,
  readPeople,
  readPerson,
  readTotals,
  restoreUser,
  searchPeople,
  updatePremium,
  updateStaff,
} from "./queries";

/**
 * Living people, newest first, or those whose username or e-mail begins with `q`. Throws
 * signInRequired or forbidden unless staff ask.
 */
export async function listPeople(
  ctx: Ctx,
  viewer: Viewer,
  input: PeopleInput,
): Promise<PeoplePage> {
  requireStaff(viewer);
  const prefix = nameKey(input.q);
  if (!prefix) return pageOf(viewer, await readPeople(ctx.db, keyOf(input), PEOPLE_PAGE + 1));
  const found = await searchPeople(ctx.db, prefix, PEOPLE_PAGE);
  return { people: await Promise.all(found.map((row) => viewOf(viewer, row))), next: null };
}

/**
 * Deleted people, the last deleted first. Throws signInRequired or forbidden unless the Owner asks.
 */
export async function listDeleted(
  ctx: Ctx,
  viewer: Viewer,
  input: PeopleInput,
): Promise<PeoplePage> {
  requireOwner(viewer);
  const rows = await readDeleted(ctx.db, keyOf(input), PEOPLE_PAGE + 1);
  return pageOf(viewer, rows, ({ deletedAt, place }) => `${deletedAt}.${place}`);
}

/** How many people there are, without counting them. Throws signInRequired or forbidden. */
export async function countPeople(ctx: Ctx, viewer: Viewer): Promise<PeopleTotals> {
  requireStaff(viewer);
  const rows = await readTotals(ctx.db);
  const of = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
  return {
    users: of("users"),
    staff: of("staff"),
    premium: of("premium"),
    deleted: viewer.isOwner ? of("deleted") : 0,
  };
}

/**
 * Gives or takes staff rights, and tells the Owner by mail. Throws reauthRequired unless the viewer
 * signed in within the last five minutes; forbidden for oneself and the Owner, and for staff while
 * the Owner keeps this right (a switch); notFound; changedMeanwhile when it stood so already.
 */
export async function setStaff(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  isStaff: boolean,
): Promise<Person> {
  await requireStaffMaker(ctx, viewer);
  const person = await changeable(ctx, viewer, id);
  const audit = entry(ctx, viewer, person, isStaff ? "staffGiven" : "staffTaken", {
    isStaff: [!isStaff, isStaff],
  });
  const mail = await tellOwner(ctx, isStaff ? "staff_given" : "staff_taken", {
    actor: requireAccount(viewer).username,
    name: person.username,
  });
  if (!(await updateStaff(ctx.db, id, isStaff, { audit, mail }))) {
    throw new DomainError("changedMeanwhile");
  }
  if (mail) sendSoon(ctx, mail);
  noteSecurity(ctx, isStaff ? "staff_given" : "staff_taken", { account: id });
  return viewOf(viewer, { ...person, isStaff });
}

/**
 * Turns staff rights around, as `PATCH /api/users/{id}/toggle-staff` asks. Throws like `setStaff`.
 */
export async function toggleStaff(ctx: Ctx, viewer: Viewer, id: string): Promise<Person> {
  await requireStaffMaker(ctx, viewer);
  return setStaff(ctx, viewer, id, !(await changeable(ctx, viewer, id)).isStaff);
}

/** Gives or takes premium by hand. Throws forbidden, notFound, changedMeanwhile. */
export async function setPremium(
  ctx: Ctx,
  viewer: Viewer,
  id: string,
  isPremium: boolean,
): Promise<Person> {
  requireOwner(viewer);
  const person = await changeable(ctx, viewer, id);
  const audit = entry(ctx, viewer, person, isPremium ? "premiumGiven" : "premiumTaken", {
    isPremium: [!isPremium, isPremium],
  });
  if (!(await updatePremium(ctx.db, id, isPremium, audit)))
    throw new DomainError("changedMeanwhile");
  return viewOf(viewer, { ...person, isPremium });
}

/** Turns premium around, as `POST /api/dev/toggle-premium` asks. Throws like `setPremium`. */
export async function togglePremium(ctx: Ctx, viewer: Viewer, id: string): Promise<Person> {
  requireOwner(viewer);
  return setPremium(ctx, viewer, id, !(await changeable(ctx, viewer, id)).isPremium);
}

/**
 * Closes somebody's account as they could themselves: signed out at once, erased after the grace.
 */
export async function deletePerson(ctx: Ctx, viewer: Viewer, id: string): Promise<void> {
  requireOwner(viewer);
  const person = await changeable(ctx, viewer, id);
  const audit = entry(ctx, viewer, person, "accountDeleted", { deleted: [false, true] });
  if (!(await closeAccountOf(ctx, person, audit))) throw new DomainError("changedMeanwhile");
}

/** Restores a deleted account with its data, but without its old sessions. Throws notFound. */
export async function restorePerson(ctx: Ctx, viewer: Viewer, id: string): Promise<void> {
  requireOwner(viewer);
  await ctx.limitRate("write");
  const person = await readPerson(ctx.db, id);
  if (!person?.deletedAt) throw new DomainError("notFound");
  const audit = entry(ctx, viewer, person, "accountRestored", { deleted: [true, false] });
  if (!(await restoreUser(ctx.db, id, audit))) throw new DomainError("changedMeanwhile");
}

/**
 * The whole hash of somebody's password, after the Owner typed their own again; null where there is
 * none. Noted before it is shown. Throws invalidInput for a wrong password, notFound.
 */
export async function revealHash(
  ctx: Ctx,
  viewer: Viewer,
  { userId, password }: { userId: string; password: string },
): Promise<string | null> {
  requireOwner(viewer);
  await confirmOwnPassword(ctx, viewer, password);
  const person = await readPerson(ctx.db, userId);
  if (!person) throw new DomainError("notFound");
  await noteReveal(ctx.db, userId, entry(ctx, viewer, person, "hashShown", {}));
  return person.password;
}

/** May this viewer make and remove staff at all? Throws as `setStaff` does. */
export async function requireStaffMaker(ctx: Ctx, viewer: Viewer): Promise<void> {
  requireStaff(viewer);
  if (!viewer.isOwner && (await readAllSwitches(ctx)).ownerMakesStaff) {
    throw new DomainError("forbidden", { staff: "staffByOwner" });
  }
  requireRecentSignIn(ctx, viewer);
}

/** The mail that tells the Owner of a change of rights; null while there is no Owner yet. */
async function tellOwner(
  ctx: Ctx,
  template: "staff_given" | "staff_taken",
  { actor, name }: { actor: string; name: string },
) {
  const owner = await readOwner(ctx.db);
  if (!owner) return null;
  const { id: userId, email: to, locale, username } = owner;
  return composeMail(ctx, { template, to, locale, userId, values: { username, actor, name } });
}

/** The person, if this viewer may change their account. */
async function changeable(ctx: Ctx, viewer: Viewer, id: string): Promise<PersonRow> {
  await ctx.limitRate("write");
  const person = await readPerson(ctx.db, id);
  if (!person || person.deletedAt !== null) throw new DomainError("notFound");
  const isSelf = person.id === viewer.account?.id;
  if (isSelf || person.usernameKey === OWNER_KEY) throw new DomainError("forbidden");
  return person;
}

/** An entry about a person; each fact as it was and as it is. */
function entry(
  ctx: Ctx,
  viewer: Viewer,
  person: PersonRow,
  action: AuditAction,
  facts: Record<string, [unknown, unknown]>,
) {
  const at = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(facts).map(([name, pair]) => [name, pair[index]]));
  const target = { type: "user" as const, id: person.id };
  return composeAudit(ctx, viewer, { action, target, before: at(0), after: at(1) });
}

async function pageOf<Row extends PersonRow>(
  viewer: Viewer,
  rows: Row[],
  keyText: (row: Row) => string = ({ createdAt, id }) => `${createdAt}.${id}`,
): Promise<PeoplePage> {
  const shown = rows.slice(0, PEOPLE_PAGE);
  const last = shown.at(-1);
  const people = await Promise.all(shown.map((row) => viewOf(viewer, row)));
  return { people, next: last && rows.length > PEOPLE_PAGE ? keyText(last) : null };
}

function keyOf({ after }: PeopleInput): Key | null {
  if (!after) return null;
  const dot = after.indexOf(".");
  return { at: Number(after.slice(0, dot)), id: after.slice(dot + 1) };
}

async function viewOf(viewer: Viewer, row: PersonRow): Promise<Person> {
  const { id, username, email, isPremium, isStaff, createdAt, deletedAt } = row;
  const isOwner = row.usernameKey === OWNER_KEY;
  const person = { id, username, email, isPremium, isStaff, isOwner, createdAt, deletedAt };
  return viewer.isOwner ? { ...person, password: await fingerprint(row.password) } : person;
}

/** "scrypt · 3f9a12c0": enough to see that a hash changed, too little to guess from. */
async function fingerprint(phc: string | null): Promise<string | null> {
  if (!phc) return null;
  const scheme = phc.split("$")[1] ?? "?";
  return `${scheme} · ${(await hashToken(phc)).slice(0, 8)}`;
}

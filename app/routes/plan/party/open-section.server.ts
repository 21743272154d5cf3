/** The way into every section of party planning. */
import type { RouterContextProvider } from "react-router";
import type { Party } from "#shared/party/plans/schema";
import type { Viewer } from "#shared/viewer";
import { readForm, textOf } from "~/forms/handle-form.server";
import type { Submission } from "~/forms/intents.server";
import { requireSignedIn } from "~/guards.server";
import { redirect } from "~/lib/router";
import type { Ctx } from "~worker/context";
import { arePartiesOpen, findParty } from "~worker/domain/party/plans/plans.server";

type Section = {
  ctx: Ctx;
  viewer: Viewer;
  /**
   * The party that `?party=` names, else the next one; null without any, or while the sections are
   * closed.
   */
  party: Party | null;
  /** The party and a few that come next. */
  parties: Party[];
  /** False while the Owner keeps the party tools off: the sections say that they come soon. */
  isOpen: boolean;
};

/** The layout and the section in it ask in one request; after a change only redirects follow. */
const sections = new WeakMap<Ctx, Promise<Section>>();

/**
 * Throws a redirect: to /auth for who isn't signed in, to /party-planning for who isn't premium.
 */
export async function openSection(args: {
  url: URL;
  context: Readonly<RouterContextProvider>;
}): Promise<Section> {
  const { ctx, viewer } = requireSignedIn(args);
  // That page says why, and leads on to /premium.
  if (!viewer.isPremium) throw redirect("/party-planning");
  const known = sections.get(ctx);
  if (known) return known;
  const section = findSection(ctx, viewer, args.url.searchParams.get("party"));
  sections.set(ctx, section);
  return section;
}

async function findSection(ctx: Ctx, viewer: Viewer, wanted: string | null): Promise<Section> {
  if (!(await arePartiesOpen(ctx))) {
    return { ctx, viewer, party: null, parties: [], isOpen: false };
  }
  return { ctx, viewer, isOpen: true, ...(await findParty(ctx, viewer, wanted)) };
}

/** A form that one of the sections was sent, and the party that it is about. */
export type SectionSubmission = { ctx: Ctx; viewer: Viewer; partyId: string } & Submission;

/** Reads the form that a section was sent. Throws what openSection throws. */
export async function readSectionForm(
  args: Parameters<typeof openSection>[0] & { request: Request },
): Promise<SectionSubmission> {
  const { ctx, viewer, party } = await openSection(args);
  const { request } = args;
  const form = await readForm(request);
  // The form's own party: the address may name none, and another one may be the next by now.
  const partyId = textOf(form, "party") || (party?.id ?? "");
  return { ctx, viewer, partyId, request, form };
}

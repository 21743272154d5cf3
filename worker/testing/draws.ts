/** What tests of draws share: a host with a draw, and people who open their envelopes. */
import { drawInput } from "#shared/draws/schema";
import { VISITOR, type Viewer } from "#shared/viewer";
import type { Ctx } from "../context";
import { drawNames } from "../domain/draws/drawing.server";
import { addNames, createDraw, getDraw } from "../domain/draws/draws.server";
import { openEnvelopeOnce, openLink, readEnvelope } from "../domain/draws/envelopes.server";
import { newToken } from "../domain/tokens";
import { as } from "./own-account";
import { registerPerson } from "./people";

export const NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eve"];

export const asVisitor = <T>(work: (ctx: Ctx) => Promise<T>) => as("", (ctx) => work(ctx));

/** Somebody with a draw of five people, which they may draw, look at and give links of. */
export async function newHost() {
  const { cookie, user } = await registerPerson();
  const asHost = <T>(work: (ctx: Ctx, viewer: Viewer) => Promise<T>) => as(cookie, work);
  const newDraw = async (names: readonly string[] = NAMES) => {
    const { id } = await asHost((ctx, viewer) =>
      createDraw(ctx, viewer, drawInput.parse({ title: "Christmas", limit: "25" })),
    );
    if (names.length > 0) {
      await asHost((ctx, viewer) => addNames(ctx, viewer, id, names.join("\n")));
    }
    return id;
  };
  const drawId = await newDraw();
  const hosted = (held: string[] = [], id = drawId) =>
    asHost((ctx, viewer) => getDraw(ctx, viewer, id, held));
  return {
    ...{ cookie, userId: user.id, drawId, asHost, newDraw, hosted },
    draw: (id = drawId) => asHost((ctx, viewer) => drawNames(ctx, viewer, id)),
    linkOf: async (name: string, key: string) => {
      const { people } = await hosted([key]);
      return people.find((person) => person.name === name)?.token ?? "";
    },
    /** Opens everybody's link; answers their own links by name. */
    openAll: async (key: string, id = drawId) => {
      const owns = new Map<string, string>();
      for (const { name, token } of (await hosted([key], id)).people) {
        owns.set(name, await openEnvelope(token ?? ""));
      }
      return owns;
    },
  };
}
export type Host = Awaited<ReturnType<typeof newHost>>;

/** Opens the envelope of a host's link; answers the own link. */
export async function openEnvelope(given: string, own = newToken()): Promise<string> {
  await asVisitor((ctx) => openEnvelopeOnce(ctx, VISITOR, given, own));
  return own;
}

/** What an own link shows. */
export const readOwn = (own: string) =>
  asVisitor(async (ctx) => {
    const link = await openLink(ctx, own, []);
    if (link.kind !== "own") throw new Error(link.kind);
    return readEnvelope(ctx, own, link.seat);
  });

/** Who gives to whom, as their own links show it. */
export async function pairsOf(owns: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const pairs = new Map<string, string>();
  for (const [name, own] of owns) pairs.set(name, (await readOwn(own)).receiver);
  return pairs;
}

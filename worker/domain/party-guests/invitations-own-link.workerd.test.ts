/** A guest's own link: one answer and its details, how long it may change, and taking it back. */
import { describe, expect, test } from "vitest";
import { testCtx } from "../../testing/ctx";
import { hostWithGuests, newParty } from "../../testing/guests";
import { newToken } from "../tokens";
import {
  answerByLink,
  deleteAnswer,
  readAnswer,
  readGuestByToken,
  readInvitation,
  setAnswer,
  setDetails,
} from "./invitations.server";
import { detailsInput } from "./schema";

const { ctx } = testCtx();
const { host, invite, listOf, link } = hostWithGuests(ctx);
const at = (time: string) => ({ ...ctx, now: Date.parse(time) / 1000 });

describe("a guest's own link", () => {
  test("changes that answer; two at once change two", async () => {
    const party = await newParty(ctx, host);
    const [ana, ben] = [
      await invite(party.id, { plusOnes: "1" }),
      await invite(party.id, { name: "Ben" }),
    ];
    await Promise.all([
      setAnswer(ctx, party.inviteToken, ana.editToken, { answer: "yes" }),
      setAnswer(ctx, party.inviteToken, ben.editToken, { answer: "no" }),
      setDetails(
        ctx,
        party.inviteToken,
        ana.editToken,
        detailsInput.parse({ adults: "2", diet: "vegan", note: "Yes\r\nplease" }),
      ),
    ]);
    expect(await listOf(party.id)).toMatchObject([
      { name: "Ana", answer: "yes", adults: 2, diet: "vegan", note: "Yes\nplease" },
      { name: "Ben", answer: "no", adults: 1 },
    ]);
  });

  test("of another party, or of nobody, opens nothing", async () => {
    const [party, other] = [await newParty(ctx, host), await newParty(ctx, host)];
    const ana = await invite(party.id, {});
    for (const token of [ana.editToken, newToken(), "x"]) {
      const doors = [
        () => readAnswer(ctx, other.inviteToken, token),
        () => setAnswer(ctx, other.inviteToken, token, { answer: "no" }),
        () => setDetails(ctx, other.inviteToken, token, detailsInput.parse({})),
        () => deleteAnswer(ctx, other.inviteToken, token),
      ];
      for (const door of doors) await expect(door()).rejects.toMatchObject({ code: "notFound" });
      expect(await readGuestByToken(ctx, other.inviteToken, token)).toBeNull();
    }
    expect(await listOf(party.id)).toEqual([ana]);
  });

  test("brings no more people than the host allows", async () => {
    const party = await newParty(ctx, host);
    const { editToken } = await invite(party.id, { plusOnes: "1" });
    const details = (fields: object) =>
      setDetails(ctx, party.inviteToken, editToken, detailsInput.parse(fields));
    await details({ adults: "1", children: "1" });
    await expect(details({ adults: "3" })).rejects.toMatchObject({
      fields: { adults: "headsTooMany" },
    });
    await expect(details({ adults: "2", children: "1" })).rejects.toMatchObject({
      fields: { children: "headsTooMany" },
    });
    expect(await listOf(party.id)).toMatchObject([{ adults: 1, children: 1 }]);
  });

  test("takes the answer back: invited guests stay, with nothing of what they said", async () => {
    const party = await newParty(ctx, host);
    const ana = await invite(party.id, { plusOnes: "1" });
    const ben = await link(party.inviteToken, "Ben");
    for (const token of [ana.editToken, ben]) {
      await setAnswer(ctx, party.inviteToken, token, { answer: "yes" });
      const details = detailsInput.parse({ adults: "2", diet: "vegan", note: "Hello" });
      await setDetails(ctx, party.inviteToken, token, details);
    }
    expect(await deleteAnswer(ctx, party.inviteToken, ana.editToken)).toEqual({ isListed: true });
    expect(await deleteAnswer(ctx, party.inviteToken, ben)).toEqual({ isListed: false });
    expect(await listOf(party.id)).toEqual([ana]);
  });

  test("is closed after the day that follows the party, but for taking it back", async () => {
    const party = await newParty(ctx, host);
    const { editToken } = await invite(party.id, {});
    const [last, late] = [at("2027-06-01T21:59:00Z"), at("2027-06-01T22:00:00Z")];
    await setAnswer(last, party.inviteToken, editToken, { answer: "yes" });
    const doors = [
      () => setAnswer(late, party.inviteToken, editToken, { answer: "no" }),
      () => setDetails(late, party.inviteToken, editToken, detailsInput.parse({})),
      () => answerByLink(late, party.inviteToken, { name: "Ben", answer: "yes", key: newToken() }),
    ];
    for (const door of doors) {
      const fields = await door().catch((error) => error.fields);
      expect(Object.values(fields)).toEqual(["answersClosed"]);
    }
    expect((await readInvitation(late, party.inviteToken)).isClosed).toBe(true);
    await deleteAnswer(late, party.inviteToken, editToken);
    expect(await listOf(party.id)).toMatchObject([{ answer: "none" }]);
  });
});

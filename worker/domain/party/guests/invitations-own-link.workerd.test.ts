/** A guest's own link: one answer and its details, how long it may change, and taking it back. */
import { describe, expect, test } from "vitest";
import { detailsInput, guestChange, guestFilter } from "#shared/party/guests/schema";
import { testCtx } from "../../../testing/ctx";
import { hostWithGuests, newParty } from "../../../testing/guests";
import { newToken } from "../../tokens";
import { listGuests, renewGuestLink, updateGuest } from "./guests.server";
import {
  answerByLink,
  deleteAnswer,
  readAnswer,
  readGuestByToken,
  readInvitation,
  setAnswer,
  setDetails,
} from "./invitations.server";

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
      setAnswer(ctx, ana.editToken, { answer: "yes" }),
      setAnswer(ctx, ben.editToken, { answer: "no" }),
      setDetails(
        ctx,
        ana.editToken,
        detailsInput.parse({ adults: "2", diet: "vegan", note: "Yes\r\nplease" }),
      ),
    ]);
    expect(await listOf(party.id)).toMatchObject([
      { name: "Ana", answer: "yes", adults: 2, diet: "vegan", note: "Yes\nplease" },
      { name: "Ben", answer: "no", adults: 1 },
    ]);
  });

  test("opens its own party alone, and that of nobody opens nothing", async () => {
    const [party, other] = [await newParty(ctx, host), await newParty(ctx, host)];
    const ana = await invite(party.id, {});
    expect((await readGuestByToken(ctx, ana.editToken))?.party.id).toBe(party.id);
    for (const token of [other.inviteToken, party.inviteToken, party.feedToken, newToken(), "x"]) {
      const uses = [
        () => readAnswer(ctx, token),
        () => setAnswer(ctx, token, { answer: "no" }),
        () => setDetails(ctx, token, detailsInput.parse({})),
        () => deleteAnswer(ctx, token),
      ];
      for (const use of uses) await expect(use()).rejects.toMatchObject({ code: "notFound" });
      expect(await readGuestByToken(ctx, token)).toBeNull();
    }
    expect(await listOf(party.id)).toEqual([ana]);
  });

  test("brings no more people than the host allows", async () => {
    const party = await newParty(ctx, host);
    const { editToken } = await invite(party.id, { plusOnes: "1" });
    const details = (fields: object) => setDetails(ctx, editToken, detailsInput.parse(fields));
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
      await setAnswer(ctx, token, { answer: "yes" });
      const details = detailsInput.parse({ adults: "2", diet: "vegan", note: "Hello" });
      await setDetails(ctx, token, details);
    }
    expect(await deleteAnswer(ctx, ana.editToken)).toMatchObject({ isListed: true });
    expect(await deleteAnswer(ctx, ben)).toMatchObject({ isListed: false });
    expect(await listOf(party.id)).toEqual([ana]);
  });

  test("shows the shared link only to a browser that has used it", async () => {
    const party = await newParty(ctx, host);
    const ana = await invite(party.id, {});
    expect((await readAnswer(ctx, ana.editToken)).sharedLink).toBeNull();
    expect((await readAnswer(ctx, ana.editToken, [newToken()])).sharedLink).toBeNull();
    const { sharedLink } = await readAnswer(ctx, ana.editToken, [party.inviteToken]);
    expect(sharedLink).toBe(party.inviteToken);
    const everything = JSON.stringify(await readAnswer(ctx, ana.editToken));
    expect(everything).not.toContain(party.inviteToken);
    expect(await deleteAnswer(ctx, ana.editToken)).toEqual({ isListed: true, sharedLink: null });
  });

  test("made anew, opens the answer, and the old one nothing", async () => {
    const party = await newParty(ctx, host);
    const ana = await invite(party.id, {});
    const { editToken } = await renewGuestLink(ctx, host, party.id, ana.id);
    expect(editToken).not.toBe(ana.editToken);
    expect((await readAnswer(ctx, editToken)).own.name).toBe("Ana");
    await expect(readAnswer(ctx, ana.editToken)).rejects.toMatchObject({ code: "notFound" });
    await expect(renewGuestLink(ctx, host, party.id, "nobody")).rejects.toMatchObject({
      code: "notFound",
    });
  });

  test("neither shows nor erases what the host noted", async () => {
    const party = await newParty(ctx, host);
    const ana = await invite(party.id, {});
    const change = guestChange.parse({ name: "Ana", hostDiet: "coeliac, medication at 8" });
    await updateGuest(ctx, host, party.id, ana.id, change);
    await setAnswer(ctx, ana.editToken, { answer: "yes" });
    expect(JSON.stringify(await readAnswer(ctx, ana.editToken))).not.toContain("coeliac");
    const details = { adults: "1", diet: "No nuts", note: "See you" };
    await setDetails(ctx, ana.editToken, detailsInput.parse(details));
    expect(await listOf(party.id)).toMatchObject([
      { diet: "No nuts", note: "See you", hostDiet: "coeliac, medication at 8" },
    ]);
    await deleteAnswer(ctx, ana.editToken);
    expect(await listOf(party.id)).toMatchObject([
      { answer: "none", diet: "", note: "", hostDiet: "coeliac, medication at 8" },
    ]);
  });

  test("keeps what the guest wrote when the host changes something", async () => {
    const party = await newParty(ctx, host);
    const ana = await invite(party.id, {});
    await setAnswer(ctx, ana.editToken, { answer: "yes" });
    await setDetails(ctx, ana.editToken, detailsInput.parse({ diet: "vegan", note: "Hello" }));
    const change = guestChange.parse({ name: "Ana Ruiz", answer: "maybe", hostDiet: "no fish" });
    await updateGuest(ctx, host, party.id, ana.id, change);
    expect((await readAnswer(ctx, ana.editToken)).own).toMatchObject({
      ...{ name: "Ana Ruiz", answer: "maybe", diet: "vegan", note: "Hello" },
    });
    const [shown] = (await listGuests(ctx, host, party.id, guestFilter.parse({}))).diets;
    expect(shown?.diet).toBe("vegan · no fish");
  });

  test("is closed after the day that follows the party, but for taking it back", async () => {
    const party = await newParty(ctx, host);
    const { editToken } = await invite(party.id, {});
    const [last, late] = [at("2027-06-01T21:59:00Z"), at("2027-06-01T22:00:00Z")];
    await setAnswer(last, editToken, { answer: "yes" });
    const uses = [
      () => setAnswer(late, editToken, { answer: "no" }),
      () => setDetails(late, editToken, detailsInput.parse({})),
      () => answerByLink(late, party.inviteToken, { name: "Ben", answer: "yes", key: newToken() }),
    ];
    for (const use of uses) {
      const fields = await use().catch((error) => error.fields);
      expect(Object.values(fields)).toEqual(["answersClosed"]);
    }
    expect((await readInvitation(late, party.inviteToken)).isClosed).toBe(true);
    await deleteAnswer(late, editToken);
    expect(await listOf(party.id)).toMatchObject([{ answer: "none" }]);
  });
});

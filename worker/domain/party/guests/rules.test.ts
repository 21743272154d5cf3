import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GUEST_LIMITS, type Guest } from "#shared/party/guests/schema";
import {
  alikeAnswers,
  allowanceOf,
  fits,
  foodNotes,
  headcount,
  isClosed,
  lastKey,
  maySeeGifts,
  nameKey,
  readPaste,
  selfAddedMost,
  tallyOf,
  unanswered,
} from "./rules";

const guest = fc.record({
  answer: fc.constantFrom("none" as const, "yes" as const, "maybe" as const, "no" as const),
  adults: fc.integer({ min: 1, max: 50 }),
  children: fc.integer({ min: 0, max: 50 }),
  plusOnes: fc.integer({ min: 0, max: 20 }),
  diet: fc.constantFrom("", "vegan"),
  hostDiet: fc.constantFrom("", "no nuts"),
  isSelfAdded: fc.boolean(),
  isUnconfirmed: fc.boolean(),
  isGuestOfHonour: fc.boolean(),
});

/** A guest whom the host listed, as far as sums look at them. */
const LISTED = {
  ...{ adults: 1, children: 0, plusOnes: 0, diet: "", hostDiet: "" },
  ...{ isSelfAdded: false, isUnconfirmed: false, isGuestOfHonour: false },
};

describe("headcount", () => {
  test("is a range that holds what is likely", () => {
    fc.assert(
      fc.property(fc.array(guest, { maxLength: 60 }), (guests) => {
        const { low, likely, high } = headcount(tallyOf(guests));
        expect(low).toBeLessThanOrEqual(likely);
        expect(likely).toBeLessThanOrEqual(high);
        expect([low, likely, high].every(Number.isInteger)).toBe(true);
      }),
    );
  });

  test("an answer never widens the range", () => {
    fc.assert(
      fc.property(
        fc.array(guest, { maxLength: 30 }),
        fc.nat({ max: 4 }),
        fc.constantFrom("yes" as const, "no" as const),
        (guests, plusOnes, answer) => {
          const open = { ...LISTED, answer: "none" as const, plusOnes };
          const before = headcount(tallyOf([...guests, open]));
          const after = headcount(tallyOf([...guests, { ...open, answer, adults: 1 + plusOnes }]));
          expect(after.low).toBeGreaterThanOrEqual(before.low);
          expect(after.high).toBeLessThanOrEqual(before.high);
        },
      ),
    );
  });

  test("counts as its description says", () => {
    const person = { ...LISTED, adults: 2, children: 1, plusOnes: 2 };
    const tally = tallyOf([
      { ...person, answer: "yes" },
      { ...person, answer: "maybe" },
      { ...person, answer: "none" },
      { ...person, answer: "no" },
    ]);
    expect(headcount(tally)).toEqual({ low: 3, likely: 3 + Math.round(1.5 + 2 / 3), high: 9 });
    expect(unanswered(tally)).toBe(1);
    expect(headcount(tallyOf([]))).toEqual({ low: 0, likely: 0, high: 0 });
  });

  test("an unconfirmed answer changes nothing but its own sums", () => {
    fc.assert(
      fc.property(fc.array(guest, { maxLength: 30 }), guest, (guests, more) => {
        const unconfirmed = { ...more, isSelfAdded: true, isUnconfirmed: true };
        const [before, after] = [tallyOf(guests), tallyOf([...guests, unconfirmed])];
        expect(headcount(after)).toEqual(headcount(before));
        expect(after).toEqual({
          ...before,
          selfAdded: before.selfAdded + 1,
          unconfirmed: before.unconfirmed + 1,
          honoured: before.honoured + Number(more.isGuestOfHonour),
        });
      }),
    );
  });
});

test("a kitchen reads what guest and host wrote, the same words once", () => {
  expect(foodNotes({ diet: "vegan", hostDiet: "no nuts" })).toBe("vegan · no nuts");
  expect(foodNotes({ diet: "", hostDiet: "no nuts" })).toBe("no nuts");
  expect(foodNotes({ diet: "vegan", hostDiet: "" })).toBe("vegan");
  expect(foodNotes({ diet: "VEGAN", hostDiet: "vegan" })).toBe("vegan");
  expect(foodNotes({ diet: "", hostDiet: "" })).toBe("");
});

test("twice as many as expected may add themselves, and at least twenty", () => {
  expect([1, 10, 11, 50, 1_000].map(selfAddedMost)).toEqual([20, 20, 22, 100, 2_000]);
});

test.each([
  // Listed by the host, self-added, self-added and let in; without and with a guest of honour.
  [{ isSelfAdded: false, seesGifts: false }, [true, true]],
  [{ isSelfAdded: true, seesGifts: false }, [true, false]],
  [{ isSelfAdded: true, seesGifts: true }, [true, true]],
])("%j may see the gifts: %j", (facts, [before, after]) => {
  const person = { ...facts, isGuestOfHonour: false };
  expect([maySeeGifts(person, false), maySeeGifts(person, true)]).toEqual([before, after]);
  const honoured = { ...facts, isGuestOfHonour: true };
  expect([maySeeGifts(honoured, false), maySeeGifts(honoured, true)]).toEqual([false, false]);
});

describe("a pasted list", () => {
  test.each([
    ["Ana\nBen, Cleo; Dan", ["Ana", "Ben", "Cleo", "Dan"]],
    ["1. Ana\r\n2) Ben\n- Cleo\n• Dan", ["Ana", "Ben", "Cleo", "Dan"]],
    ["小明、小红，李雷；韩梅梅", ["小明", "小红", "李雷", "韩梅梅"]],
    ["  José   Luis  \n\n\n", ["José Luis"]],
  ])("%j names its guests", (text, names) => {
    expect(readPaste(text)).toEqual({
      guests: names.map((name) => ({ name, email: "", plusOnes: 0 })),
      repeated: [],
      unread: [],
    });
  });

  test.each([
    ["Ana Ruiz <ana@example.com>", { name: "Ana Ruiz", email: "ana@example.com" }],
    ['"Ana Ruiz" <ana@example.com>', { name: "Ana Ruiz", email: "ana@example.com" }],
    ["Ana Ruiz ana@example.com", { name: "Ana Ruiz", email: "ana@example.com" }],
    ["Ana (ana@example.com)", { name: "Ana", email: "ana@example.com" }],
    ["ana@example.com", { name: "ana", email: "ana@example.com" }],
    ["<ana@example.com>", { name: "ana", email: "ana@example.com" }],
  ])("%j is a name and a mail", (text, guest) => {
    expect(readPaste(text).guests).toEqual([{ ...guest, plusOnes: 0 }]);
  });

  test("reads names beside mails as spreadsheets have them, and who may bring others", () => {
    const ana = { name: "Ana Silva", email: "ana@example.com", plusOnes: 0 };
    const ben = { name: "Ben", email: "ben@example.com", plusOnes: 0 };
    expect(readPaste("Ana Silva, ana@example.com\nBen\tben@example.com").guests).toEqual([
      ana,
      ben,
    ]);
    expect(readPaste("Ana Silva,ana@example.com,Ben,ben@example.com").guests).toEqual([ana, ben]);
    expect(readPaste("Cleo +2, Dan (+ 1)\n+3\nEve +99").guests).toEqual([
      { name: "Cleo", email: "", plusOnes: 2 },
      { name: "Dan", email: "", plusOnes: 1 },
      { name: "+3", email: "", plusOnes: 0 },
      { name: "Eve +99", email: "", plusOnes: 0 },
    ]);
    const mails = readPaste("ana@example.com, ben@example.com").guests;
    expect(mails.map(({ name }) => name)).toEqual(["ana", "ben"]);
  });

  test("tells doubles and what it can't read", () => {
    const pasted = readPaste(`José\nJOSE\nBen <nonsense>\n${"x".repeat(81)}\n\u200b`);
    expect(pasted.guests).toEqual([{ name: "José", email: "", plusOnes: 0 }]);
    expect(pasted.repeated).toEqual(["JOSE"]);
    expect(pasted.unread.map(({ reason }) => reason)).toEqual([
      "emailInvalid",
      "tooLong",
      "guestNameRequired",
    ]);
  });

  test("no piece is longer than a name and a mail; the rest of the list is read", () => {
    const hostile = `${"@".repeat(3_500)}( x`;
    const { guests, unread } = readPaste(`Ana\n${hostile}\nBen`);
    expect(guests.map(({ name }) => name)).toEqual(["Ana", "Ben"]);
    expect(unread[0]).toEqual({ text: "@".repeat(120), reason: "tooLong" });
  });

  test.each([
    ["- ", []],
    ["Ana @home", [{ name: "Ana @home", email: "" }]],
    ["Ana <>", [{ name: "Ana", email: "" }]],
    ["«Ana Ruiz» (ana@example.com)", [{ name: "Ana Ruiz", email: "ana@example.com" }]],
  ])("%j is %j", (text, guests) => {
    expect(readPaste(text).guests).toEqual(guests.map((guest) => ({ ...guest, plusOnes: 0 })));
  });

  test("loses nothing and takes no more than one paste may", () => {
    const word = fc.stringMatching(/^[a-zé<>@. ]{0,12}$/u);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 260 }), (words) => {
        const pieces = words.filter((piece) => piece.trim() !== "");
        const { guests, repeated, unread } = readPaste(words.join("\n"));
        expect(guests.length + repeated.length + unread.length).toBe(pieces.length);
        expect(guests.length).toBeLessThanOrEqual(GUEST_LIMITS.paste);
        const keys = guests.map(({ name }) => nameKey(name));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
    const many = readPaste(Array.from({ length: 205 }, (_, index) => `Guest ${index}`).join(","));
    expect(many.guests).toHaveLength(200);
    expect(many.unread.map(({ reason }) => reason)).toEqual(Array(5).fill("pasteTooMany"));
  });
});

test("keys of names ignore case, accents, width and blanks", () => {
  expect(nameKey("  JOSÉ  Núñez ")).toBe(nameKey("jose nunez"));
  expect(nameKey("ＡＮＡ")).toBe("ana");
  expect(lastKey("José Núñez")).toBe("nunez");
  expect(lastKey("王小明")).toBe("王小明");
  expect(nameKey("\u0301")).not.toBe("");
});

describe("what an answer may bring", () => {
  test("never passes the host's plus-ones, nor the shared link's limits", () => {
    fc.assert(
      fc.property(guest, fc.integer({ min: 1, max: 60 }), fc.nat(60), (one, adults, children) => {
        const { heads } = allowanceOf(one);
        const isKept = adults === one.adults && children === one.children;
        if (fits({ adults, children }, one) && !isKept) {
          expect(adults + children).toBeLessThanOrEqual(heads);
        }
        expect(fits(one, one)).toBe(true);
      }),
    );
    const listed = { isSelfAdded: false, plusOnes: 2, adults: 1, children: 0 };
    expect(fits({ adults: 2, children: 1 }, listed)).toBe(true);
    expect(fits({ adults: 3, children: 1 }, listed)).toBe(false);
    expect(fits({ adults: 5, children: 10 }, { ...listed, isSelfAdded: true })).toBe(true);
    expect(fits({ adults: 6, children: 0 }, { ...listed, isSelfAdded: true })).toBe(false);
  });
});

test("answers close when the day after is over where the party is", () => {
  const at = (text: string) => Date.parse(text) / 1000;
  const party = { eventDate: "2027-05-31", timeZone: "America/Los_Angeles" };
  expect(isClosed(party, at("2027-06-02T06:59:00Z"))).toBe(false);
  expect(isClosed(party, at("2027-06-02T07:00:00Z"))).toBe(true);
  const early = { eventDate: "2027-05-31", timeZone: "Pacific/Auckland" };
  expect(isClosed(early, at("2027-06-01T11:59:00Z"))).toBe(false);
  expect(isClosed(early, at("2027-06-01T12:00:00Z"))).toBe(true);
});

test("an answer whose name holds a guest's whole name, or lies in it, is alike", () => {
  const someone = (name: string, facts: Partial<Guest>): Guest => ({
    ...{ id: name, name, email: "", answer: "none", adults: 1, children: 0, plusOnes: 0 },
    ...{ diet: "", note: "", hostDiet: "", editToken: "", answeredAt: null, createdAt: 0 },
    ...{ isGuestOfHonour: false, isSelfAdded: false, isUnconfirmed: false, isApart: false },
    ...{ seesGifts: false, ...facts },
  });
  const said = { answer: "yes" as const, isSelfAdded: true };
  const guests = [
    someone("Uncle Joe", {}),
    someone("Ana", {}),
    someone("Ben", { answer: "no" }),
    someone("joe", said),
    someone("Ana Silva", said),
    someone("Benny", said),
    someone("Ben Ruiz", said),
    someone("Joe", { ...said, isApart: true }),
  ];
  const found = alikeAnswers(guests).map(({ name, target }) => [name, target.name]);
  expect(found).toEqual([
    ["joe", "Uncle Joe"],
    ["Ana Silva", "Ana"],
  ]);
});

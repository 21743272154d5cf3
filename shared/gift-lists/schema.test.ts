import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LIST_LIMITS, listChange, newItemInput, newListInput } from "./schema";

const messageOf = (result: ReturnType<typeof newListInput.safeParse>) =>
  result.error?.issues[0]?.message;

describe("a list's name", () => {
  test.each(["", "   ", "\u200b\u200d", "\n\t", "\u0000"])("%j is none", (name) => {
    expect(messageOf(newListInput.safeParse({ name }))).toBe("listNameRequired");
  });

  test("is one line of at most 60 characters", () => {
    expect(newListInput.parse({ name: "  For\n Mum\u0000 " }).name).toBe("For Mum");
    expect(newListInput.parse({ name: "x".repeat(LIST_LIMITS.name) }).name).toHaveLength(60);
    expect(messageOf(newListInput.safeParse({ name: "x".repeat(61) }))).toBe("tooLong");
  });

  test("is well-formed and stays the same when read again, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (typed) => {
        const { data } = listChange.safeParse({ name: typed });
        if (!data?.name) return;
        expect(data.name.isWellFormed()).toBe(true);
        expect(listChange.parse(data)).toEqual(data);
      }),
    );
  });
});

test("an empty description is none, a missing one is not mentioned", () => {
  expect(listChange.parse({ description: " " })).toEqual({ description: null });
  expect(listChange.parse({ description: null })).toEqual({ description: null });
  expect(listChange.parse({})).toEqual({});
});

test("a note counts a line end once, as the field in the browser does", () => {
  const note = `${"x".repeat(298)}\r\ny`;
  expect(newItemInput.parse({ giftId: "7", note })).toEqual({
    giftId: 7,
    note: `${"x".repeat(298)}\ny`,
  });
});

test.each([0, -1, 1.5, "x", "", null, undefined, 1e300, {}])("no gift has the id %j", (giftId) => {
  const { error } = newItemInput.safeParse({ giftId });
  expect(error?.issues[0]?.message).toBe("giftUnknown");
});

test.each([-1, 0.5, 101, "x", "1e9"])("%j is no place on a list", (position) => {
  expect(newItemInput.safeParse({ giftId: 1, position }).success).toBe(false);
});

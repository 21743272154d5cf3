/** Managing gifts over HTTP: who may, and what is wrong in the words of the specification. */
import { describe, expect, test } from "vitest";
import type { CustomGift } from "#shared/catalogue/schema";
import { FIELDS, found, ownerAsAdmin } from "../../../testing/gift-admin";
import { call, registerPerson } from "../../../testing/people";

const { session, create } = ownerAsAdmin();

test("only the Owner may manage gifts", async () => {
  const person = await registerPerson();
  const id = (await create()).id;
  for (const who of [undefined, person.cookie]) {
    const options = who ? { cookie: who } : {};
    const status = who ? 403 : 401;
    expect((await call("POST", "/api/gifts/custom", {}, options)).status).toBe(status);
    expect((await call("PATCH", `/api/gifts/custom/${id}`, {}, options)).status).toBe(status);
    expect((await call("DELETE", `/api/gifts/custom/${id}`, undefined, options)).status).toBe(
      status,
    );
  }
  expect((await found("zephyrine")).map((gift) => gift.id)).toEqual([id]);
});

describe("the calls", () => {
  test("add, change and delete", async () => {
    const made = await call("POST", "/api/gifts/custom", { ...FIELDS, isActive: true }, session);
    expect(made.status).toBe(201);
    const gift = (await made.json()) as CustomGift;
    expect(gift).toMatchObject({ name: FIELDS.name, price: "$25.99", season: null });
    expect(made.headers.get("location")).toBe(`/api/gifts/custom/${gift.id}`);
    const path = `/api/gifts/custom/${gift.id}`;
    const changed = await call("PATCH", path, { price: "$30", season: "autumn" }, session);
    expect(await changed.json()).toMatchObject({
      name: FIELDS.name,
      price: "$30",
      season: "autumn",
    });
    const stale = await call("PATCH", path, { price: "$31", version: 1 }, session);
    expect(stale.status).toBe(409);
    expect((await call("DELETE", path, undefined, session)).status).toBe(204);
    expect((await call("DELETE", path, undefined, session)).status).toBe(404);
  });

  test("say what is wrong, in the words of the specification", async () => {
    const response = await call("POST", "/api/gifts/custom", {}, session);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: {
        name: "Name is required",
        description: "Description is required",
        imageUrl: "Must be a valid URL",
        price: "Price is required",
        category: "Category is required",
        storeUrl: "Must be a valid URL",
      },
    });
    for (const [field, value, message] of [
      ["name", "   ", "Name is required"],
      ["name", { $gt: "" }, "Name is required"],
      ["storeUrl", "javascript:alert(1)", "Must be a valid URL"],
      ["storeUrl", "/pictures/x.webp", "Must be a valid URL"],
      ["imageUrl", "//evil.example/x.png", "Must be a valid URL"],
      ["imageUrl", "/pictures/../x.webp", "Must be a valid URL"],
      ["imageUrl", "data:image/png;base64,AA", "Must be a valid URL"],
      ["price", "$20-30", "Enter one amount in dollars, such as 25.99, not a range."],
      ["price", "free", "Enter one amount in dollars, such as 25.99, not a range."],
      ["price", "$0", "The price must be between $0.01 and $100,000."],
      ["category", "  ", "Category is required"],
      ["category", "x".repeat(61), "This is too long. Please shorten it."],
      ["season", "monsoon", "That option isn’t available."],
      ["season", "__proto__", "That option isn’t available."],
      ["isActive", "constructor", "That option isn’t available."],
      // An object that can't be made text.
      ["isActive", { toString: null, valueOf: null }, "That option isn’t available."],
      ["occasions", { toString: null, valueOf: null }, "That option isn’t available."],
      ["cares", [{ toString: null }], "That option isn’t available."],
      [
        "tags",
        ["tea", "nonsense"],
        "We don’t recognize one of these interests. Use words such as “tea” or “hiking.”",
      ],
      ["cares", ["nuts", "nonsense"], "That option isn’t available."],
      ["ageFrom", "-1", "Enter an age in whole years, from 0 to 120."],
      ["name", "x".repeat(81), "This is too long. Please shorten it."],
    ] as const) {
      const bad = await call("POST", "/api/gifts/custom", { ...FIELDS, [field]: value }, session);
      expect(bad.status, `${field} ${JSON.stringify(value)}`).toBe(400);
      expect(await bad.json()).toMatchObject({ errors: { [field]: message } });
    }
    expect((await call("PATCH", "/api/gifts/custom/abc", {}, session)).status).toBe(404);
    expect((await call("PUT", "/api/gifts/custom/1", {}, session)).headers.get("allow")).toBe(
      "PATCH, DELETE",
    );
  });
});

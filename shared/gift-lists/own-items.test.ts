import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OWN_ITEM_LIMITS, ownItemInput } from "./own-items";
import { readAddress, sharedItem, siteOfAddress, titleOfAddress } from "./web-address";

const problems = (input: object) => {
  const { error } = ownItemInput.safeParse(input);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
};

describe("an address", () => {
  test.each([
    [
      "https://www.amazon.com/Lodge-Cast-Iron-Skillet/dp/B00006JSUA?th=1",
      "Lodge Cast Iron Skillet",
    ],
    ["https://www.etsy.com/listing/123456789/hand-knit-wool-socks", "Hand knit wool socks"],
    ["https://shop.example/p/blue_kettle.html", "Blue kettle"],
    ["https://shop.example/%E7%BA%A2%20%E8%8C%B6", "红 茶"],
    ["https://shop.example/item/紫砂茶壶", "紫砂茶壶"],
    ["https://shop.example/item/B00006JSUA", "Shop.example"],
    ["https://shop.example/%E0%A4%A", "Shop.example"],
    ["https://shop.example", "Shop.example"],
  ])("%s tells the name %j", (address, name) => {
    expect(titleOfAddress(address)).toBe(name);
    expect(ownItemInput.parse({ url: address }).name).toBe(name);
  });

  test("tells its site, and may be pasted without a scheme", () => {
    expect(readAddress(" etsy.com/listing/1 ")).toBe("https://etsy.com/listing/1");
    expect(siteOfAddress("https://www.etsy.com/listing/1")).toBe("etsy.com");
  });

  test.each([
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://shop.example/x",
    "https://user:secret@shop.example/",
    "https://shop.example/a b",
    "https:\\\\shop.example",
    "localhost",
    "not an address",
    "//",
  ])("%j is refused", (url) => {
    expect(problems({ name: "Kettle", url })).toEqual({ url: "urlInvalid" });
  });

  test("is http or https and without a password, whatever is typed", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl()), (text) => {
        const address = readAddress(text);
        if (address === null) return;
        const { protocol, username, password } = new URL(address);
        expect(["http:", "https:"]).toContain(protocol);
        expect(username + password).toBe("");
        expect(ownItemInput.parse({ url: text }).name.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe("what an app shares", () => {
  test.each([
    [
      { url: "https://shop.example/a", title: "Kettle", text: "" },
      "Kettle",
      "https://shop.example/a",
    ],
    [
      { url: "", title: "", text: "Blue kettle https://shop.example/a" },
      "Blue kettle",
      "https://shop.example/a",
    ],
    [{ url: "javascript:alert(1)", title: "Kettle", text: "x" }, "Kettle", null],
    [{ url: "", title: "", text: "" }, "", null],
  ])("%j is an item", (shared, name, url) => {
    expect(sharedItem(shared)).toEqual({ name, url });
  });
});

describe("an own item", () => {
  test("keeps what was typed, the price in cents", () => {
    const typed = { name: " Tea  kettle ", price: "$1,299.50", quantity: "3", priority: "high" };
    expect(ownItemInput.parse({ ...typed, note: "blue\r\none", url: "" })).toEqual({
      name: "Tea kettle",
      url: null,
      priceCents: 129_950,
      note: "blue\none",
      quantity: 3,
      priority: "high",
    });
    expect(ownItemInput.parse({ name: "Kettle" })).toMatchObject({ quantity: 1, priceCents: null });
  });

  test.each([
    [{}, { name: "ownItemNameRequired" }],
    [{ name: "\u200b" }, { name: "ownItemNameRequired" }],
    [{ name: "x".repeat(OWN_ITEM_LIMITS.name + 1) }, { name: "tooLong" }],
    [{ name: "x", price: "10-20" }, { price: "priceInvalid" }],
    [{ name: "x", price: "0" }, { price: "giftPriceRange" }],
    [{ name: "x", quantity: "21" }, { quantity: "quantityRange" }],
    [{ name: "x", quantity: "1.5" }, { quantity: "quantityRange" }],
    [{ name: "x", priority: "urgent" }, { priority: "invalidField" }],
    [{ name: "x", note: "x".repeat(OWN_ITEM_LIMITS.note + 1) }, { note: "tooLong" }],
  ])("%j has the problem %j", (input, wrong) => {
    expect(problems(input)).toEqual(wrong);
  });
});

import { expect, test } from "vitest";
import { readCatalogue } from "../../../scripts/lib/catalogue-files";
import { type CatalogueGift, catalogueGiftSchema } from "./gift-file";

const [gift] = readCatalogue().gifts as [CatalogueGift];
const faultsOf = (changes: Partial<CatalogueGift>) =>
  (catalogueGiftSchema.safeParse({ ...gift, ...changes }).error?.issues ?? []).map(
    ({ message }) => message,
  );
const vegan = { ...gift.text, en: { ...gift.text.en, name: "Vegan wallet in cork" } };

test("a gift of the files is valid", () => {
  expect(faultsOf({})).toEqual([]);
});

test.each<[string, Partial<CatalogueGift>]>([
  ["is called vegan and contains what a vegan avoids", { text: vegan, cares: ["wool"] }],
  ["alcohol is for ages 21 and up", { cares: ["alcohol"], ages: [18, 120] }],
  [
    "is no interest of the tree",
    { serves: ["underwater basketry"], situations: [], merit: { "underwater basketry": 9 } },
  ],
  ["serves no interest and suits no situation", { serves: [], situations: [], merit: {} }],
  [
    "a gift for situations presumes nothing",
    { serves: [], situations: ["any"], presumes: ["tea"], merit: { any: 5 } },
  ],
  ["has a scope for what it doesn't serve", { scope: { wildlife: "part" } }],
  ["needs a merit for each of its interests and situations, and for no other", { merit: {} }],
  ["the price sits on the border of two budget bands", { priceCents: 5_000 }],
])("%s", (message, changes) => {
  expect(faultsOf(changes)).toEqual([message]);
});

test("a gift that is called vegan and contains nothing of animals is valid", () => {
  expect(faultsOf({ text: vegan, cares: ["plastic"] })).toEqual([]);
});

import { expect, test } from "vitest";
import { type Address, addressOfUrl, href } from "./address";

test("href fills in a route's parameters, encoded", () => {
  expect(href("/lists/:id", { id: "a/b" })).toBe("/lists/a%2Fb");
  expect(href("/dev/gifts/:id", { id: 7 })).toBe("/dev/gifts/7");
  expect(href("/rsvp/:token/calendar.ics", { token: "t" })).toBe("/rsvp/t/calendar.ics");
  expect(href("/category/:category", { category: "St. Patrick's Day" })).toBe(
    "/category/St.%20Patrick's%20Day",
  );
});

test("the types take addresses of routes, and refuse all others", () => {
  const id = String(7);
  const good: Address[] = [
    "/about",
    "/search?q=tea",
    "/account#passkeys",
    href("/lists/:id", { id }),
    `${href("/lists/:id", { id })}#gift-${id}`,
    addressOfUrl(new URL("https://shop.example/lists?after=1")),
  ];
  expect(good).toContain("/lists/7#gift-7");
  const bad: Address[] = [
    // @ts-expect-error no such page
    "/abuot",
    // @ts-expect-error a page below one that has none
    "/search/tea",
    // @ts-expect-error parameters are filled in by href
    `/lists/${id}`,
    // @ts-expect-error nor written out
    "/lists/7",
    // @ts-expect-error any text
    id,
  ];
  expect(bad).toHaveLength(5);
  // @ts-expect-error no such route
  expect(href("/list/:id", { id })).toBe("/list/7");
  // @ts-expect-error another parameter than the route's
  expect(href("/lists/:id", { slug: id })).toBe("/lists/");
});

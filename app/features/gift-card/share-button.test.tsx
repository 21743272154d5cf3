// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { GiftView } from "#shared/catalogue/schema";
import { TestPage } from "~/testing/page";
import { ShareButton } from "./share-button";

const GIFT = {
  id: 7,
  name: "Teapot",
  slug: "teapot",
  description: "Holds a litre.",
  isActive: true,
} as GiftView;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("copies words and address where the browser can't share", async () => {
  let copied = "";
  const writeText = async (text: string) => {
    copied = text;
  };
  vi.stubGlobal("navigator", { ...navigator, share: undefined, clipboard: { writeText } });
  render(<TestPage actions={{}}>{() => <ShareButton gift={GIFT} />}</TestPage>);
  fireEvent.click(await screen.findByRole("button", { name: /^Share/ }));
  expect((await screen.findAllByText("Copied to clipboard")).length).toBeGreaterThan(0);
  expect(copied).toContain("Check out this gift: Teapot");
  expect(copied).toContain("Holds a litre.");
  expect(copied).toMatch(/\/gifts\/teapot\?card=1$/);
});

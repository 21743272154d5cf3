// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { GiftPicture } from "./gift-picture";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("a picture that does not load is replaced, and then by a plain field", () => {
  // This browser loads no pictures: each would count as broken at once.
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false);
  render(<GiftPicture src="/pictures/teapot.webp" alt="A teapot" eager />);
  const picture = () => screen.getByRole("img", { name: "A teapot" });
  expect(picture().getAttribute("src")).toBe("/pictures/teapot.webp");
  fireEvent.error(picture());
  expect(picture().getAttribute("src")).toMatch(/\/pictures\/default/);
  fireEvent.error(picture());
  expect(picture().getAttribute("src")).toBeNull();
});

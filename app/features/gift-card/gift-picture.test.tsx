// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { GiftPicture } from "./gift-picture";

afterEach(cleanup);

test("a picture that does not load is replaced, and then by a plain field", () => {
  render(<GiftPicture src="/pictures/teapot.webp" alt="A teapot" eager />);
  const picture = () => screen.getByRole("img", { name: "A teapot" });
  expect(picture().getAttribute("src")).toBe("/pictures/teapot.webp");
  fireEvent.error(picture());
  expect(picture().getAttribute("src")).toMatch(/\/pictures\/default/);
  fireEvent.error(picture());
  expect(picture().getAttribute("src")).toBeNull();
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ANONYMOUS_VIEWER } from "~/features/viewer/use-viewer";
import { TestPage } from "~/testing/page";
import { AddToList } from "./add-to-list";

afterEach(cleanup);

test("who isn't signed in is asked to, and comes back to the gift", async () => {
  render(
    <TestPage root={() => ({ viewer: ANONYMOUS_VIEWER })} actions={{}}>
      {() => <AddToList gift={{ id: 7, name: "Teapot" }} />}
    </TestPage>,
  );
  fireEvent.click(await screen.findByRole("link", { name: "Add to a list: Teapot" }));
  expect((await screen.findAllByText("Sign in required")).length).toBeGreaterThan(0);
  const signIn = await screen.findByRole("link", { name: "Sign In" });
  expect(signIn.getAttribute("href")).toMatch(/^\/auth\?next=%2Flists%2Fadd%3Fgift%3D7/);
  expect(screen.queryByRole("dialog")).toBeNull();
});

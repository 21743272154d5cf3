// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { GiftView } from "#shared/catalogue/schema";
import { SaveButton } from "~/features/gift-card/save-button";
import { ANONYMOUS_VIEWER } from "~/features/viewer/use-viewer";
import { TestPage } from "~/testing/page";
import { Nav } from "./nav";

afterEach(cleanup);

test("the header's Sign In takes along the gift whose heart a visitor pressed", async () => {
  render(
    <TestPage root={() => ({ viewer: ANONYMOUS_VIEWER, premiumOpen: true })} actions={{}}>
      {() => (
        <>
          <Nav line />
          <SaveButton gift={{ id: 7, name: "Teapot" } as GiftView} />
        </>
      )}
    </TestPage>,
  );
  const heart = await screen.findByRole("button", { name: /^Save / });
  const links = () =>
    within(screen.getByRole("banner"))
      .getAllByRole("link", { name: "Sign In", hidden: true })
      .map((link) => link.getAttribute("href"));
  expect(new Set(links())).toEqual(new Set(["/auth"]));
  fireEvent.click(heart);
  await waitFor(() => expect(new Set(links())).toEqual(new Set(["/auth?save=7"])));
});

// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TestPage } from "~/testing/page";
import { HubRedirect } from "./hub-redirect";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("leads on to premium by itself, once there was time to read why", async () => {
  const replace = vi.spyOn(window.location, "replace").mockImplementation(() => {});
  render(<TestPage actions={{}}>{() => <HubRedirect />}</TestPage>);
  const link = await screen.findByRole("link");
  expect(link.getAttribute("href")).toBe("/premium");
  expect(replace).not.toHaveBeenCalled();
  await waitFor(() => expect(replace).toHaveBeenCalledWith("/premium"));
});

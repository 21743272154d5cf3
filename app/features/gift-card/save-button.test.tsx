// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { GiftView } from "#shared/catalogue/schema";
import type { ActionResult } from "~/forms/action-result";
import { held, TestPage } from "~/testing/page";
import { SaveButton } from "./save-button";
import { noteFavorite } from "./use-favorite";

type Outcome = Pick<ActionResult, "error">;

const GIFT = { id: 7, name: "Teapot" } as GiftView;

afterEach(cleanup);

/** A page with a heart, and what the server keeps and was asked. */
function open({ username = "Ada" as string | null, kept = [] as number[] } = {}) {
  const server = {
    kept: new Set(kept),
    asked: [] as string[],
    /** What holds up or changes the next answer. */
    answer: async (): Promise<Outcome | undefined> => undefined,
  };
  const viewer = () => ({
    viewer: {
      username,
      email: null,
      isPremium: false,
      isStaff: false,
      isOwner: false,
      favoriteIds: [...server.kept],
    },
  });
  const favorites = async ({ intent = "" }: Record<string, string>) => {
    server.asked.push(intent);
    const other = await server.answer();
    if (!other) intent === "save" ? server.kept.add(GIFT.id) : server.kept.delete(GIFT.id);
    const answer = other ?? { error: null };
    noteFavorite(GIFT.id, answer);
    return answer;
  };
  render(
    <TestPage root={viewer} actions={{ "/favorites": favorites }}>
      {() => <SaveButton gift={GIFT} />}
    </TestPage>,
  );
  return server;
}

const heart = () => screen.findByRole("button", { name: /Teapot/ });
const isPressed = async () => (await heart()).getAttribute("aria-pressed") === "true";

test("is filled before the server has answered, and stays so", async () => {
  const server = open();
  const answer = held<undefined>();
  server.answer = () => answer.promise;
  fireEvent.click(await heart());
  await waitFor(async () => expect(await isPressed()).toBe(true));
  expect(server.kept.size).toBe(0);
  answer.release(undefined);
  await waitFor(() => expect(server.kept.size).toBe(1));
  expect(await isPressed()).toBe(true);
});

test.each([
  [41, true],
  [16, false],
])("of %i fast presses the last one stays", async (presses, saved) => {
  const server = open();
  const button = await heart();
  server.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return undefined;
  };
  for (let press = 0; press < presses; press++) fireEvent.click(button);
  await waitFor(() => expect(server.asked.at(-1)).toBe(saved ? "save" : "remove"));
  await waitFor(() => expect(server.kept.has(GIFT.id)).toBe(saved));
  expect(await isPressed()).toBe(saved);
  // One on its way at a time, and none without a need.
  expect(server.asked.length).toBeLessThan(presses);
});

test("a press while another is on its way is sent after it", async () => {
  const server = open({ kept: [GIFT.id] });
  const first = held<undefined>();
  server.answer = () => first.promise;
  fireEvent.click(await heart());
  await waitFor(() => expect(server.asked).toEqual(["remove"]));
  fireEvent.click(await heart());
  await waitFor(async () => expect(await isPressed()).toBe(true));
  server.answer = async () => undefined;
  first.release(undefined);
  await waitFor(() => expect(server.asked).toEqual(["remove", "save"]));
  await waitFor(() => expect(server.kept.has(GIFT.id)).toBe(true));
  expect(await isPressed()).toBe(true);
});

test.each([
  ["unavailable", "Failed to update favorites"],
  ["unreachable", "Failed to update favorites"],
  ["signInRequired", "Sign in required"],
] as const)("falls back when the server answers %s, and says so", async (error, words) => {
  const server = open();
  server.answer = async () => ({ error });
  fireEvent.click(await heart());
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  await waitFor(async () => expect(await isPressed()).toBe(false));
});

test("asks a visitor to sign in, with the address to return to, and sends nothing", async () => {
  const server = open({ username: null });
  fireEvent.click(await heart());
  const link = await screen.findByRole("link", { name: "Sign In" });
  expect(link.getAttribute("href")).toContain(`save=${GIFT.id}`);
  expect(screen.getAllByText("Sign in required").length).toBeGreaterThan(0);
  const text = "Please sign in to save gifts to your favorites";
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(server.asked).toEqual([]);
  expect(await isPressed()).toBe(false);
});

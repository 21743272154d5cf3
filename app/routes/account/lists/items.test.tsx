// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRouteLoaderData } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { GiftListView } from "#shared/gift-lists/schema";
import { held, TestPage } from "~/testing/page";
import { Items } from "./items";

afterEach(cleanup);

const giftOf = (giftId: number, name: string) => ({
  giftId,
  note: "",
  gift: {
    id: giftId,
    name,
    slug: name.toLowerCase(),
    description: "",
    priceCents: 2000,
    price: "$20",
    imageUrl: "/pictures/default.webp",
    category: "home",
    storeUrl: "https://store.example/",
    checks: [],
    tags: [],
  },
});

/** A page with a list of three, and the server that keeps its order. */
function open() {
  const server = {
    items: [giftOf(1, "Ant"), giftOf(2, "Bee"), giftOf(3, "Cat")],
    asked: [] as string[],
    gate: async (): Promise<unknown> => undefined,
  };
  const list = () =>
    ({
      id: "list",
      name: "Ada",
      description: "",
      version: 1,
      items: [...server.items],
    }) as unknown as GiftListView;
  const act = async ({ intent, which, position }: Record<string, string>) => {
    server.asked.push(`${intent} ${which}`);
    await server.gate();
    const at = server.items.findIndex(({ giftId }) => giftId === Number(which));
    const [taken] = at < 0 ? [giftOf(Number(which), "Bee")] : server.items.splice(at, 1);
    if (intent === "remove") {
      return {
        done: "remove",
        error: null,
        result: { giftId: Number(which), note: "", position: at },
      };
    }
    if (taken) server.items.splice(Number(position), 0, taken);
    return { done: intent, error: null, result: null };
  };
  function Shown() {
    return <Items list={useRouteLoaderData("page") as GiftListView} posted={undefined} />;
  }
  render(
    <TestPage loader={list} actions={{ "/lists/list": act }}>
      {() => <Shown />}
    </TestPage>,
  );
  return server;
}

const button = (name: string) => screen.findByRole("button", { name });
const shown = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
const keptBy = (server: ReturnType<typeof open>) => server.items.map(({ gift }) => gift.name);

test("moves asked for faster than they are answered are all made, in turn", async () => {
  const server = open();
  const first = held<unknown>();
  server.gate = () => first.promise;
  fireEvent.click(await button("Move Ant down"));
  fireEvent.click(await button("Move Ant down"));
  fireEvent.click(await button("Move Cat up"));
  await waitFor(() => expect(shown()).toEqual(["Cat", "Bee", "Ant"]));
  expect(server.asked).toEqual(["move 1"]);
  server.gate = async () => undefined;
  first.release(undefined);
  await waitFor(() => expect(server.asked).toEqual(["move 1", "move 1", "move 3"]));
  await waitFor(() => expect(keptBy(server)).toEqual(["Cat", "Bee", "Ant"]));
  expect(shown()).toEqual(["Cat", "Bee", "Ant"]);
});

test("a moved gift keeps the focus, at the other button where its own ends, and is told", async () => {
  open();
  const down = await button("Move Ant down");
  down.focus();
  fireEvent.click(down);
  await waitFor(() => expect(shown()).toEqual(["Bee", "Ant", "Cat"]));
  await waitFor(async () => expect(document.activeElement).toBe(await button("Move Ant down")));
  expect(screen.getByText("“Ant” is now number 2 of 3.")).toBeTruthy();
  fireEvent.click(await button("Move Ant down"));
  await waitFor(() => expect(shown()).toEqual(["Bee", "Cat", "Ant"]));
  await waitFor(async () => expect(document.activeElement).toBe(await button("Move Ant up")));
  expect(await button("Move Ant down")).toHaveProperty("disabled", true);
});

test("a gift that is taken off comes back in its place with Undo, and two presses take off one", async () => {
  const server = open();
  const remove = await button("Remove Bee");
  fireEvent.click(remove);
  fireEvent.click(remove);
  await waitFor(() => expect(shown()).toEqual(["Ant", "Cat"]));
  await waitFor(async () => expect(document.activeElement).toBe(await button("Remove Cat")));
  expect(server.asked).toEqual(["remove 2"]);
  fireEvent.click(await button("Undo"));
  await waitFor(() => expect(shown()).toEqual(["Ant", "Bee", "Cat"]));
  expect(server.asked).toEqual(["remove 2", "restore 2"]);
});

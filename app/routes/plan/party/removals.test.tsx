// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRouteLoaderData } from "react-router";
import { afterEach, describe, expect, test } from "vitest";
import type { IdeaView } from "#shared/party/entertainment/schema";
import type { Queried } from "~/lib/address";
import { held, TestPage } from "~/testing/page";
import { CostRow, useCostRemoval } from "./costs/cost-row";
import { PlanButton } from "./entertainment/plan-button";
import { usePlan } from "./entertainment/use-plan";
import { BoardCard, useGiftRemoval } from "./gifts/board-card";
import { GuestRow } from "./guests/guest-row";
import { useGuestDecisions } from "./guests/use-guest-decisions";
import { useTaskFocus } from "./timeline-focus";
import { useTaskRemoval } from "./timeline-removal";
import { TimelineTask } from "./timeline-task";

afterEach(cleanup);

const PARTY = "party";
const NAMES = ["Alpha", "Bravo", "Charlie"];

/** What a row shows; its facts are those that each section needs, whatever they are. */
// biome-ignore lint/suspicious/noExplicitAny: one name stands for four kinds of row.
type Row = any;

function Costs({ names }: { names: string[] }) {
  const removal = useCostRemoval(PARTY);
  return names.map((label) => {
    const line = { id: label, label, category: "food", estimateCents: 2000 } as Row;
    const sums = { likely: 2000, paid: 0, due: 2000 } as Row;
    const props = { line, sums, day: null, partyId: PARTY, posted: undefined, removal };
    return <CostRow key={label} {...props} />;
  });
}

function Gifts({ names }: { names: string[] }) {
  const removal = useGiftRemoval(PARTY);
  return names.map((title) => {
    const gift = { id: title, title, slug: null, priceCents: 2000, imageUrl: null, by: null };
    return (
      <BoardCard
        key={title}
        partyId={PARTY}
        gift={gift as Row}
        posted={undefined}
        removal={removal}
      />
    );
  });
}

function Guests({ names }: { names: string[] }) {
  const action = `/party-planning/guests?party=${PARTY}` as const;
  const decisions = useGuestDecisions(action);
  return names.map((name) => {
    const facts = { id: name, name, answer: "none", adults: 1, children: 0, plusOnes: 0 };
    const guest = { ...facts, diet: "", note: "", email: "", editToken: name } as Row;
    const form = { action, posted: undefined, origin: "", eventName: "Fast", isKept: false };
    return <GuestRow key={name} {...form} guest={guest} decisions={decisions} />;
  });
}

function Timeline({ names }: { names: string[] }) {
  const removal = useTaskRemoval(PARTY, useTaskFocus(names));
  return names.map((title) => {
    const task = { id: title, title, dueOn: "2030-05-05", day: "May 5", isDone: false } as Row;
    const props = { partyId: PARTY, task, posted: undefined, isLate: false, removal };
    return <TimelineTask key={title} {...props} />;
  });
}

const asResult = (id: string, facts: object) => ({
  ...{ intent: "remove", id, done: true, lastResult: null, error: null },
  result: { id, ...facts },
});

/** Each section's words, and what it answers when something was taken away. */
const SECTIONS = [
  {
    name: "costs",
    Rows: Costs,
    remove: (label: string) => `Remove: ${label}`,
    removed: (label: string) => `Removed: ${label}`,
    answer: (label: string) => asResult(label, { label }),
  },
  {
    name: "gifts",
    Rows: Gifts,
    remove: (title: string) => `Remove: ${title}`,
    removed: (title: string) => `“${title}” was removed from the board.`,
    answer: (title: string) => asResult(title, { title, removed: { id: title } }),
  },
  {
    name: "guests",
    Rows: Guests,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `${name} was removed from the list`,
    answer: (name: string) => asResult(name, { guest: { id: name, name } }),
  },
  {
    name: "timeline",
    Rows: Timeline,
    remove: (title: string) => `Delete: ${title}`,
    removed: (title: string) => `Deleted: ${title}`,
    answer: (title: string) => asResult(title, { title, dueOn: "2030-05-05", isDone: false }),
  },
];

type Section = (typeof SECTIONS)[number];

/** A page with three rows, and the server that keeps them. */
function open({ name, Rows, answer }: Section) {
  const server = {
    names: [...NAMES],
    asked: [] as string[],
    gate: async (): Promise<unknown> => undefined,
  };
  const act = async ({ intent, which, line, gift, guest }: Record<string, string>) => {
    const id = which ?? JSON.parse(line ?? gift ?? guest ?? "").id;
    server.asked.push(`${intent} ${id}`);
    await server.gate();
    if (intent !== "restore") {
      server.names = server.names.filter((one) => one !== id);
      return answer(id);
    }
    server.names.push(id);
    return { result: null, error: null };
  };
  function Shown() {
    return <Rows names={useRouteLoaderData("page") as string[]} />;
  }
  render(
    <TestPage loader={() => [...server.names]} actions={{ [`/party-planning/${name}`]: act }}>
      {() => <Shown />}
    </TestPage>,
  );
  return server;
}

const button = (name: string) => screen.findByRole("button", { name });
const heard = async (text: string) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);

describe.each(SECTIONS)("$name", (section) => {
  const { remove, removed, name: at } = section;
  const intent = at === "timeline" ? "delete" : "remove";
  const gone = (name: string) =>
    waitFor(() => expect(screen.queryByRole("button", { name: remove(name) })).toBeNull());

  test("a double press takes away once, and Undo brings back", async () => {
    const server = open(section);
    const answered = held<unknown>();
    server.gate = () => answered.promise;
    const alpha = await button(remove("Alpha"));
    fireEvent.click(alpha);
    fireEvent.click(alpha);
    await waitFor(() => expect(server.asked).toHaveLength(1));
    // Nor does one that comes while the first is on its way.
    fireEvent.click(alpha);
    server.gate = async () => undefined;
    answered.release(undefined);
    await heard(removed("Alpha"));
    await gone("Alpha");
    fireEvent.click(await button("Undo"));
    await button(remove("Alpha"));
    expect(server.asked).toEqual([`${intent} Alpha`, "restore Alpha"]);
  });

  test("two in a row are both taken away, one after the other", async () => {
    const server = open(section);
    const [bravo, charlie] = [held<unknown>(), held<unknown>()];
    server.gate = () => bravo.promise;
    fireEvent.click(await button(remove("Bravo")));
    fireEvent.click(await button(remove("Charlie")));
    await waitFor(() => expect(server.asked).toEqual([`${intent} Bravo`]));
    server.gate = () => charlie.promise;
    bravo.release(undefined);
    // An answer that nobody hears can't be taken back.
    await heard(removed("Bravo"));
    charlie.release(undefined);
    await heard(removed("Charlie"));
    await gone("Bravo");
    await gone("Charlie");
    await button(remove("Alpha"));
    expect(server.asked).toEqual([`${intent} Bravo`, `${intent} Charlie`]);
  });
});

test("two ideas pressed one after the other are both put on the plan", async () => {
  const plan: string[] = [];
  const answers = { Piñata: held<unknown>(), Quiz: held<unknown>() };
  const act = async ({ intent, which }: Record<string, string>) => {
    await answers[which as keyof typeof answers].promise;
    plan.push(`${which}`);
    return { intent, id: which, done: true, error: null, lastResult: null, result: null };
  };
  function Ideas() {
    const chosen = useRouteLoaderData("page") as string[];
    const state = { ...usePlan(), action: "/plan" as Queried };
    return ["Piñata", "Quiz", "Karaoke"].map((name) => {
      const intent = chosen.includes(name) ? ("drop" as const) : ("choose" as const);
      const idea = { slug: name, name } as IdeaView;
      return <PlanButton key={name} plan={state} intent={intent} idea={idea} next={null} />;
    });
  }
  render(
    <TestPage loader={() => [...plan]} actions={{ "/plan": act }}>
      {() => <Ideas />}
    </TestPage>,
  );
  fireEvent.click(await button("Add to plan: Piñata"));
  fireEvent.click(await button("Add to plan: Quiz"));
  answers.Piñata.release(undefined);
  await heard("“Piñata” was added to the plan.");
  answers.Quiz.release(undefined);
  await heard("“Quiz” was added to the plan.");
  expect(plan).toEqual(["Piñata", "Quiz"]);
  await waitFor(() => expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(2));
});

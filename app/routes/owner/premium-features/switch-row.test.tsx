// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useRouteLoaderData } from "react-router";
import { afterEach, expect, test } from "vitest";
import { unreachableResult } from "~/forms/unreachable-result";
import { held, TestPage } from "~/testing/page";
import { SwitchRow } from ".";

afterEach(cleanup);

/** A switch that is on, and the server that keeps it. */
function open() {
  const server = { isOn: true, answer: held<unknown>() };
  const turn = async ({ to }: Record<string, string>) => {
    const answer = await server.answer.promise;
    if (!answer) server.isOn = to === "on";
    return answer ?? { done: true, message: { title: "Done" } };
  };
  function Shown() {
    const isOn = useRouteLoaderData("page") as boolean;
    return <SwitchRow name="priceAlerts" isOn={isOn} />;
  }
  render(
    <TestPage loader={() => server.isOn} actions={{ "/": turn }}>
      {() => <Shown />}
    </TestPage>,
  );
  return server;
}

const toggle = () => screen.findByRole("switch", { name: "Price alerts" });
const isOn = async () => (await toggle()).getAttribute("aria-checked") === "true";

test("is turned before the server has answered, and stays so", async () => {
  const server = open();
  fireEvent.click(await toggle());
  await waitFor(async () => expect(await isOn()).toBe(false));
  expect(server.isOn).toBe(true);
  server.answer.release(undefined);
  await waitFor(() => expect(server.isOn).toBe(false));
  await waitFor(async () => expect((await toggle()).getAttribute("aria-busy")).toBe("false"));
  expect(await isOn()).toBe(false);
});

test("goes back when the server can't be reached, and says so", async () => {
  const server = open();
  fireEvent.click(await toggle());
  await waitFor(async () => expect(await isOn()).toBe(false));
  server.answer.release(unreachableResult());
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to change the switch");
  expect(await isOn()).toBe(true);
});

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { unreachableResult } from "~/forms/unreachable-result";
import { TestPage } from "~/testing/page";
import errors from "../../../locales/en/errors.json";
import { ConfirmAction } from "./confirm-action";

afterEach(cleanup);

/** The panel's "Reset Server", opened and pressed; what the server answers, and was sent. */
async function reset(answer: unknown) {
  const sent: Record<string, string>[] = [];
  const server = async (fields: Record<string, string>) => {
    sent.push(fields);
    return answer;
  };
  render(
    <TestPage actions={{ "/": server }}>
      {() => (
        <ConfirmAction
          label="Reset Server"
          question="Reset the server now?"
          unsent="Failed to send"
          values={{ intent: "reset" }}
        />
      )}
    </TestPage>,
  );
  const summary = await screen.findByText("Reset Server", { selector: "summary" });
  const details = summary.closest("details");
  if (!details) throw new Error("no question around the button");
  details.open = true;
  fireEvent.click(screen.getByRole("button", { name: /^Reset Server/ }));
  return { sent, details, summary };
}

test("once done the question is closed, and the focus is on its button again", async () => {
  const { sent, details, summary } = await reset({ done: true, message: { title: "Done" } });
  await waitFor(() => expect(details.open).toBe(false));
  expect(sent).toEqual([{ intent: "reset" }]);
  expect(document.activeElement).toBe(summary);
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["can't be sent", unreachableResult(), ["Failed to send", errors.unreachable]],
  [
    "is refused",
    { done: false, message: { title: "Not now", description: "Ask later." } },
    ["Not now", "Ask later."],
  ],
])("what %s is told where it was asked, and the question stays", async (_, answer, words) => {
  const { details } = await reset(answer);
  const alert = await screen.findByRole("alert");
  for (const text of words) expect(alert.textContent).toContain(text);
  expect(details.open).toBe(true);
});

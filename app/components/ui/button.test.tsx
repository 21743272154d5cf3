// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Button } from "./button";

afterEach(cleanup);

/** A form with one field; `pending` as the router tells it. */
function open(pending: boolean | undefined) {
  const sent: string[] = [];
  const form = (isPending: boolean | undefined) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(String(new FormData(event.currentTarget).get("name")));
      }}
    >
      <input name="name" aria-label="Name" defaultValue="Lanterns" />
      <Button type="submit" pending={isPending} pendingText="Adding">
        Add
      </Button>
    </form>
  );
  const { rerender } = render(form(pending));
  return { sent, tell: (isPending: boolean) => rerender(form(isPending)) };
}

const press = (detail: number) => fireEvent.click(screen.getByRole("button"), { detail });

test("a double press sends the form once", () => {
  const { sent } = open(false);
  press(1);
  press(2);
  expect(sent).toEqual(["Lanterns"]);
});

test("what was changed in between is sent too", () => {
  const { sent } = open(false);
  press(1);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Candles" } });
  press(2);
  expect(sent).toEqual(["Lanterns", "Candles"]);
});

test("once answered the same may be sent again", () => {
  const { sent, tell } = open(false);
  press(1);
  tell(true);
  expect(screen.getByRole("button")).toHaveProperty("disabled", true);
  tell(false);
  press(2);
  expect(sent).toEqual(["Lanterns", "Lanterns"]);
});

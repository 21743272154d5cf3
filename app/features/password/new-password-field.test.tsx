// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TestPage } from "~/testing/page";
import { NewPasswordField } from "./new-password-field";

afterEach(cleanup);

test("shows the password on demand and says how strong it is", async () => {
  render(
    <TestPage actions={{}}>
      {() => (
        <form>
          <NewPasswordField label="Password" name="password" />
        </form>
      )}
    </TestPage>,
  );
  const password = (await screen.findByLabelText("Password")) as HTMLInputElement;
  const show = await screen.findByRole("button", { name: "Show password" });
  const meter = screen.getByRole("status");
  expect(password.autocomplete).toBe("new-password");
  expect(password.type).toBe("password");
  for (const [typed, strength] of [
    ["sommer", "Weak"],
    ["a kettle for my aunt", "Strong"],
  ] as const) {
    fireEvent.input(password, { target: { value: typed } });
    expect(meter.textContent).toContain(strength);
  }
  fireEvent.click(show);
  expect(password.type).toBe("text");
  expect(password.value).toBe("a kettle for my aunt");
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password.type).toBe("password");
});

import { expect, test, vi } from "vitest";
import { call } from "../testing/people";

test("a request is named by us alone, in its answer and in the log", async () => {
  const logged = vi.spyOn(console, "info").mockImplementation(() => {});
  const asked = "11111111-2222-4333-8444-555555555555";
  const answer = await call("GET", "/api/health", undefined, {
    headers: { "x-request-id": asked },
  });
  const lines = JSON.stringify(logged.mock.calls);
  logged.mockRestore();
  const id = answer.headers.get("x-request-id") ?? "";
  expect(id).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(id).not.toBe(asked);
  expect(lines).toContain(id);
  expect(lines).not.toContain(asked);
});

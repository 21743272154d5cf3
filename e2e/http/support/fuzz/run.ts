/** How large a run of the fuzzer is, and which. */
import { vi } from "vitest";

export type FuzzRun = {
  seed: number;
  apiRequests: number;
  pageRequests: number;
  /** Try every kind of long text in every field, not one of them. */
  isWhole: boolean;
};

/** The short run that `npm test` makes. */
const SHORT: FuzzRun = { seed: 1, apiRequests: 220, pageRequests: 110, isWhole: false };

/** The run that the bindings FUZZ_REQUESTS and FUZZ_SEED ask for (`npm run fuzz`). */
export function fuzzRun(env: object): FuzzRun {
  const { FUZZ_REQUESTS = "", FUZZ_SEED = "" } = env as Record<string, string>;
  const requests = Number(FUZZ_REQUESTS);
  if (!requests) return SHORT;
  const pageRequests = Math.ceil(requests * 0.45);
  const apiRequests = Math.ceil(requests * 0.55);
  return { seed: Number(FUZZ_SEED) || 1, apiRequests, pageRequests, isWhole: true };
}

/**
 * Leaves out what the Worker logs of thousands of requests, and collects its errors: a failure in
 * the background, or one that a form swallowed, is told nowhere else.
 */
export function collectLoggedErrors(): Set<string> {
  const errors = new Set<string>();
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: unknown) => {
      if (level === "error")
        errors.add(
          String(line)
            .toWellFormed()
            .replace(/"requestId":"[^"]*",/, ""),
        );
    });
  }
  return errors;
}

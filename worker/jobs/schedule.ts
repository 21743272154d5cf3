/** The clock's jobs, by the cron expressions of wrangler.toml. */
import type { Bindings } from "../env";
import { runMailRound } from "./mail-round";
import { runNightly } from "./nightly";

type Job = (env: Bindings, execution: Pick<ExecutionContext, "waitUntil">) => Promise<void>;

const JOBS: Record<string, Job> = {
  "17 3 * * *": runNightly,
  "*/2 * * * *": runMailRound,
};

/**
 * Runs the job of a cron expression. Throws for one that has none, so that the platform shows it.
 */
export function runScheduled(cron: string, ...[env, execution]: Parameters<Job>): Promise<void> {
  const job = JOBS[cron];
  if (!job) throw new Error(`No job for "${cron}"`);
  return job(env, execution);
}

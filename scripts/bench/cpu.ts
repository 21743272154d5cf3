/** CPU time of the workerd process that runs a Worker which `wrangler dev` serves here. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

type Process = { pid: number; parent: number; command: string };

function processes(): Process[] {
  const lines = execFileSync("ps", ["-eo", "pid,ppid,args"]).toString().trim().split("\n");
  return lines.slice(1).map((line) => {
    const [, pid = 0, parent = 0, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(pid), parent: Number(parent), command };
  });
}

/**
 * A function that answers the milliseconds of CPU, user and system, that the Worker served at
 * `port` has used so far, its D1 included. The proxy before it is another process and not counted.
 * Null where the machine has no /proc.
 */
export function cpuClock(port: string): (() => number) | null {
  if (process.platform !== "linux") return null;
  const workerds = processes().filter(({ command }) => command.includes("workerd serve"));
  const proxy = workerds.find(({ command }) => command.includes(`entry=localhost:${port} `));
  const worker = workerds.find(({ pid, parent }) => parent === proxy?.parent && pid !== proxy?.pid);
  if (!worker) throw new Error(`No Worker is served at port ${port}`);
  return () => {
    const stat = readFileSync(`/proc/${worker.pid}/stat`, "utf8");
    // The name in brackets may hold spaces; user and system time are the fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
  };
}

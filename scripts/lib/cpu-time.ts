/**
 * Milliseconds of CPU that this thread has used: unlike the clock, it stands still while a busy
 * machine runs something else. The process's own on a Node that can't tell a thread's.
 */
export function cpuTime(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage).call(process);
  return (user + system) / 1_000;
}

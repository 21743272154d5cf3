#!/usr/bin/env node
/**
 * Runs the project's commands (`npm start`, `npm test`, …) on a bare machine: Node 20 and npm are
 * enough. Installs the packages when the lock file changed, puts the newer Node that comes with
 * them first on PATH, then runs the steps of the command one after the other. No dependencies: it
 * runs before any.
 */
import { commands } from "./commands.mjs";
import { install, putNodeOnPath } from "./toolchain.mjs";

const [name = "", ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`No such command: ${name}. There are: ${Object.keys(commands).join(", ")}`);
  process.exit(2);
}

// Node would end without a word to what it started, which would go on and keep its port.
for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })) {
  process.once(signal, () => process.exit(code));
}

try {
  await install();
  putNodeOnPath();
  await command(args);
} catch (error) {
  console.error(`\n✗ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

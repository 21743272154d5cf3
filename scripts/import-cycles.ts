/**
 * Fails on import cycles of the project, type imports included: files that import each other can
 * only be understood, moved and tested together.
 */
import { findImportCycles } from "./lib/import-cycles";

const cycles = findImportCycles();
console.log(`${cycles.length} import cycles`);
for (const cycle of cycles) {
  console.error(`These files import each other:\n  ${cycle.join("\n  ")}`);
}
if (cycles.length > 0) process.exitCode = 1;

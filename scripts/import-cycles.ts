/**
 * Prints the import cycles of the project, type imports included, and fails on a new one: files
 * that import each other can only be understood, moved and tested together.
 */
import { findImportCycles } from "./lib/import-cycles";

/** Cycles that are still there, a list of files each. None may be added, and none may grow. */
const KNOWN: readonly (readonly string[])[] = [
  [
    "app/features/feedback-dialog/feedback-button.tsx",
    "app/features/feedback-dialog/feedback-dialog.tsx",
    "app/features/feedback-dialog/feedback-form.tsx",
    "app/features/frame/footer.tsx",
    "app/features/frame/frame.tsx",
    "app/features/frame/language-menu.tsx",
    "app/features/frame/menu.tsx",
    "app/features/frame/nav.tsx",
    "app/features/frame/region-form.tsx",
    "app/features/human-check/human-check.tsx",
    "app/features/viewer/use-premium-open.ts",
    "app/features/viewer/use-viewer.ts",
    "app/root.tsx",
  ],
  ["app/features/gift-card/why-it-fits.tsx", "app/features/gift-card/why-popover.tsx"],
  [
    "app/routes/plan/party/costs/add-cost.tsx",
    "app/routes/plan/party/costs/cost-lines.tsx",
    "app/routes/plan/party/costs/cost-row.tsx",
    "app/routes/plan/party/costs/costs.tsx",
    "app/routes/plan/party/costs/summary.tsx",
    "app/routes/plan/party/costs/use-cost-removal.ts",
  ],
  [
    "app/routes/plan/party/entertainment/entertainment.tsx",
    "app/routes/plan/party/entertainment/suggestions.tsx",
    "app/routes/plan/party/entertainment/ways-out.tsx",
    "app/routes/plan/party/entertainment/wishes-form.tsx",
  ],
  [
    "app/routes/plan/party/gifts/add-gift.tsx",
    "app/routes/plan/party/gifts/board-card.tsx",
    "app/routes/plan/party/gifts/board.tsx",
    "app/routes/plan/party/gifts/gifts.tsx",
    "app/routes/plan/party/gifts/picker.tsx",
    "app/routes/plan/party/gifts/use-gift-removal.ts",
  ],
  [
    "app/routes/plan/party/print-choice.tsx",
    "app/routes/plan/party/print-parts.tsx",
    "app/routes/plan/party/print.tsx",
  ],
  [
    "app/routes/plan/party/timeline-add.tsx",
    "app/routes/plan/party/timeline-calendar.tsx",
    "app/routes/plan/party/timeline-groups.tsx",
    "app/routes/plan/party/timeline-removal.ts",
    "app/routes/plan/party/timeline-task.tsx",
    "app/routes/plan/party/timeline.tsx",
  ],
  ["app/routes/premium/payment-form.tsx", "app/routes/premium/use-checkout.ts"],
  ["app/routes/public/home/category-shelf.tsx", "app/routes/public/home/home.tsx"],
  ["worker/domain/brief/names.ts", "worker/domain/brief/scan.ts"],
];

const cycles = findImportCycles();
const isKnown = (cycle: readonly string[]) =>
  KNOWN.some((known) => cycle.every((file) => known.includes(file)));
const added = cycles.filter((cycle) => !isKnown(cycle));

console.log(`${cycles.length} import cycles, ${added.length} of them new`);
for (const cycle of added) console.error(`These files import each other:\n  ${cycle.join("\n  ")}`);
if (added.length > 0) process.exitCode = 1;

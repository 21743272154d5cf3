/**
 * Keys of lists and threads: a moment in UTC seconds and the place of a row among that second's.
 */
import { REQUEST_LIMITS, type Thread } from "#shared/event-requests/schema";

type Placed = { createdAt: number; place: number };

/** "1800000000.42" as a key; null where there is none. */
export function keyOf(text: string | undefined): { at: number; place: number } | null {
  if (!text) return null;
  const [at = 0, place = 0] = text.split(".").map(Number);
  return { at, place };
}

export const keyText = ({ createdAt, place }: Placed): string => `${createdAt}.${place}`;

/** A page of a thread, the oldest first, of rows newest first with one more than the page holds. */
export function pageOf<Row extends Placed>(rows: readonly Row[]): Thread<Omit<Row, "place">> {
  const shown = rows.slice(0, REQUEST_LIMITS.messages);
  const oldest = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    messages: shown.toReversed().map(({ place: _, ...message }) => message),
    next: oldest ? keyText(oldest) : null,
  };
}

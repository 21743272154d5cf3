/**
 * Server-sent events from a fetched body (WHATWG HTML §9.2); `EventSource` can't send a message.
 */
export type SentEvent = { event: string; data: string };

/** The events of a stream of text, as they come; one that is cut off at the end is left out. */
export async function* readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<SentEvent> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      // A carriage return at the end may be half of a line break: it waits for the next piece.
      const lines = (rest + step.value).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? "";
      for (const event of takeEvents(lines)) yield event;
      if (lines.length > 0) rest = `${lines.map((line) => `${line}\n`).join("")}${rest}`;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Takes whole events off the front of `lines`, each ended by an empty line. */
function takeEvents(lines: string[]): SentEvent[] {
  const events: SentEvent[] = [];
  for (let end = lines.indexOf(""); end >= 0; end = lines.indexOf("")) {
    const fields = lines.splice(0, end + 1).map((line) => /^(\w+): ?(.*)$/s.exec(line));
    const all = (name: string) => fields.flatMap((field) => (field?.[1] === name ? field[2] : []));
    const data = all("data");
    if (data.length > 0)
      events.push({ event: all("event").at(-1) || "message", data: data.join("\n") });
  }
  return events;
}

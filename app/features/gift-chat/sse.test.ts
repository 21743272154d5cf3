import { expect, test } from "vitest";
import { readEvents, type SentEvent } from "./sse";

const bytes = new TextEncoder();

/** The events of a stream that arrives in these pieces. */
async function read(...pieces: (string | Uint8Array<ArrayBuffer>)[]) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) {
        controller.enqueue(typeof piece === "string" ? bytes.encode(piece) : piece);
      }
      controller.close();
    },
  });
  const events: SentEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const STREAM =
  'event: brief\ndata: {"a":1}\n\n: a comment\n\nevent: text\ndata: 礼物 “é”\n\ndata: x\n\n';
const EVENTS = [
  { event: "brief", data: '{"a":1}' },
  { event: "text", data: "礼物 “é”" },
  { event: "message", data: "x" },
];

test.each(["\n", "\r\n", "\r"])("reads events whose lines end in %j", async (end) => {
  expect(await read(`${STREAM}:end\n`.replaceAll("\n", end))).toEqual(EVENTS);
});

test.each(["\n", "\r\n"])("reads them however the bytes are cut, with %j", async (end) => {
  const whole = bytes.encode(STREAM.replaceAll("\n", end));
  expect(await read(...Array.from(whole, (byte) => Uint8Array.of(byte)))).toEqual(EVENTS);
  for (let cut = 1; cut < whole.length; cut++) {
    expect(await read(whole.slice(0, cut), whole.slice(cut))).toEqual(EVENTS);
  }
});

test("joins lines of data, keeps their spaces and colons, and leaves out what is cut off", async () => {
  expect(await read("data: a: b\ndata:  c\nid: 7\n\nevent: done\ndata: 1")).toEqual([
    { event: "message", data: "a: b\n c" },
  ]);
});

test("ends the connection when its reader stops", async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(bytes.encode("data: 1\n\n")),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const { data } of readEvents(body)) {
    expect(data).toBe("1");
    break;
  }
  expect(cancelled).toBe(true);
});

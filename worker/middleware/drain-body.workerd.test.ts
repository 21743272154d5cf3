import { describe, expect, test } from "vitest";
import { DRAIN_LIMIT, withDrainedBody } from "./drain-body";

/** A request of `chunks` chunks of 64 kB that counts what was read of it. */
function upload(chunks: number) {
  const seen = { chunks: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.chunks === chunks) return controller.close();
        seen.chunks++;
        controller.enqueue(new Uint8Array(65_536).fill(97));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const cf = { timezone: "Asia/Tokyo" };
  return { seen, request: new Request("https://shop.example/", { method: "POST", body, cf }) };
}

describe("withDrainedBody", () => {
  test("reads a body that the handler left", async () => {
    const { seen, request } = upload(4);
    const response = await withDrainedBody(request, () => new Response("no", { status: 401 }));
    expect(response.status).toBe(401);
    expect(seen).toEqual({ chunks: 4, isCancelled: false });
  });

  test("reads the rest of a body that the handler locked and left", async () => {
    const { seen, request } = upload(4);
    await withDrainedBody(request, async ({ body }) => {
      await body?.getReader().read();
      return new Response("no", { status: 413 });
    });
    expect(seen.chunks).toBe(4);
  });

  test("cancels a body at the limit", async () => {
    const { seen, request } = upload(1_000);
    await withDrainedBody(request, () => new Response("no", { status: 413 }));
    expect(seen.isCancelled).toBe(true);
    expect(seen.chunks * 65_536).toBeLessThanOrEqual(DRAIN_LIMIT + 2 * 65_536);
  });

  test("hands on the whole body and what the network knows", async () => {
    const { request } = upload(2);
    const response = await withDrainedBody(request, async (whole) =>
      Response.json([(await whole.text()).length, whole.cf?.timezone, whole.method]),
    );
    expect(await response.json()).toEqual([131_072, "Asia/Tokyo", "POST"]);
  });

  test("hands on a short body of known length, which the handler may leave", async () => {
    const request = () =>
      new Request("https://shop.example/", {
        method: "POST",
        body: "q=té",
        headers: { "content-length": "5" },
        cf: { timezone: "Asia/Tokyo" },
      });
    const read = await withDrainedBody(request(), async (whole) =>
      Response.json([await whole.text(), whole.cf?.timezone, whole.method]),
    );
    expect(await read.json()).toEqual(["q=té", "Asia/Tokyo", "POST"]);
    const left = await withDrainedBody(request(), () => new Response("no", { status: 401 }));
    expect(left.status).toBe(401);
  });

  test("a short body that breaks off never reaches the handler", async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error("Network connection lost.")),
    });
    const request = new Request("https://shop.example/", {
      method: "POST",
      body,
      headers: { "content-length": "5" },
    });
    const response = await withDrainedBody(request, () => new Response("reached"));
    expect(response.status).toBe(400);
  });

  test("drains after a handler that throws", async () => {
    const { seen, request } = upload(3);
    const failing = withDrainedBody(request, () => Promise.reject(new Error("broken")));
    await expect(failing).rejects.toThrow("broken");
    expect(seen.chunks).toBe(3);
  });
});

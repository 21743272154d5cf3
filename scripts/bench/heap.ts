/** The heap of the isolate that serves, by the inspector that `wrangler dev` opens. */

/** Lets the inspector answer at once: it refuses what has no origin. */
type SocketWithHeaders = new (url: string, options: { headers: object }) => WebSocket;

/** Bytes in use now, by the inspector at this port; null where none answers. */
export async function heapInUse(port: number): Promise<number | null> {
  const socket = new (WebSocket as unknown as SocketWithHeaders)(`ws://localhost:${port}/ws`, {
    headers: { origin: `http://localhost:${port}` },
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  const late = setTimeout(() => resolve(null), 5_000);
  socket.onerror = () => resolve(null);
  socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: "Runtime.getHeapUsage" }));
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    if (id === 1) resolve(result?.usedSize ?? null);
  };
  const used = await promise;
  clearTimeout(late);
  socket.close();
  return used;
}

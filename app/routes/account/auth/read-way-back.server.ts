import { ownPath } from "~/lib/own-path";
import { giftIdInput } from "~worker/domain/favorites/schema";
import type { WayBack } from "./way-back";

/** The way back as an address or a form tells it; anything that leads elsewhere becomes "/". */
export function readWayBack(asked: URLSearchParams | FormData): WayBack {
  const next = asked.get("next");
  return {
    next: ownPath(typeof next === "string" ? next : null),
    save: giftIdInput.safeParse(asked.get("save") ?? undefined).data ?? null,
  };
}

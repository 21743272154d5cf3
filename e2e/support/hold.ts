/** Answers that take as long as a journey wants. */
import type { Page, Request } from "@playwright/test";

/** Holds up what the page asks at an address, or a part of it, until what it answers is called. */
export async function hold(
  page: Page,
  address: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (isHeld(route.request())) await promise;
    await route.fallback();
  });
  return resolve;
}

export const isPost = (request: Request) => request.method() === "POST";

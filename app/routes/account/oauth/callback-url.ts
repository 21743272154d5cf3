/** Where a provider sends the browser back to: the host that the person is on. */
export const callbackUrl = (request: Request, provider: string): string =>
  `${new URL(request.url).origin}/auth/${provider}/callback`;

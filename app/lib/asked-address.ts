/**
 * Path and query of the page that was asked for last, on its way or on screen. From the router
 * itself: its hooks wait for a render, and a timer that began before would see what was.
 */
export function askedAddress(): { pathname: string; search: string } {
  const { location, navigation } = window.__reactRouterDataRouter.state;
  return navigation.location ?? location;
}

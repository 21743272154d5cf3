/**
 * `/rsvp/:token/:guest`: personal links as they were handed out before they had addresses of their
 * own. They lead to those by the guest's own token alone: whether the shared one is right plays no
 * part.
 */
import { href } from "~/lib/address";
import { redirect } from "~/lib/router";
import type { Route } from "./+types/old-own";

const addressOf = (guest: string) => href("/rsvp/g/:guest", { guest });

export const loader = ({ params }: Route.LoaderArgs) => redirect(addressOf(params.guest), 301);

/** A form of a page that was opened before: sent again as it is. */
export const action = ({ params }: Route.ActionArgs) => redirect(addressOf(params.guest), 307);

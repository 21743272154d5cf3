import type { ActionResult } from "~/forms/action-result";
import type { ListItem } from "~worker/domain/gift-lists/schema";

/** The result of a form of gift lists: the list or the item that it changed. */
export type ListResult = ActionResult<{ id: string; name: string } | ListItem>;

import type { ListItem } from "#shared/gift-lists/schema";
import type { ActionResult } from "~/forms/action-result";

/** The result of a form of gift lists: the list or the item that it changed. */
export type ListResult = ActionResult<{ id: string; name: string } | ListItem | null>;

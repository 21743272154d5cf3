import { useCallback, useEffect } from "react";
import type { GiftListSummary } from "#shared/gift-lists/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Skeleton } from "~/components/ui/skeleton";
import { isUnreachable, type UnreachableResult } from "~/forms/unreachable-result";
import { type Address, href, type To } from "~/lib/address";
import { useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";
import { ListPicker } from "./list-picker";

/** What `/lists/add` answers. */
export type ListChoice = {
  lists: GiftListSummary[];
  first: To | null;
  more: To | null;
  mayStart: boolean;
};

type ListDialogProps = {
  gift: { id: number; name: string };
  /** The page that does the same without scripts. */
  page: Address;
  open: boolean;
  onClose: () => void;
};

/**
 * Asks which list a gift goes on. In a file of its own, with its words, because most visits never
 * need it.
 */
export default function ListDialog({ gift, page, open, onClose }: ListDialogProps) {
  const { t } = useTranslation(["lists", "errors"]);
  const toast = useToast();
  const { load, data } = useFetcher<ListChoice | UnreachableResult>();
  useEffect(() => {
    if (open) void load(page);
  }, [open, load, page]);

  const finish = useCallback(
    (list: { id: string; name: string }) => {
      onClose();
      toast({
        title: t("add.done", { name: list.name }),
        icon: "check",
        action: { label: t("add.open"), to: href("/lists/:id", { id: list.id }) },
      });
    },
    [onClose, toast, t],
  );

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("add.title")}
      description={gift.name}
      closeLabel={t("common:toast.close")}
    >
      {data === undefined ? <Skeleton className="h-36" /> : null}
      {isUnreachable(data) ? (
        <Alert title={t("failed.title")}>
          <p>{t("failed.load")}</p>
          <Button size="small" className="mt-3" onClick={() => void load(page)}>
            {t("common:unreachable.again")}
          </Button>
        </Alert>
      ) : null}
      {data && !isUnreachable(data) ? (
        <ListPicker
          giftId={gift.id}
          lists={data.lists}
          first={data.first}
          more={data.more}
          mayStart={data.mayStart}
          action={page}
          onDone={finish}
        />
      ) : null}
    </Dialog>
  );
}

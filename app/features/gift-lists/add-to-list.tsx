import { type MouseEvent, useState } from "react";
import { createPortal } from "react-dom";
import type { GiftView } from "#shared/catalogue/schema";
import { useToast } from "~/components/toast/toast-provider";
import { PlusIcon } from "~/components/ui/icons";
import { signInUrl, useHere } from "~/features/viewer/sign-in-url";
import { useViewer } from "~/features/viewer/use-viewer";
import { loadWords } from "~/i18n.client";
import { Link, useNavigate } from "~/lib/router";
import { useLazyPart } from "~/lib/use-lazy-part";
import { useTranslation } from "~/translation";

async function loadDialog() {
  const words = loadWords(["lists", "errors"]);
  const [module] = await Promise.all([import("./list-dialog"), words]);
  return module.default;
}

/**
 * "Add to a list": a page without scripts, a dialog over the gifts with them. Needs "cards".
 */
export function AddToList({ gift }: { gift: Pick<GiftView, "id" | "name"> }) {
  const { t } = useTranslation("cards");
  const { username } = useViewer();
  const toast = useToast();
  const navigate = useNavigate();
  const { part: ListDialog, request } = useLazyPart(loadDialog);
  const [open, setOpen] = useState(false);
  const back = useHere();
  const page = `/lists/add?gift=${gift.id}&back=${encodeURIComponent(back)}` as const;

  function press(event: MouseEvent) {
    // Another tab is the visitor's own choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (username !== null) {
      request().then(
        () => setOpen(true),
        () => navigate(page),
      );
      return;
    }
    toast({
      title: t("signIn.title"),
      description: t("signIn.listText"),
      action: { label: t("signIn.action"), to: signInUrl(page) },
    });
  }

  return (
    <>
      <Link
        to={page}
        onClick={press}
        aria-label={t("addToList", { name: gift.name })}
        className="card-action"
        data-leads-on=""
      >
        <PlusIcon className="size-4.5" />
        {t("listAction")}
      </Link>
      {/* Not within a card's menu, which is closed by then. */}
      {ListDialog &&
        createPortal(
          <ListDialog gift={gift} page={page} open={open} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}

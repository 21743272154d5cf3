import { lazy, type MouseEvent, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { buttonLook } from "~/components/ui/button-look";
import { PlusIcon } from "~/components/ui/icons";
import { useToast } from "~/features/toast/toast-provider";
import { useViewer } from "~/features/viewer/use-viewer";
import type { GiftView } from "~worker/domain/catalogue/schema";

const ListDialog = lazy(() => import("./list-dialog"));

/** The plus of a card: a page without scripts, a dialog over the gifts with them. Needs "cards". */
export function AddToList({ gift }: { gift: Pick<GiftView, "id" | "name"> }) {
  const { t } = useTranslation("cards");
  const { pathname, search } = useLocation();
  const { username } = useViewer();
  const toast = useToast();
  const [state, setState] = useState<"unasked" | "open" | "closed">("unasked");
  // The finder's answer lives at "/?index", which a visit can't open.
  const back = search.startsWith("?index") ? pathname : pathname + search;
  const page = `/lists/add?gift=${gift.id}&back=${encodeURIComponent(back)}`;

  function press(event: MouseEvent) {
    // Another tab is the visitor's own choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (username !== null) return setState("open");
    toast({
      title: t("signIn.title"),
      description: t("signIn.listText"),
      action: { label: t("signIn.action"), to: `/auth?next=${encodeURIComponent(page)}` },
    });
  }

  return (
    <>
      <Link
        to={page}
        onClick={press}
        aria-label={t("addToList", { name: gift.name })}
        className={`${buttonLook("outline", "small")} size-10 px-0!`}
      >
        <PlusIcon className="size-4.5" />
      </Link>
      {state === "unasked" ? null : (
        <Suspense>
          <ListDialog
            gift={gift}
            page={page}
            open={state === "open"}
            onClose={() => setState("closed")}
          />
        </Suspense>
      )}
    </>
  );
}

import { type SubmitEvent, useCallback } from "react";
import type { GiftView } from "#shared/catalogue/schema";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { HeartFilledIcon, HeartIcon } from "~/components/ui/icons";
import { notePendingSave, signInUrl, useHere } from "~/features/viewer/sign-in-url";
import { useViewer } from "~/features/viewer/use-viewer";
import { Form } from "~/lib/router";
import { type ErrorKey, useTranslation } from "~/translation";
import { useFavorite } from "./use-favorite";

/**
 * Save/Saved. Without scripts its form does the same and comes back; who isn't signed in is asked
 * to, and finds the gift saved afterwards.
 */
export function SaveButton({ gift }: { gift: GiftView }) {
  const { t } = useTranslation("cards");
  const { username } = useViewer();
  const toast = useToast();
  const back = useHere();

  const fail = useCallback(
    (error: ErrorKey) => {
      if (error === "signInRequired") {
        notePendingSave(gift.id);
        toast({
          title: t("signIn.title"),
          description: t("signIn.text"),
          icon: "heart",
          action: { label: t("signIn.action"), to: signInUrl(back, gift.id) },
        });
        return;
      }
      const isTold = error === "favoritesFull" || error === "tooManyRequests";
      const description = t(isTold ? `errors:${error}` : "saveFailed.text");
      toast({ title: t("saveFailed.title"), description, tone: "error" });
    },
    [toast, t, back, gift.id],
  );
  const { saved, toggle } = useFavorite(gift.id, fail);

  function press(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    username === null ? fail("signInRequired") : toggle();
  }

  const Heart = saved ? HeartFilledIcon : HeartIcon;
  return (
    <Form method="post" action="/favorites" onSubmit={press}>
      <input type="hidden" name="giftId" value={gift.id} />
      <input type="hidden" name="intent" value={saved ? "remove" : "save"} />
      <input type="hidden" name="back" value={back} />
      <Button
        type="submit"
        size="small"
        className="px-3!"
        aria-pressed={saved}
        aria-label={t(saved ? "savedGift" : "saveGift", { name: gift.name })}
        icon={<Heart className={saved ? "size-4.5 text-ribbon" : "size-4.5"} />}
      >
        {t(saved ? "saved" : "save")}
      </Button>
    </Form>
  );
}

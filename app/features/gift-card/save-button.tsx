import { useTranslation } from "react-i18next";
import { Form, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { HeartFilledIcon, HeartIcon } from "~/components/ui/icons";
import { useToast } from "~/features/toast/toast-provider";
import type { GiftView } from "~worker/domain/catalogue/schema";

/** Save/Saved. Nobody can sign in yet, so a press asks for that; without scripts it leads there. */
export function SaveButton({ gift, saved = false }: { gift: GiftView; saved?: boolean }) {
  const { t } = useTranslation("cards");
  const { pathname, search } = useLocation();
  const toast = useToast();
  // The finder's answer lives at "/?index", which a visit can't open.
  const next = search.startsWith("?index") ? pathname : pathname + search;
  return (
    <Form
      action="/auth"
      className="grow"
      onSubmit={(event) => {
        event.preventDefault();
        toast({
          title: t("signIn.title"),
          description: t("signIn.text"),
          action: { label: t("signIn.action"), to: `/auth?next=${encodeURIComponent(next)}` },
        });
      }}
    >
      <input type="hidden" name="next" value={next} />
      <Button
        type="submit"
        size="small"
        className="w-full px-3!"
        aria-pressed={saved}
        aria-label={t("saveGift", { name: gift.name })}
        icon={
          saved ? (
            <HeartFilledIcon className="size-4.5 text-ribbon" />
          ) : (
            <HeartIcon className="size-4.5" />
          )
        }
      >
        {t(saved ? "saved" : "save")}
      </Button>
    </Form>
  );
}

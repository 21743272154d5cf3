import { useEffect, useRef } from "react";
import { useToast } from "~/components/toast/toast-provider";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { CheckIcon, ListIcon } from "~/components/ui/icons";
import { type ActionResult, errorKey, resultFor } from "~/forms/action-result";
import { useActionResultEffect } from "~/forms/use-action-result-effect";
import { type Address, href } from "~/lib/address";
import { Link, useFetcher } from "~/lib/router";
import { useTranslation } from "~/translation";

/** The list that the plan was saved as. */
type SaveResult = ActionResult<{ id: string; name: string }>;

/** Keeps the plan as a gift list, and leads there once it is kept. */
export function SavePlan({ here, posted }: { here: Address; posted: ActionResult | undefined }) {
  const { t } = useTranslation("optimizer");
  const fetcher = useFetcher<SaveResult>({ key: `save-${here}` });
  const toast = useToast();
  const link = useRef<HTMLAnchorElement>(null);
  const outcome = fetcher.data ?? (resultFor(posted, "save") as SaveResult | null);
  const error = errorKey(outcome);
  const list = outcome?.result;
  useActionResultEffect(fetcher.state === "idle" ? fetcher.data : undefined, ({ result }) => {
    if (!result) return;
    toast({
      title: t("save.done"),
      description: t("save.doneText", { name: result.name }),
      icon: "check",
      action: { label: t("save.open"), to: href("/lists/:id", { id: result.id }) },
    });
  });
  // The link takes the place of the button, which had the focus.
  useEffect(() => {
    if (list) link.current?.focus();
  }, [list]);
  if (list) {
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center gap-2 type-small font-semibold text-good">
          <CheckIcon />
          {t("save.done")}
        </span>
        <Link
          ref={link}
          to={href("/lists/:id", { id: list.id })}
          className={buttonLook("outline", "large")}
        >
          {t("save.open")}
        </Link>
      </p>
    );
  }
  return (
    <fetcher.Form
      method="post"
      action={here}
      className="flex flex-col items-end gap-3 max-sm:w-full"
    >
      <input type="hidden" name="intent" value="save" />
      {error && fetcher.state === "idle" ? (
        <Alert title={t("save.failed")}>
          <p>{t(`errors:${error}`)}</p>
        </Alert>
      ) : null}
      <Button
        type="submit"
        variant="ribbon"
        icon={<ListIcon />}
        className="max-sm:w-full"
        pending={fetcher.state !== "idle"}
        pendingText={t("save.pending")}
      >
        {t("save.action")}
      </Button>
    </fetcher.Form>
  );
}

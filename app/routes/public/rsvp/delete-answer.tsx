import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { TrashIcon } from "~/components/ui/icons";
import type { ActionResult } from "~/forms/action-result";
import { Failure } from "./failure";

/** Takes everything back, after saying what that means. */
export function DeleteAnswer({
  isSelfAdded,
  posted,
}: {
  isSelfAdded: boolean;
  posted: ActionResult | undefined;
}) {
  const { t } = useTranslation("rsvp");
  const { formData } = useNavigation();
  const mine = posted?.intent === "delete" ? posted : undefined;
  return (
    <div className="mt-2">
      <Disclosure
        label={t("delete.action")}
        name={t("delete.action")}
        icon={<TrashIcon className="size-4.5" />}
        group="rsvp"
        open={mine !== undefined}
        done={null}
      >
        <Form method="post" className="flex flex-col gap-3">
          <input type="hidden" name="intent" value="delete" />
          <Failure outcome={mine} />
          <p className="max-w-prose type-small">
            {t(isSelfAdded ? "delete.textSelf" : "delete.text")}
          </p>
          <Button
            type="submit"
            className="self-start"
            pending={formData?.get("intent") === "delete"}
            pendingText={t("delete.deleting")}
          >
            {t("delete.confirm")}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}

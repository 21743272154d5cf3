import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import { TextField } from "~/components/ui/text-field";
import { Failure } from "~/features/gift-lists/failure";
import { LimitNotice } from "~/features/gift-lists/limit-notice";
import type { ListResult } from "~/features/gift-lists/list-result";
import { useActionForm } from "~/forms/use-action-form";
import { LIST_LIMITS } from "~worker/domain/gift-lists/schema";

/** The form for another list, or why there can't be one. */
export function NewList({
  mayStart,
  posted,
}: {
  mayStart: boolean;
  posted: ListResult | undefined;
}) {
  const { t } = useTranslation("lists");
  const notice = useRef<HTMLDivElement>(null);
  const state = useActionForm({ intent: "create", posted }, () => form.current?.reset());
  const { Form, form, outcome, pending, done, problem, value } = state;
  // The third list took the form away with the focus in it.
  useEffect(() => {
    if (done && !mayStart) notice.current?.focus();
  }, [done, mayStart]);
  const wrong = problem("name");
  const name = done?.result && "name" in done.result ? done.result.name : null;
  return (
    <section aria-labelledby="new-list" className="mt-8 max-w-2xl">
      <h2 id="new-list" className={mayStart ? "type-panel" : "sr-only"}>
        {t("new.title")}
      </h2>
      <p role="status" className="sr-only">
        {name !== null && t("new.done", { name })}
      </p>
      {mayStart ? (
        <Form ref={form} method="post" action="/lists" noValidate className="mt-4">
          <input type="hidden" name="intent" value="create" />
          <Failure outcome={outcome} />
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              name="name"
              label={t("new.name")}
              placeholder={t("new.example")}
              defaultValue={value("name")}
              maxLength={LIST_LIMITS.name}
              autoComplete="off"
              aria-required
              className="flex-[1_1_16rem]"
              error={wrong ? t(`errors:${wrong}`) : undefined}
            />
            <Button
              type="submit"
              variant="ribbon"
              className="mt-6.5 max-sm:mt-0 max-sm:w-full"
              pending={pending}
              pendingText={t("new.pending")}
            >
              {t("new.submit")}
            </Button>
          </div>
        </Form>
      ) : (
        <LimitNotice ref={notice} />
      )}
    </section>
  );
}

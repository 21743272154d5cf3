import type { ReactNode } from "react";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/translation";
import type { SectionState } from "./use-section";

/** The form of a section: its messages, its fields, its one button. */
export function SectionForm({
  section,
  children,
  ...rest
}: {
  section: SectionState;
  children?: ReactNode;
  /** Words of the button; without them the fields bring buttons of their own. */
  submit?: string;
  pendingText?: string;
  cancel?: ReactNode;
}) {
  const { t } = useTranslation("account");
  const { intent, Form, form, pending, error, message } = section;
  return (
    // The fragment brings a visitor without scripts back to this section.
    <Form ref={form} method="post" action={`/account#${intent}`} noValidate className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      {message ? <Alert tone="good" title={message} /> : null}
      {error ? <Alert title={error} /> : null}
      {children}
      {rest.submit ? (
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={pending} pendingText={rest.pendingText ?? t("saving")}>
            {rest.submit}
          </Button>
          {rest.cancel}
        </div>
      ) : null}
    </Form>
  );
}

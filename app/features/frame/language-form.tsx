import type { ReactNode } from "react";
import { useTranslation } from "~/translation";
import { useSettingForm } from "./use-setting-form";

/**
 * Choices of a language, each a submit button. With scripts the page on screen changes its language
 * and keeps what was typed; without them it comes back whole.
 */
export function LanguageForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { Form, action, back, onSubmit } = useSettingForm("/language", t("languageFailed"));
  return (
    <Form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="back" value={back} />
      {children}
    </Form>
  );
}

import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { Sheet } from "./print";

/** What goes on the sheet, and the button that prints it. Not on paper. */
export function PrintChoice({ sheet: { party, withGifts, withCosts } }: { sheet: Sheet }) {
  const { t } = useTranslation("party-costs");
  const box = "size-5 shrink-0 accent-ribbon";
  return (
    <section
      aria-labelledby="on-sheet"
      className="mb-10 rounded-panel bg-tint p-5 sm:p-6 print:hidden"
    >
      <h2 id="on-sheet" className="type-card">
        {t("sheet.what")}
      </h2>
      <Form
        key={party.id}
        className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-4"
      >
        <input type="hidden" name="party" value={party.id} />
        <input type="hidden" name="chosen" value="1" />
        <div className="min-w-0">
          <label className="flex min-h-11 items-center gap-3 type-body">
            <input
              type="checkbox"
              name="gifts"
              defaultChecked={withGifts}
              aria-describedby="gifts-hint"
              className={box}
            />
            {t("sheet.gifts")}
          </label>
          <p id="gifts-hint" className="ms-8 type-small text-soft">
            {t("sheet.giftsHint")}
          </p>
          <label className="flex min-h-11 items-center gap-3 type-body">
            <input type="checkbox" name="costs" defaultChecked={withCosts} className={box} />
            {t("sheet.costs")}
          </label>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{t("sheet.show")}</Button>
          <Button variant="ribbon" className="noscript:hidden" onClick={() => window.print()}>
            {t("sheet.print")}
          </Button>
        </div>
      </Form>
      <p className="mt-3 hidden type-small text-soft noscript:block">{t("sheet.hint")}</p>
    </section>
  );
}

import type { ReactNode } from "react";
import { Button } from "~/components/ui/button";
import { SearchIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import type { To } from "~/lib/address";
import { Form, Link } from "~/lib/router";
import { useTranslation } from "~/translation";

/**
 * Looks for people by the beginning of their name or e-mail; a plain form, so the address says it.
 */
export function PeopleSearch({ q, children }: { q: string; children?: ReactNode }) {
  const { t } = useTranslation("people");
  return (
    <Form role="search" className="mt-8 flex flex-wrap items-end gap-3">
      {children}
      <TextField
        key={q}
        name="q"
        type="search"
        label={t("search")}
        defaultValue={q}
        maxLength={254}
        autoComplete="off"
        className="w-full max-w-sm"
      />
      <Button type="submit" icon={<SearchIcon className="size-4.5" />}>
        {t("searchAction")}
      </Button>
    </Form>
  );
}

/** The way out of a search that found nobody. */
export function BackToFirst({ shown, to = "." }: { shown: boolean; to?: To }) {
  const { t } = useTranslation("people");
  return shown ? (
    <p className="mt-4">
      <Link to={to} className="link">
        {t("all")}
      </Link>
    </p>
  ) : null;
}

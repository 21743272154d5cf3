import { Button } from "~/components/ui/button";
import type { ButtonVariant } from "~/components/ui/button-look";
import {
  FINDER_ACTION,
  type FinderAnswer,
  type FinderValues,
} from "~/features/gift-finder/finder-answer";
import type { FetcherWithComponents } from "~/lib/router";
import { useTranslation } from "~/translation";

type ChangeFormProps = {
  /** What was asked, and what to ask otherwise. */
  values: FinderValues;
  change: Partial<FinderValues>;
  fetcher: FetcherWithComponents<FinderAnswer>;
  variant?: ButtonVariant;
  children: string;
};

/**
 * One press asks the same question with one thing changed; the finder's form takes the change over.
 */
export function ChangeForm({ values, change, fetcher, variant, children }: ChangeFormProps) {
  const { t } = useTranslation("home");
  return (
    <fetcher.Form method="post" action={FINDER_ACTION}>
      {Object.entries({ ...values, ...change, changed: "1" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant={variant ?? "outline"}
        pending={fetcher.state !== "idle"}
        pendingText={t("finder.pending")}
      >
        {children}
      </Button>
    </fetcher.Form>
  );
}

import { Button } from "~/components/ui/button";
import { PlusIcon, TrashIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";
import { type Plan, planButtonId } from "./use-plan";

type PlanButtonProps = {
  plan: Plan;
  intent: "choose" | "drop";
  idea: { slug: string; name: string };
  /** The idea that comes after this one in its list. */
  next: string | null;
};

/** "Add to plan" or "Remove", a form of its own that works without scripts. */
export function PlanButton({ plan, intent, idea, next }: PlanButtonProps) {
  const { t } = useTranslation("entertainment");
  const { slug, name } = idea;
  const Icon = intent === "choose" ? PlusIcon : TrashIcon;
  return (
    <plan.Form
      method="post"
      action={plan.action}
      onSubmit={plan.press(name, next)}
      preventScrollReset
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="which" value={slug} />
      <Button
        type="submit"
        id={planButtonId(intent, slug)}
        size="small"
        variant={intent === "choose" ? "outline" : "text"}
        icon={<Icon className="size-4.5" />}
        aria-label={t(`${intent}Of`, { name })}
        aria-disabled={plan.pending !== null || undefined}
        className={intent === "drop" ? "-ms-3 min-h-11! px-3! type-small!" : "min-h-11!"}
      >
        {t(intent)}
      </Button>
    </plan.Form>
  );
}

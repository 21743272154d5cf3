import { DRAW_LIMITS } from "#shared/draws/limits";
import type { HostedDraw } from "#shared/draws/schema";
import { Button } from "~/components/ui/button";
import { CloseIcon } from "~/components/ui/icons";
import { TextAreaField } from "~/components/ui/text-area-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useFocusWhenFewer } from "~/lib/use-focus-when-fewer";
import { useTranslation } from "~/translation";

type PeopleProps = { draw: HostedDraw; action: To; posted: ActionResult | undefined };

/** Who takes part, and the field that takes a pasted list. */
export function People({ draw, action, posted }: PeopleProps) {
  const { t } = useTranslation("draws");
  const { Form, form, outcome, pending, problem, value } = useActionForm(
    { intent: "names", posted },
    () => form.current?.reset(),
  );
  const wrong = problem("names");
  const title = useFocusWhenFewer<HTMLHeadingElement>(draw.people.length);
  return (
    <section aria-labelledby="people" className="mt-10 max-w-2xl">
      <h2 ref={title} id="people" tabIndex={-1} className="type-panel">
        {t("names.title")}
      </h2>
      {draw.people.length > 0 ? (
        <ul aria-labelledby="people" className="mt-4 flex flex-wrap gap-2">
          {draw.people.map(({ seat, name, email }) => (
            <li key={seat} className="max-w-full">
              <Person seat={seat} name={name} email={email} action={action} posted={posted} />
            </li>
          ))}
        </ul>
      ) : null}
      <Form ref={form} method="post" action={action} noValidate className="mt-4 grid gap-3">
        <input type="hidden" name="intent" value="names" />
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        <TextAreaField
          name="names"
          label={t("names.label")}
          hint={t("names.hint", { least: DRAW_LIMITS.least, most: DRAW_LIMITS.people })}
          placeholder={t("names.example")}
          defaultValue={value("names")}
          error={wrong ? t(`errors:${wrong}`) : undefined}
          autoComplete="off"
          aria-required
        />
        <Button
          type="submit"
          variant={draw.people.length < DRAW_LIMITS.least ? "ribbon" : "outline"}
          className="justify-self-start"
          pending={pending}
          pendingText={t("names.adding")}
        >
          {t("names.add")}
        </Button>
      </Form>
    </section>
  );
}

type PersonProps = Omit<PeopleProps, "draw"> & { seat: number; name: string; email: string };

function Person({ seat, name, email, action, posted }: PersonProps) {
  const { t } = useTranslation("draws");
  const { Form, pending } = useActionForm({ intent: "remove", id: `${seat}`, posted });
  return (
    <Form
      method="post"
      action={action}
      className="flex items-center rounded-full border border-edge bg-raised ps-4"
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="which" value={seat} />
      <span className="min-w-0 py-2 type-body break-words">
        {name}
        {email ? <span className="block type-label font-normal text-soft">{email}</span> : null}
      </span>
      <button
        type="submit"
        disabled={pending}
        aria-label={t("names.remove", { name })}
        className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunk"
      >
        <CloseIcon className="size-4" />
      </button>
    </Form>
  );
}

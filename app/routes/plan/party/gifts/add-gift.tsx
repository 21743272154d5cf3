import { useTranslation } from "react-i18next";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { HeartIcon, SearchIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { partyHref } from "~/features/party/party-href";
import { SectionFailure } from "~/features/party/section-failure";
import { SectionFields } from "~/features/party/section-fields";
import type { ActionResult } from "~/forms/action-result";
import { useActionForm } from "~/forms/use-action-form";
import { BOARD_LIMITS } from "~worker/domain/party-gifts/schema";
import type { BoardChange } from "./change-gifts.server";

/** A gift in the host's own words, and the ways to one of the shop's. */
export function AddGift({
  partyId,
  posted,
}: {
  partyId: string;
  posted: ActionResult<BoardChange> | undefined;
}) {
  const { t } = useTranslation("party-gifts");
  const toast = useToast();
  const state = useActionForm({ intent: "add", posted }, ({ result }) => {
    toast({ title: t("add.done", { title: result?.title ?? "" }), icon: "check" });
    state.form.current?.reset();
    state.form.current?.querySelector<HTMLElement>("input[name=title]")?.focus();
  });
  const { Form, form, outcome, pending, problem, value } = state;
  const field = (name: string) => {
    const wrong = problem(name);
    return {
      name,
      defaultValue: value(name),
      error: wrong ? t(`errors:${wrong}`) : undefined,
      autoComplete: "off",
    };
  };
  return (
    <aside className="grid min-w-0 content-start gap-10">
      <section aria-labelledby="add-gift" className="rounded-panel bg-tint p-6">
        <h2 id="add-gift" className="type-card">
          {t("add.title")}
        </h2>
        <Form
          ref={form}
          method="post"
          action={partyHref("gifts", { id: partyId })}
          noValidate
          className="mt-4 grid gap-4"
        >
          <SectionFields intent="add" partyId={partyId} />
          <SectionFailure outcome={outcome} />
          <TextField
            {...field("title")}
            label={t("add.name")}
            placeholder={t("add.example")}
            maxLength={BOARD_LIMITS.title}
            aria-required
          />
          <TextField {...field("price")} label={t("add.price")} inputMode="decimal" />
          <Button type="submit" variant="ribbon" pending={pending} pendingText={t("add.pending")}>
            {t("add.submit")}
          </Button>
        </Form>
      </section>
      <section aria-labelledby="add-from-shop">
        <h2 id="add-from-shop" className="type-card">
          {t("add.shop")}
        </h2>
        <p className="mt-1 type-small text-soft">{t("add.shopText")}</p>
        <div className="mt-4 grid gap-3">
          <ButtonLink
            to={`${partyHref("gifts", { id: partyId })}&pick=favorites`}
            icon={<HeartIcon className="size-4.5" />}
          >
            {t("add.favorites")}
          </ButtonLink>
          <ButtonLink to="/" variant="text">
            {t("add.finder")}
          </ButtonLink>
          <ButtonLink to="/search" variant="text" icon={<SearchIcon className="size-4.5" />}>
            {t("add.search")}
          </ButtonLink>
        </div>
      </section>
    </aside>
  );
}

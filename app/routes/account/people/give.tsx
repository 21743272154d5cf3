/** `/people/give?gift=…&person=…`: records that a gift of the catalogue was given to somebody. */

import { data } from "react-router";
import { listedGiftId } from "#shared/gift-lists/schema";
import { shopGiftInput } from "#shared/people/giving";
import { GIVEN_LIMITS } from "#shared/people/limits";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { PageLinks } from "~/components/ui/page-links";
import { SelectField } from "~/components/ui/select-field";
import { orNotFound } from "~/failures.server";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { useActionForm } from "~/forms/use-action-form";
import { requireSignedIn } from "~/guards.server";
import { addressOfUrl, href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { getGifts } from "~worker/domain/catalogue/catalogue.server";
import { giveFromShop } from "~worker/domain/people/giving/giving.server";
import { getPerson, listPeople } from "~worker/domain/people/people.server";
import type { Route } from "./+types/give";
import { WhenFields } from "./given-section";

export const handle = { namespaces: ["recipients", "gifts", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { searchParams } = args.url;
  const giftId = listedGiftId.safeParse(searchParams.get("gift")).data;
  const asked = searchParams.get("person");
  const [[gift], { people, next }] = await Promise.all([
    getGifts(ctx, giftId === undefined ? [] : [giftId]),
    asked === null
      ? listPeople(ctx, viewer, searchParams.get("after"), GIVEN_LIMITS.choices)
      : orNotFound(getPerson(ctx, viewer, asked)).then((one) => ({ people: [one], next: null })),
  ]);
  if (!gift) throw data(null, { status: 404 });
  return {
    gift: { id: gift.id, name: gift.name, imageUrl: gift.imageUrl },
    people: people.map(({ id, name }) => ({ id, name })),
    more: next && (`/people/give?gift=${gift.id}&after=${next}` as const),
    here: addressOfUrl(args.url),
    today: ctx.today,
    title: ctx.t("recipients:give.meta"),
  };
}

export const meta = privatePage;

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const fields = { names: ["person", "gift", "occasion", "date"], schema: shopGiftInput };
  const { status, ...result } = await handleForm(
    ctx,
    await readForm(args.request),
    fields,
    (input) => giveFromShop(ctx, viewer, input),
  );
  if (result.result)
    throw redirect(`${href("/people/:id", { id: result.result.personId })}#given`, 303);
  return data(result, { status });
}

export default function Give({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation("recipients");
  const { gift, people, more, here, today } = loaderData;
  const posted = actionData as ActionResult | undefined;
  const { Form, form, outcome, pending, problem, value } = useActionForm({ intent: "", posted });
  // What is wrong with the gift itself is told beside the person who has it already.
  const wrong = problem("person") ?? problem("title");
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 className="type-page">{t("give.title")}</h1>
      <div className="mt-8 grid max-w-4xl items-start gap-8 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] sm:gap-12">
        <div className="max-w-80">
          <GiftPicture src={gift.imageUrl} alt={gift.name} eager />
          <p className="mt-3 type-card">{gift.name}</p>
        </div>
        {people.length === 0 ? (
          <div>
            <p className="type-body">{t("give.none")}</p>
            <ButtonLink to="/people/new" className="mt-4">
              {t("add")}
            </ButtonLink>
          </div>
        ) : (
          <Form ref={form} method="post" action={here} noValidate className="grid gap-4">
            <input type="hidden" name="gift" value={gift.id} />
            <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
            <SelectField
              name="person"
              label={t("give.person")}
              defaultValue={value("person", people[0]?.id)}
              error={wrong ? t(`errors:${wrong}`) : undefined}
              options={people.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <PageLinks
              first={null}
              more={more ? { to: more, label: t("give.more") } : null}
              className="type-small"
            />
            <WhenFields {...{ problem, value, today }} />
            <Button
              type="submit"
              variant="ribbon"
              className="justify-self-start"
              pending={pending}
              pendingText={t("form.saving")}
            >
              {t("given.save")}
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
}

/**
 * `/taste/:token`: questions about somebody's taste, for whoever has the link. Tells neither a gift
 * nor, unless they want, who asks.
 */

import { data } from "react-router";
import { PEOPLE_LIMITS, TASTE_LIMITS } from "#shared/people/limits";
import { type OpenTaste, tasteInput } from "#shared/people/taste";
import { TASTE_FIELDS, type TasteField } from "#shared/people/vocabulary";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { requestContext } from "~/context.server";
import { orNull } from "~/failures.server";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { handleForm, readForm } from "~/forms/handle-form.server";
import { useActionForm } from "~/forms/use-action-form";
import { href } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { answerTaste, openTaste } from "~worker/domain/people/taste/taste.server";
import type { Route } from "./+types/taste";

export const handle = { namespaces: ["taste", "errors"] };

const FIELDS = { names: TASTE_FIELDS, schema: tasteInput };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { token } = params;
  const title = ctx.t("taste:meta");
  const asked = await orNull(openTaste(ctx, viewer, token));
  if (asked) return data({ title, asked, token, isSent: false });
  const isSent = url.searchParams.has("sent");
  return data({ title, asked: null, token, isSent }, { status: isSent ? 200 : 404 });
}

export const meta = privatePage;

export async function action({ request, params, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const { token } = params;
  const { status, ...result } = await handleForm(ctx, await readForm(request), FIELDS, (input) =>
    answerTaste(ctx, viewer, token, input),
  );
  if (result.done) throw redirect(`${href("/taste/:token", { token })}?sent=1`, 303);
  return data(result, { status });
}

export default function TastePage({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, token, isSent } = loaderData;
  if (!asked) return <Closed isSent={isSent} />;
  return (
    <div className="wrap max-w-3xl pt-10 sm:pt-14">
      <Heading asked={asked} />
      <Questions asked={asked} token={token} posted={actionData as ActionResult | undefined} />
    </div>
  );
}

function Heading({ asked: { giver, about, isOwn } }: { asked: OpenTaste }) {
  const { t } = useTranslation("taste");
  return (
    <header>
      <p className="type-nav font-semibold break-words text-ribbon">
        {giver ? t("by", { name: giver }) : t("bySomebody")}
      </p>
      <h1 className="mt-2 type-page break-words text-balance">
        {about === null ? t("self.title") : t("other.title", { name: about })}
      </h1>
      <p className="mt-3 max-w-prose type-lead text-soft">{t("lead")}</p>
      {isOwn ? (
        <Alert tone="good" title={t("own.title")} className="mt-6">
          <p>{t("own.text")}</p>
        </Alert>
      ) : null}
    </header>
  );
}

type QuestionsProps = { asked: OpenTaste; token: string; posted: ActionResult | undefined };

function Questions({ asked: { about, isOwn }, token, posted }: QuestionsProps) {
  const { t } = useTranslation("taste");
  const state = useActionForm({ intent: "", posted });
  const { Form, form, outcome, pending, problem, value } = state;
  const whose = about === null ? "self" : "other";
  const field = (name: TasteField) => {
    const wrong = problem(name);
    return {
      name,
      label: t(`${whose}.${name}`),
      placeholder: t(`examples.${name}`),
      defaultValue: value(name),
      error: wrong ? t(`errors:${wrong}`) : undefined,
      autoComplete: "off",
    };
  };
  const text = { rows: 2, maxLength: TASTE_LIMITS.answer };
  return (
    <Form
      ref={form}
      method="post"
      action={href("/taste/:token", { token })}
      noValidate
      className="mt-8 grid gap-5"
    >
      <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
      <TextAreaField {...field("likes")} {...text} />
      <TextAreaField {...field("never")} {...text} />
      <TextAreaField {...field("allergies")} {...text} />
      <TextAreaField {...field("owns")} {...text} />
      <TextField {...field("sizes")} maxLength={PEOPLE_LIMITS.sizes} />
      {isOwn ? null : (
        <>
          <p className="max-w-prose type-small text-soft">{t("privacy")}</p>
          <Button
            type="submit"
            variant="ribbon"
            className="justify-self-start"
            pending={pending}
            pendingText={t("sending")}
          >
            {t("send")}
          </Button>
        </>
      )}
    </Form>
  );
}

/** After the answers were sent, and for a link that opens nothing. */
function Closed({ isSent }: { isSent: boolean }) {
  const { t } = useTranslation("taste");
  const words = isSent ? "sent" : "gone";
  return (
    <section className="wrap flex flex-col items-center pt-14 text-center sm:pt-20">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h1 className="mt-8 type-page">{t(`${words}.title`)}</h1>
      <p className="mt-3 max-w-md type-lead text-soft">{t(`${words}.text`)}</p>
    </section>
  );
}

import { data, useActionData } from "react-router";
import { feedbackInput } from "#shared/feedback/schema";
import { Alert } from "~/components/ui/alert";
import { ButtonLink } from "~/components/ui/button-link";
import { FEEDBACK_FIELDS, FEEDBACK_PAGE } from "~/features/feedback-dialog/feedback-fields";
import { FeedbackForm } from "~/features/feedback-dialog/feedback-form";
import { useFeedback } from "~/features/feedback-dialog/use-feedback";
import { useViewer } from "~/features/viewer/use-viewer";
import type { ActionResult } from "~/forms/action-result";
import { handleForm, readForm } from "~/forms/handle-form.server";
import type { Address } from "~/lib/address";
import { ownPath } from "~/lib/own-path";
import { redirect } from "~/lib/router";
import { useTranslation } from "~/translation";
import { sendFeedback } from "~worker/domain/feedback/feedback.server";
import { requestContext } from "../../context.server";
import type { Route } from "./+types/feedback";

export const handle = { namespaces: ["feedback", "errors"] };

export function loader({ request, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return {
    /** Where the person came from. */
    path: ownPath(query.get("path")),
    sent: query.has("sent"),
    title: ctx.t("feedback:meta.title"),
    description: ctx.t("feedback:meta.description"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: "description", content: loaderData?.description },
  { name: "robots", content: "noindex" },
];

/** Answers the dialog in place; the page is sent on, so that a reload sends nothing twice. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, viewer } = context.get(requestContext);
  const form = { names: FEEDBACK_FIELDS, schema: feedbackInput, secrets: ["human"] };
  const { status, ...outcome } = await handleForm(
    ctx,
    await readForm(request),
    form,
    async (input) => {
      await sendFeedback(ctx, viewer, input);
      return input.path;
    },
  );
  const isDialog = new URL(request.url).searchParams.has("dialog");
  const { result } = outcome;
  if (result !== null && !isDialog) {
    throw redirect(`${FEEDBACK_PAGE}?${new URLSearchParams({ sent: "1", path: result })}`);
  }
  return data<ActionResult>(outcome, { status });
}

export default function Feedback({ loaderData }: Route.ComponentProps) {
  const { path, sent } = loaderData;
  const { t } = useTranslation("feedback");
  return (
    <div className="wrap pt-10 sm:pt-14">
      <div className="max-w-[30rem]">
        <h1 className="type-page">{t("title")}</h1>
        {sent ? <Thanks path={path} /> : <PageForm path={path} />}
      </div>
    </div>
  );
}

function Thanks({ path }: { path: Address }) {
  const { t } = useTranslation("feedback");
  return (
    <>
      <Alert tone="good" title={t("thanks.title")} className="mt-8">
        <p>{t("thanks.text")}</p>
      </Alert>
      <ButtonLink to={path} className="mt-6">
        {t("thanks.back")}
      </ButtonLink>
    </>
  );
}

function PageForm({ path }: { path: Address }) {
  const { t } = useTranslation("feedback");
  const { email } = useViewer();
  const posted = useActionData<ActionResult>();
  const fetcher = useFeedback(() => {});
  return (
    <>
      <p className="mt-2 mb-8 type-lead text-soft">{t("lead")}</p>
      <FeedbackForm
        outcome={fetcher.data ?? posted}
        start={{ email: email ?? "", message: "", type: "suggestion", path }}
        fetcher={fetcher}
        action={`${FEEDBACK_PAGE}?${new URLSearchParams({ path })}`}
        cancel={
          <ButtonLink to={path} variant="text" className="max-sm:w-full">
            {t("cancel")}
          </ButtonLink>
        }
      />
    </>
  );
}

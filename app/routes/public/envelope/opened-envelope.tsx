import { DRAW_LIMITS } from "#shared/draws/limits";
import type { Envelope } from "#shared/draws/schema";
import { formatDate, formatDay } from "#shared/format/dates";
import { formatPrice } from "#shared/format/money";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { TextAreaField } from "~/components/ui/text-area-field";
import { TextField } from "~/components/ui/text-field";
import { CopyField } from "~/features/invitation/copy-field";
import type { ActionResult } from "~/forms/action-result";
import { FailureAlert } from "~/forms/failure-alert";
import { useActionForm } from "~/forms/use-action-form";
import type { To } from "~/lib/address";
import { useTranslation } from "~/translation";
import { Check } from "./check";
import { Ideas } from "./ideas";

export type OpenedProps = {
  envelope: Envelope;
  /** Whether the repeated draw gave the same; null while it wasn't asked for. */
  isProven: boolean | null;
  /** Wishes were just saved, without scripts. */
  isSaved: boolean;
  /** It was opened in another browser. */
  isElsewhere: boolean;
  path: To;
  link: string;
  posted: ActionResult<null> | undefined;
};

/** Whom somebody drew, what that person wishes, and what they wish themselves. */
export function OpenedEnvelope(props: OpenedProps) {
  const { t } = useTranslation("envelope");
  const { envelope, isProven, isSaved, isElsewhere, path, link, posted } = props;
  const { receiver, wishes, gifts, address } = envelope;
  return (
    <div className="wrap pt-10 sm:pt-14">
      <Heading envelope={envelope} />
      {envelope.revealed ? null : <Doubts {...{ envelope, isElsewhere }} />}
      <section aria-labelledby="their-wishes" className="mt-10 max-w-3xl">
        <h2 id="their-wishes" className="type-panel break-words">
          {t("wishes.title", { name: receiver })}
        </h2>
        {wishes ? (
          <dl className="mt-4 grid gap-4">
            {(["likes", "avoid", "sizes"] as const).map((field) =>
              wishes[field] ? (
                <div key={field}>
                  <dt className="type-label text-soft">{t(`wishes.${field}`)}</dt>
                  <dd className="mt-1 type-body break-words whitespace-pre-line">
                    {wishes[field]}
                  </dd>
                </div>
              ) : null,
            )}
          </dl>
        ) : (
          <p className="mt-2 type-body text-soft">{t("wishes.none", { name: receiver })}</p>
        )}
        {gifts.length > 0 ? <Ideas gifts={gifts} /> : null}
        <ButtonLink to={`/?${address}`} variant="ribbon" className="mt-6">
          {t(gifts.length > 0 ? "ideas.more" : "ideas.find")}
        </ButtonLink>
      </section>
      <OwnWishes {...{ envelope, isSaved, path, posted }} />
      <section aria-labelledby="keep" className="mt-12 max-w-2xl">
        <h2 id="keep" className="type-panel">
          {t("keep.title")}
        </h2>
        <p className="mt-2 mb-4 type-body text-soft">{t("keep.text")}</p>
        <CopyField
          label={t("keep.label")}
          value={link}
          words={{
            copy: t("keep.copy"),
            copied: t("keep.copied"),
            failed: t("keep.copyFailed"),
          }}
        />
      </section>
      <Check envelope={envelope} isProven={isProven} path={path} />
    </div>
  );
}

function Heading({ envelope }: { envelope: Envelope }) {
  const { t, i18n } = useTranslation("envelope");
  const { title, hostName, name, receiver, heldOn, limitCents, changedAt } = envelope;
  const facts = [
    heldOn ? t("when", { day: formatDate(heldOn, i18n.language) }) : null,
    limitCents === null ? null : t("limit", { price: formatPrice(limitCents, i18n.language) }),
  ].filter(Boolean);
  return (
    <header className="rounded-panel bg-raised p-6 shadow-rest sm:p-10">
      <p className="type-nav font-semibold break-words text-ribbon">
        {t("from", { title, host: hostName })}
      </p>
      <h1 id="receiver" tabIndex={-1} className="mt-6 break-words">
        <span className="block type-lead text-soft">{t("drew", { name })}</span>{" "}
        <span className="block type-hero">{receiver}</span>
      </h1>
      {facts.length > 0 ? <p className="figures mt-4 type-lead">{facts.join(" · ")}</p> : null}
      <p className="mt-2 type-small text-soft">{t("secret")}</p>
      {changedAt === null ? null : (
        <Alert tone="warn" title={t("changed.title")} className="mt-6 max-w-2xl">
          <p>{t("changed.text", { receiver, day: formatDay(changedAt, i18n.language) })}</p>
        </Alert>
      )}
    </header>
  );
}

/** By what somebody notices that another person may have opened their envelope before. */
function Doubts({ envelope, isElsewhere }: Pick<OpenedProps, "envelope" | "isElsewhere">) {
  const { t, i18n } = useTranslation("envelope");
  const { isRenewed, openedAt } = envelope;
  return (
    <>
      {isRenewed ? (
        <Alert tone="warn" title={t("renewed.title")} className="mt-6 max-w-2xl">
          <p>{t("renewed.text")}</p>
        </Alert>
      ) : null}
      {isElsewhere ? (
        <Alert tone="warn" title={t("elsewhere.title")} className="mt-6 max-w-2xl">
          <p>{t("elsewhere.text", { day: formatDay(openedAt, i18n.language) })}</p>
        </Alert>
      ) : null}
    </>
  );
}

type OwnWishesProps = Pick<OpenedProps, "envelope" | "isSaved" | "path" | "posted">;

function OwnWishes({ envelope, isSaved, path, posted }: OwnWishesProps) {
  const { t } = useTranslation("envelope");
  const { own } = envelope;
  const state = useActionForm({ intent: "wishes", posted });
  const { Form, form, outcome, pending, done, problem, value } = state;
  const field = (name: "likes" | "avoid" | "sizes") => {
    const wrong = problem(name);
    return {
      name,
      defaultValue: value(name, own?.[name]),
      error: wrong ? t(`errors:${wrong}`) : undefined,
    };
  };
  return (
    <section
      aria-labelledby="wishes"
      className="mt-12 max-w-3xl rounded-panel border border-line p-6 sm:p-8"
    >
      <h2 id="wishes" tabIndex={-1} className="type-panel">
        {t("own.title")}
      </h2>
      <p className="mt-1 type-body text-soft">{t("own.lead")}</p>
      <Form ref={form} method="post" action={path} noValidate className="mt-5 grid gap-4">
        <input type="hidden" name="intent" value="wishes" />
        <FailureAlert failure={outcome ?? undefined} title={t("failed")} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextAreaField
            {...field("likes")}
            rows={2}
            label={t("own.likes")}
            placeholder={t("own.likesExample")}
            maxLength={DRAW_LIMITS.wishes}
          />
          <TextAreaField
            {...field("avoid")}
            rows={2}
            label={t("own.avoid")}
            placeholder={t("own.avoidExample")}
            maxLength={DRAW_LIMITS.wishes}
          />
        </div>
        <TextField
          {...field("sizes")}
          label={t("own.sizes")}
          placeholder={t("own.sizesExample")}
          maxLength={DRAW_LIMITS.sizes}
          autoComplete="off"
        />
        <Button
          type="submit"
          className="justify-self-start"
          pending={pending}
          pendingText={t("own.saving")}
        >
          {t("own.save")}
        </Button>
        <p role="status" className="type-small text-good">
          {done || (isSaved && !outcome) ? t("own.saved") : null}
        </p>
      </Form>
    </section>
  );
}

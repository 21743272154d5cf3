import { formatDate } from "#shared/format/dates";
import type { ListShare } from "#shared/gift-lists/sharing";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { CloseIcon, EditIcon, EyeIcon, ShareIcon, SwapIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { Failure } from "~/features/gift-lists/failure";
import type { ListResult } from "~/features/gift-lists/list-result";
import { CopyField } from "~/features/invitation/copy-field";
import { useActionForm } from "~/forms/use-action-form";
import { href, type To } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";

type SharingProps = {
  share: ListShare | null;
  origin: string;
  /** The page of the list, to which the forms go. */
  action: To;
  posted: ListResult | undefined;
};

/** The switch of a list's link, the link itself, and what goes with it. */
export function Sharing({ share, origin, action, posted }: SharingProps) {
  const { t, i18n } = useTranslation("lists");
  const day = (date: string) => formatDate(date, i18n.language);
  return (
    <section aria-labelledby="sharing" className="mt-12 border-t border-line pt-8">
      <h2 id="sharing" tabIndex={-1} className="type-panel">
        {t("share.title")}
      </h2>
      {share?.isOn ? (
        <>
          <p className="mt-1 max-w-prose type-body text-soft">
            {t("share.on", { day: day(share.occasionOn), reveal: day(share.revealOn) })}
          </p>
          <ShareLink share={share} origin={origin} />
          <div className="mt-2 flex flex-wrap items-start gap-x-6">
            <ShareSettings share={share} action={action} posted={posted} />
            <OneButton intent="share-renew" action={action} posted={posted} />
            <OneButton intent="share-off" action={action} posted={posted} />
          </div>
        </>
      ) : (
        <>
          <p className="mt-1 max-w-prose type-body text-soft">{t("share.off")}</p>
          <div className="mt-2 flex">
            <ShareSettings share={share} action={action} posted={posted} />
          </div>
        </>
      )}
    </section>
  );
}

/** The link to copy, in the browser that made it. */
function ShareLink({ share: { token }, origin }: { share: ListShare; origin: string }) {
  const { t } = useTranslation("lists");
  if (token === null) {
    return <p className="mt-4 max-w-prose type-body">{t("share.elsewhere")}</p>;
  }
  const path = href("/l/:token", { token });
  return (
    <div className="mt-4 max-w-2xl">
      <CopyField
        label={t("share.link")}
        value={origin + path}
        words={{ copy: t("share.copy"), copied: t("share.copied"), failed: t("share.copyFailed") }}
      />
      <Link to={path} className="link mt-2 inline-flex min-h-11 items-center gap-2 type-small">
        <EyeIcon className="size-4.5" />
        {t("share.preview")}
      </Link>
    </div>
  );
}

type FormProps = { action: To; posted: ListResult | undefined };

/** Starts sharing, or changes the days and who sees names. */
function ShareSettings({ share, action, posted }: FormProps & { share: ListShare | null }) {
  const { t } = useTranslation("lists");
  const state = useActionForm({ intent: "share-on", posted });
  const { Form, form, outcome, pending, failed, done, problem, value } = state;
  const isOn = share?.isOn ?? false;
  const date = (name: "occasionOn" | "revealOn") => {
    const wrong = problem(name);
    return {
      name,
      type: "date",
      defaultValue: value(name, share?.[name] ?? ""),
      error: wrong ? t(`errors:${wrong}`) : undefined,
    };
  };
  return (
    <Disclosure
      label={t(isOn ? "share.settings" : "share.start")}
      name={t(isOn ? "share.settings" : "share.start")}
      icon={isOn ? <EditIcon className="size-4.5" /> : <ShareIcon className="size-4.5" />}
      group="share"
      open={failed}
      done={done}
    >
      <Form
        ref={form}
        method="post"
        action={action}
        noValidate
        className="flex max-w-xl flex-col gap-4"
      >
        <input type="hidden" name="intent" value="share-on" />
        <Failure outcome={outcome} />
        <p className="type-small">{t("share.shows")}</p>
        <TextField {...date("occasionOn")} label={t("share.occasion")} aria-required />
        <TextField {...date("revealOn")} label={t("share.reveal")} hint={t("share.revealHint")} />
        <div>
          <label className="flex min-h-11 items-center gap-3 type-body">
            <input
              type="checkbox"
              name="showsNames"
              defaultChecked={share?.showsNames ?? true}
              aria-describedby="names-hint"
              className="size-5 shrink-0 accent-ribbon"
            />
            {t("share.names")}
          </label>
          <p id="names-hint" className="type-small text-soft">
            {t("share.namesHint")}
          </p>
        </div>
        <Button
          type="submit"
          variant={isOn ? "outline" : "ribbon"}
          className="self-start"
          pending={pending}
          pendingText={t("saving")}
        >
          {t(isOn ? "save" : "share.submit")}
        </Button>
      </Form>
    </Disclosure>
  );
}

const BUTTONS = {
  "share-renew": { words: "renew", Icon: SwapIcon },
  "share-off": { words: "stop", Icon: CloseIcon },
} as const;

/** A step that the link before doesn't survive: says so, and asks for a second press. */
function OneButton({ intent, action, posted }: FormProps & { intent: keyof typeof BUTTONS }) {
  const { t } = useTranslation("lists");
  const { words, Icon } = BUTTONS[intent];
  const { Form, form, outcome, pending, failed, done } = useActionForm({ intent, posted });
  return (
    <Disclosure
      label={t(`share.${words}`)}
      name={t(`share.${words}`)}
      icon={<Icon className="size-4.5" />}
      group="share"
      open={failed}
      done={done}
    >
      <Form ref={form} method="post" action={action} className="flex flex-col gap-3">
        <input type="hidden" name="intent" value={intent} />
        <Failure outcome={outcome} />
        <p className="max-w-prose type-small">{t(`share.${words}Text`)}</p>
        <Button type="submit" className="self-start" pending={pending} pendingText={t("saving")}>
          {t(`share.${words}Confirm`)}
        </Button>
      </Form>
    </Disclosure>
  );
}

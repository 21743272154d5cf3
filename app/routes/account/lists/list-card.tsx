import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Button } from "~/components/ui/button";
import { Disclosure } from "~/components/ui/disclosure";
import { EditIcon, TrashIcon } from "~/components/ui/icons";
import { TextField } from "~/components/ui/text-field";
import { ScenePicture } from "~/features/frame/scene-picture";
import { Failure } from "~/features/gift-lists/failure";
import type { ListResult } from "~/features/gift-lists/list-result";
import { useActionForm } from "~/forms/use-action-form";
import { type GiftListSummary, LIST_LIMITS } from "~worker/domain/gift-lists/schema";

type ListCardProps = {
  list: GiftListSummary;
  /** The page of lists that it stands on, to which its forms go. */
  action: string;
  posted: ListResult | undefined;
};

/**
 * One list among others: its first gifts, its name, how much is on it, and what can be done with
 * it.
 */
export function ListCard({ list, action, posted }: ListCardProps) {
  const { t } = useTranslation("lists");
  const title = `list-${list.id}`;
  return (
    <article aria-labelledby={title}>
      <ListPictures pictures={list.pictures} />
      <h3 id={title} className="mt-4 type-card break-words">
        <Link to={`/lists/${list.id}`} className="underline-offset-4 hover:underline">
          {list.name}
        </Link>
      </h3>
      <p className="figures mt-1 type-small text-soft">
        {list.itemCount > 0 ? t("count", { count: list.itemCount }) : t("nothing")}
      </p>
      <div className="mt-1 flex flex-wrap items-start gap-x-6">
        <Rename list={list} action={action} posted={posted} />
        <Delete list={list} action={action} posted={posted} />
      </div>
    </article>
  );
}

const PLACES = ["first", "second", "third"] as const;

/** Three places side by side; a free one waits for its gift. */
function ListPictures({ pictures }: { pictures: readonly string[] }) {
  return (
    <div className="grid grid-cols-3 gap-1 overflow-hidden rounded-panel">
      {PLACES.map((place, index) => {
        const src = pictures[index];
        return (
          <div key={place} className="aspect-6/5 bg-sunk">
            {src ? <ScenePicture src={src} className="size-full object-cover" /> : null}
          </div>
        );
      })}
    </div>
  );
}

function Rename({ list, action, posted }: ListCardProps) {
  const { t } = useTranslation("lists");
  const state = useActionForm({ intent: "rename", id: list.id, posted });
  const { Form, form, outcome, pending, failed, done, problem, value } = state;
  const wrong = problem("name");
  return (
    <Disclosure
      label={t("rename")}
      name={t("renameList", { name: list.name })}
      icon={<EditIcon className="size-4.5" />}
      group={list.id}
      open={failed}
      done={done}
    >
      <Form ref={form} method="post" action={action} noValidate className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="which" value={list.id} />
        <Failure outcome={outcome} />
        <TextField
          // The name may have changed elsewhere; a form that nobody touched shows today's.
          key={list.name}
          name="name"
          label={t("new.name")}
          defaultValue={value("name", list.name)}
          maxLength={LIST_LIMITS.name}
          autoComplete="off"
          aria-required
          error={wrong ? t(`errors:${wrong}`) : undefined}
        />
        <Button type="submit" className="self-start" pending={pending} pendingText={t("saving")}>
          {t("save")}
        </Button>
      </Form>
    </Disclosure>
  );
}

function Delete({ list, action, posted }: ListCardProps) {
  const { t } = useTranslation("lists");
  const { Form, form, outcome, pending, failed } = useActionForm({
    intent: "delete",
    id: list.id,
    posted,
  });
  return (
    <Disclosure
      label={t("delete")}
      name={t("deleteList", { name: list.name })}
      icon={<TrashIcon className="size-4.5" />}
      group={list.id}
      open={failed}
      done={null}
    >
      <Form ref={form} method="post" action={action} className="flex flex-col gap-3">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="which" value={list.id} />
        <Failure outcome={outcome} />
        <p className="type-small">{t("deleteConfirm")}</p>
        <Button type="submit" className="self-start" pending={pending} pendingText={t("deleting")}>
          {t("deleteAction")}
        </Button>
      </Form>
    </Disclosure>
  );
}

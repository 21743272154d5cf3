/** `/lists`: the person's gift lists, and a form for another. */

import { useEffect, useRef } from "react";
import { LIST_LIMITS, mayStartList } from "#shared/gift-lists/limits";
import { type GiftListSummary, newListInput } from "#shared/gift-lists/schema";
import type { Viewer } from "#shared/viewer";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Disclosure } from "~/components/ui/disclosure";
import { EditIcon, TrashIcon } from "~/components/ui/icons";
import { PageLinks } from "~/components/ui/page-links";
import { TextField } from "~/components/ui/text-field";
import { ScenePicture } from "~/features/frame/scene-picture";
import { Failure } from "~/features/gift-lists/failure";
import { LimitNotice } from "~/features/gift-lists/limit-notice";
import type { ListResult } from "~/features/gift-lists/list-result";
import { CopyField } from "~/features/invitation/copy-field";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";
import { NO_FIELDS, readForm } from "~/forms/handle-form.server";
import { intents, type Submission } from "~/forms/intents.server";
import { useActionForm } from "~/forms/use-action-form";
import { requireSignedIn } from "~/guards.server";
import { type Address, addressOfUrl, href, type To } from "~/lib/address";
import { privatePage } from "~/lib/private-page";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { Ctx } from "~worker/context";
import { createList, deleteList, updateList } from "~worker/domain/gift-lists/gift-lists.server";
import { listListsPage } from "~worker/domain/gift-lists/pages.server";
import type { Route } from "./+types/lists";

export const handle = { namespaces: ["lists", "errors"] };

export async function loader(args: Route.LoaderArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const after = args.url.searchParams.get("after");
  const { lists, next } = await listListsPage(ctx, viewer, { after });
  return {
    lists,
    next,
    after,
    mayStart: mayStartList(viewer.isPremium, lists.length, after),
    origin: args.url.origin,
    title: ctx.t("lists:meta"),
  };
}

export const meta = privatePage;

/** Whoever installs the site from here can share pages to a list. */
export const links: Route.LinksFunction = () => [
  { rel: "manifest", href: "/manifest.webmanifest" },
];

const NAME = ["name"] as const;
type ListsSubmission = Submission & { ctx: Ctx; viewer: Viewer; url: URL };
const here = ({ url }: ListsSubmission) => addressOfUrl(url);

const changeLists = intents<ListsSubmission>((intent) => ({
  create: intent(
    { names: NAME, schema: newListInput },
    ({ ctx, viewer }, input) => createList(ctx, viewer, input),
    here,
  ),
  rename: intent(
    { names: NAME, schema: newListInput.pick({ name: true }) },
    ({ ctx, viewer, id }, input) => updateList(ctx, viewer, id, input),
    here,
  ),
  delete: intent(
    NO_FIELDS,
    async ({ ctx, viewer, id }) => {
      await deleteList(ctx, viewer, id);
      return null;
    },
    here,
  ),
}));

export async function action(args: Route.ActionArgs) {
  const { ctx, viewer } = requireSignedIn(args);
  const { request, url } = args;
  return changeLists({ ctx, viewer, url, request, form: await readForm(request) });
}

export default function Lists({ loaderData, actionData }: Route.ComponentProps) {
  const { lists, next, after, mayStart, origin } = loaderData;
  const here: Address = after ? `/lists?after=${encodeURIComponent(after)}` : "/lists";
  const { t } = useTranslation("lists");
  const posted = actionData as ListResult | undefined;
  const title = useFocusAfterDelete(lists.length, here);
  return (
    <div className="wrap pt-10 sm:pt-14">
      <h1 ref={title} tabIndex={-1} className="type-page">
        {t("title")}
      </h1>
      <p className="mt-2 max-w-prose type-lead text-soft">{t("lead")}</p>
      <Link to="/promises" className="link mt-1 inline-block py-2 type-small">
        {t("share.promises")}
      </Link>
      <NewList mayStart={mayStart} posted={posted} />
      {lists.length === 0 && !after ? (
        <Empty />
      ) : (
        <section aria-labelledby="your-lists" className="mt-14">
          <h2 id="your-lists" className="type-panel">
            {t("yours")}
          </h2>
          <ul className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:grid-cols-3">
            {lists.map((list) => (
              <li key={list.id} className="min-w-0">
                <ListCard list={list} action={here} posted={posted} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageLinks
        first={after ? { to: "/lists", label: t("first") } : null}
        more={next ? { to: `/lists?after=${next}`, label: t("more") } : null}
        className="mt-10 type-body"
      />
      <Bookmark origin={origin} />
    </div>
  );
}

/** A bookmark that opens the form of a new item with the address and title of the page at hand. */
function Bookmark({ origin }: { origin: string }) {
  const { t } = useTranslation("lists");
  const page = JSON.stringify(`${origin}/lists/new-item?url=`);
  const code = `javascript:location.href=${page}+encodeURIComponent(location.href)+"&title="+encodeURIComponent(document.title)`;
  return (
    <details className="mt-14 max-w-2xl">
      <summary className="inline-flex min-h-11 cursor-pointer items-center type-small font-semibold">
        {t("bookmark.title")}
      </summary>
      <p className="mt-1 mb-4 type-small text-soft">{t("bookmark.text")}</p>
      <CopyField
        label={t("bookmark.label")}
        value={code}
        words={{ copy: t("share.copy"), copied: t("share.copied"), failed: t("share.copyFailed") }}
      />
    </details>
  );
}

/** A deleted list takes the pressed button with it; the title stays. */
function useFocusAfterDelete(count: number, page: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef({ count, page });
  useEffect(() => {
    const isFewer = page === last.current.page && count < last.current.count;
    if (isFewer) title.current?.focus({ preventScroll: true });
    last.current = { count, page };
  }, [count, page]);
  return title;
}

function Empty() {
  const { t } = useTranslation("lists");
  return (
    <div className="mx-auto mt-14 flex max-w-md flex-col items-center text-center">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h2 className="mt-8 type-panel">{t("empty.title")}</h2>
      <p className="mt-2 mb-6 type-body text-soft">{t("empty.text")}</p>
      <ButtonLink to="/">{t("find")}</ButtonLink>
    </div>
  );
}

/** The form for another list, or why there can't be one. */
function NewList({ mayStart, posted }: { mayStart: boolean; posted: ListResult | undefined }) {
  const { t } = useTranslation("lists");
  const notice = useRef<HTMLDivElement>(null);
  const state = useActionForm({ intent: "create", posted }, () => form.current?.reset());
  const { Form, form, outcome, pending, done, problem, value } = state;
  // The third list took the form away with the focus in it.
  useEffect(() => {
    if (done && !mayStart) notice.current?.focus();
  }, [done, mayStart]);
  const wrong = problem("name");
  const name = done?.result && "name" in done.result ? done.result.name : null;
  return (
    <section aria-labelledby="new-list" className="mt-8 max-w-2xl">
      <h2 id="new-list" className={mayStart ? "type-panel" : "sr-only"}>
        {t("new.title")}
      </h2>
      <p role="status" className="sr-only">
        {name !== null && t("new.done", { name })}
      </p>
      {mayStart ? (
        <Form ref={form} method="post" action="/lists" noValidate className="mt-4">
          <input type="hidden" name="intent" value="create" />
          <Failure outcome={outcome} />
          <div className="flex flex-wrap items-start gap-3">
            <TextField
              name="name"
              label={t("new.name")}
              placeholder={t("new.example")}
              defaultValue={value("name")}
              maxLength={LIST_LIMITS.name}
              autoComplete="off"
              aria-required
              className="flex-[1_1_16rem]"
              error={wrong ? t(`errors:${wrong}`) : undefined}
            />
            <Button
              type="submit"
              variant="ribbon"
              className="mt-6.5 max-sm:mt-0 max-sm:w-full"
              pending={pending}
              pendingText={t("new.pending")}
            >
              {t("new.submit")}
            </Button>
          </div>
        </Form>
      ) : (
        <LimitNotice ref={notice} />
      )}
    </section>
  );
}

type ListCardProps = {
  list: GiftListSummary;
  /** The page of lists that it stands on, to which its forms go. */
  action: To;
  posted: ListResult | undefined;
};

/**
 * One list among others: its first gifts, its name, how much is on it, and what can be done with
 * it.
 */
function ListCard({ list, action, posted }: ListCardProps) {
  const { t } = useTranslation("lists");
  const title = `list-${list.id}`;
  return (
    <article aria-labelledby={title}>
      <ListPictures pictures={list.pictures} />
      <h3 id={title} className="mt-4 type-card break-words">
        <Link
          to={href("/lists/:id", { id: list.id })}
          className="underline-offset-4 hover:underline"
        >
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

import { useNavigation } from "react-router";
import { DEFAULT_PICTURE } from "#shared/catalogue/pictures";
import { formatPrice } from "#shared/format/money";
import type { GuestGift } from "#shared/party/gifts/schema";
import { Button } from "~/components/ui/button";
import { CheckIcon } from "~/components/ui/icons";
import { ScenePicture } from "~/features/frame/scene-picture";
import { type ActionResult, fieldError } from "~/forms/action-result";
import { type Address, href } from "~/lib/address";
import { Form, Link } from "~/lib/router";
import { useTranslation } from "~/translation";
import type { GuestBoard } from "~worker/domain/party/gifts/guest-board.server";
import { Failure } from "./failure";

type GiftBoardProps = {
  board: GuestBoard;
  page: Address;
  isClosed: boolean;
  posted: ActionResult | undefined;
};

/**
 * What would please the guest of honour: open gifts to bring, and those that somebody brings
 * already.
 */
export function GiftBoard({ board: { gifts, next }, page, isClosed, posted }: GiftBoardProps) {
  const { t } = useTranslation("party-gifts");
  const mine = posted?.intent === "bring" || posted?.intent === "release" ? posted : undefined;
  const problem = fieldError(mine, "gift");
  return (
    <section
      id="gifts"
      aria-labelledby="gifts-title"
      className="mt-8 scroll-mt-24 border-line border-t pt-6"
    >
      <h2 id="gifts-title" className="type-card">
        {t("guest.title")}
      </h2>
      <p className="mt-1 max-w-prose type-small text-soft">{t("guest.text")}</p>
      <Failure outcome={mine} />
      <div role="status">
        {problem ? <p className="mt-3 type-label text-bad">{t(`errors:${problem}`)}</p> : null}
      </div>
      <ul className="mt-3 divide-y divide-line">
        {gifts.map((gift) => (
          <GiftRow key={gift.id} gift={gift} isClosed={isClosed} />
        ))}
      </ul>
      {next ? (
        <Link to={`${page}?gifts=${next}#gifts`} className="link inline-block py-2 type-body">
          {t("more")}
        </Link>
      ) : null}
    </section>
  );
}

function GiftRow({ gift, isClosed }: { gift: GuestGift; isClosed: boolean }) {
  const { t, i18n } = useTranslation("party-gifts");
  const { formData } = useNavigation();
  const { id, title, slug, priceCents, state } = gift;
  const isMine = state === "mine";
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 py-4">
      <ScenePicture
        src={gift.imageUrl ?? DEFAULT_PICTURE}
        className="aspect-6/5 h-auto w-full rounded-field bg-sunk object-cover"
      />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_9rem]">
          <h3 className="type-body font-semibold break-words">
            {slug ? (
              <Link to={href("/gifts/:slug", { slug })} className="link">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className="figures flex flex-wrap items-center gap-x-2 type-small text-soft">
            {priceCents === null ? null : <span>{formatPrice(priceCents, i18n.language)}</span>}
            <span
              className={isMine ? "inline-flex items-center gap-1 font-semibold text-good" : ""}
            >
              {isMine ? <CheckIcon className="size-4.5" /> : null}
              {t(`guest.${state}`)}
            </span>
          </p>
        </div>
        {state === "taken" || isClosed ? null : (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value={isMine ? "release" : "bring"} />
            <input type="hidden" name="which" value={id} />
            <Button
              type="submit"
              size="small"
              pending={formData?.get("which") === id}
              aria-label={t(isMine ? "guest.releaseOf" : "guest.bringOf", { title })}
            >
              {t(isMine ? "guest.release" : "guest.bring")}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}

import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { GiftCard } from "~/features/gift-card/gift-card";
import type { GiftView } from "~worker/domain/catalogue/schema";
import { CarouselControls } from "./carousel-controls";
import { Dots } from "./dots";
import { useRotation, useStillness } from "./use-rotation";
import { useSlider } from "./use-slider";
import "./carousel.css";

const ARROWS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The season's gifts, three at a time, one further every five seconds. It is a list that scrolls
 * sideways until its script has come.
 */
export function Carousel({ gifts }: { gifts: readonly GiftView[] }) {
  const { t } = useTranslation("home");
  const track = useRef<HTMLUListElement>(null);
  const { view, move, show } = useSlider(track, gifts.length, useStillness());
  const rotation = useRotation(view !== null, view?.current ?? 0, () => move(1));

  function focusIn({ target }: FocusEvent) {
    // A click also focuses; only who walks by keyboard needs the cards to wait.
    if (!target.matches(":focus-visible") || target.closest("[data-rotation]")) return;
    rotation.setFocus(true);
    const card = [...(track.current?.children ?? [])].findIndex((item) => item.contains(target));
    if (card >= 0) showWhole(card);
  }

  function focusOut({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) rotation.setFocus(false);
  }

  /** A card that only peeps in from the edge comes in. */
  function showWhole(card: number) {
    const [list, item] = [track.current, track.current?.children[card]];
    if (!list || !item) return;
    const [outer, inner] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
    if (inner.right > outer.right + 1 || inner.left < outer.left - 1) show(card);
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    const by = ARROWS[event.key];
    const target = event.target as Element;
    const isOurs = event.currentTarget.contains(target) && view !== null;
    const isChord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!by || !isOurs || isChord) return;
    event.preventDefault();
    // The card that holds the focus may leave the window.
    if (target.closest("li") && track.current?.contains(target)) track.current.focus();
    move(by);
  }

  return (
    <section
      className="wrap section-gap"
      aria-roledescription={t("carousel.role")}
      aria-labelledby="seasonal-title"
      onFocus={focusIn}
      onBlur={focusOut}
      onKeyDown={press}
    >
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          <h2 id="seasonal-title" className="type-section">
            {t("carousel.title")}
          </h2>
          <p className="type-body mt-2 text-soft">{t("carousel.lead")}</p>
        </div>
        <div className="flex min-h-11 gap-3 noscript:hidden">
          {view && <CarouselControls rotation={rotation} move={move} />}
        </div>
      </div>
      <div
        onPointerEnter={() => rotation.setPointer(true)}
        onPointerLeave={() => rotation.setPointer(false)}
      >
        <ul
          ref={track}
          className="carousel-track"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller needs keyboard focus
          tabIndex={0}
          aria-labelledby="seasonal-title"
          aria-live={rotation.rotates ? "off" : "polite"}
        >
          {gifts.map((gift, index) => (
            <li key={gift.id} inert={view !== null && !view.seen.includes(index)}>
              <GiftCard gift={gift} compact />
            </li>
          ))}
        </ul>
        <div className="mt-7 min-h-6 noscript:hidden">
          {view && <Dots count={gifts.length} current={view.current} show={show} />}
        </div>
      </div>
    </section>
  );
}

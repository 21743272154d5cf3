import "./carousel.css";
import type { KeenSliderInstance } from "keen-slider";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { GiftView } from "#shared/catalogue/schema";
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from "~/components/ui/icons";
import { GiftCard } from "~/features/gift-card/gift-card";
import { useTranslation } from "~/translation";

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

type DotsProps = { count: number; current: number; show: (index: number) => void };

/** Where the carousel stands: a dot a gift, the current one drawn out. */
function Dots({ count, current, show }: DotsProps) {
  const { t } = useTranslation("home");
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <ul aria-label={t("carousel.dots")} className="flex flex-wrap justify-center">
      {places.map((index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={t("carousel.dot", { number: index + 1, total: count })}
            aria-current={index === current ? "true" : undefined}
            className="carousel-dot"
            onClick={() => show(index)}
          />
        </li>
      ))}
    </ul>
  );
}

type CarouselControlsProps = {
  rotation: ReturnType<typeof useRotation>;
  move: (by: 1 | -1) => void;
};

/** Pause or play, back, on. Who asked for stillness has nothing to pause. */
function CarouselControls({
  rotation: { isPaused, isStill, setPaused },
  move,
}: CarouselControlsProps) {
  const { t } = useTranslation("home");
  return (
    <>
      {!isStill && (
        <Round
          data-rotation=""
          label={t(isPaused ? "carousel.play" : "carousel.pause")}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </Round>
      )}
      <Round label={t("carousel.previous")} onClick={() => move(-1)}>
        <ArrowLeftIcon />
      </Round>
      <Round label={t("carousel.next")} onClick={() => move(1)}>
        <ArrowRightIcon />
      </Round>
    </>
  );
}

type RoundProps = {
  label: string;
  onClick: () => void;
  children: ReactNode;
  "data-rotation"?: string;
};

function Round({ label, children, ...rest }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center rounded-full border-[1.5px] border-edge text-ink transition-colors duration-120 hover:border-ink hover:bg-sunk"
      {...rest}
    >
      {children}
    </button>
  );
}

/** Spec §9, in milliseconds. */
const EVERY = 5_000;

const STILLNESS = "(prefers-reduced-motion: reduce)";
const OPEN = '[role="dialog"][data-state="open"]';

/**
 * Calls `advance` every five seconds after the last change of `current`, but not while it is
 * paused, held by pointer or focus, in a hidden tab or under an open dialog, and never for who asks
 * for stillness.
 */
function useRotation(isReady: boolean, current: number, advance: () => void) {
  const [isPaused, setPaused] = useState(false);
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  const isStill = useStillness();
  const isHidden = useSyncExternalStore(watchVisibility, () => document.hidden, no);
  const rotates = isReady && !isPaused && !pointer && !focus && !isStill && !isHidden;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a manual move restarts the timer
  useEffect(() => {
    if (!rotates) return;
    const timer = setInterval(() => {
      if (!document.querySelector(OPEN)) advance();
    }, EVERY);
    return () => clearInterval(timer);
  }, [rotates, current]);

  return { rotates, isPaused, isStill, setPaused, setPointer, setFocus };
}

/** Does the visitor ask for less motion? */
const useStillness = () =>
  useSyncExternalStore(watchStillness, () => window.matchMedia(STILLNESS).matches, no);

const no = () => false;

function watchStillness(changed: () => void) {
  const query = window.matchMedia(STILLNESS);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

function watchVisibility(changed: () => void) {
  document.addEventListener("visibilitychange", changed);
  return () => document.removeEventListener("visibilitychange", changed);
}

/** As many cards as the widest window shows at once; fewer need no carousel. */
const WIDEST = 3;

/** Cards at once and the gap between them, as `carousel.css` has them before the slider comes. */
const LAYOUT = {
  slides: { perView: 1.2, spacing: 16 },
  breakpoints: {
    "(min-width: 37.5rem)": { slides: { perView: 2, spacing: 32 } },
    "(min-width: 56.25rem)": { slides: { perView: WIDEST, spacing: 32 } },
  },
};

/** What is in the window: the first card's index, and every card of which anything can be seen. */
type SliderView = { current: number; seen: readonly number[] };

/**
 * Makes an endless slider of a list that scrolls sideways, once its script has come; until then,
 * and where it never comes, `view` is null and the list stays as it was. `move` goes by cards,
 * `show` to one.
 */
function useSlider(track: RefObject<HTMLElement | null>, count: number, isStill: boolean) {
  const slider = useRef<KeenSliderInstance | null>(null);
  const [view, setView] = useState<SliderView | null>(null);

  useEffect(() => {
    if (count <= WIDEST) return;
    let gone = false;
    function start({ default: KeenSlider }: typeof import("keen-slider")) {
      const list = track.current;
      if (gone || !list) return;
      const initial = scrolledTo(list);
      list.scrollLeft = 0;
      list.dataset.sliding = "";
      slider.current = new KeenSlider(list, {
        ...LAYOUT,
        initial,
        loop: true,
        selector: ":scope > li",
        created: settle,
        updated: settle,
        optionsChanged: settle,
        animationEnded: settle,
        slideChanged: ({ track: { details } }) =>
          setView((last) => last && { ...last, current: details.rel }),
      });
    }
    function settle({ track: { details } }: KeenSliderInstance) {
      const seen = details.slides.flatMap(({ portion }, index) => (portion > 0.01 ? [index] : []));
      setView({ current: details.rel, seen });
    }
    // Without the script the list is still there.
    import("keen-slider").then(start, () => {});
    return () => {
      gone = true;
      slider.current?.destroy();
      slider.current = null;
    };
  }, [track, count]);

  const animation = { duration: isStill ? 0 : 480 };
  return {
    view,
    move: (by: 1 | -1) => {
      const details = slider.current?.track.details;
      if (details) slider.current?.moveToIdx(details.abs + by, true, animation);
    },
    show: (index: number) => slider.current?.moveToIdx(index, false, animation),
  };
}

/** The card that a scrolled list begins with. */
function scrolledTo(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return 0;
  return Math.round(list.scrollLeft / (second.offsetLeft - first.offsetLeft));
}

import type { KeenSliderInstance } from "keen-slider";
import { type RefObject, useEffect, useRef, useState } from "react";

/** As many cards as the widest window shows at once (spec §9); fewer need no carousel. */
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
export type SliderView = { current: number; seen: readonly number[] };

/**
 * Makes an endless slider of a list that scrolls sideways, once its script has come; until then,
 * and where it never comes, `view` is null and the list stays as it was. `move` goes by cards,
 * `show` to one.
 */
export function useSlider(track: RefObject<HTMLElement | null>, count: number, isStill: boolean) {
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

import type { Page } from "@playwright/test";

/** CSS pixels, WCAG 2.2 criterion 2.5.8. */
const LEAST = 24;

/**
 * Targets smaller than 24 by 24 pixels, as their words. Exempt are links within a sentence, and
 * inputs whose label, which is as good a target, is large enough. Footer buttons for Chinese are
 * measured as a browser without a Chinese font draws them: a narrow mark for each character.
 */
export const smallTargets = (page: Page) =>
  page.evaluate((least) => {
    const fits = ({ width, height }: DOMRect) => width >= least && height >= least;
    const isClipped = ({ width, height }: DOMRect) => width <= 1 && height <= 1;
    const textBeside = (link: Element): string => {
      let text = "";
      for (const node of link.parentNode?.childNodes ?? []) {
        if (node !== link && node.nodeType === Node.TEXT_NODE) text += node.textContent ?? "";
      }
      return text.trim();
    };
    const isInline = (target: Element) =>
      target.tagName === "A" &&
      getComputedStyle(target).display === "inline" &&
      textBeside(target) !== "";
    /** A pseudo-element that is spread over the card counts as part of its link. */
    const isSpread = (target: Element) =>
      ["::after", "::before"].some((part) => {
        const { content, position, inset } = getComputedStyle(target, part);
        return content !== "none" && position === "absolute" && inset === "0px";
      });
    const focused = document.activeElement;
    /** Shown to the keyboard alone, at full size once it has the focus. */
    const fitsFocused = (target: HTMLElement) => {
      target.focus({ preventScroll: true });
      return fits(target.getBoundingClientRect());
    };
    const isSmall = (target: HTMLElement) => {
      const box = target.getBoundingClientRect();
      if (fits(box) || isInline(target) || isSpread(target)) return false;
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      if (labels.some((label) => fits(label.getBoundingClientRect()))) return false;
      return !(isClipped(box) && fitsFocused(target));
    };
    const chinese = [...document.querySelectorAll("footer button[lang^=zh]")].flatMap(
      ({ firstChild }) =>
        firstChild instanceof Text ? [{ text: firstChild, was: firstChild.data }] : [],
    );
    for (const { text } of chinese) text.data = "ii";
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex='0']:not(span:empty)",
    );
    const small = [...targets]
      .filter((target) =>
        target.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
      )
      .filter(isSmall)
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute("aria-label") ?? target.textContent?.trim() ?? "";
        return `${target.tagName} "${name.slice(0, 40)}" ${width.toFixed(1)} x ${height.toFixed(1)}`;
      });
    for (const { text, was } of chinese) text.data = was;
    if (focused instanceof HTMLElement && focused !== document.activeElement) {
      focused.focus({ preventScroll: true });
    }
    return small;
  }, LEAST);

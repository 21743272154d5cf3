import { type MouseEvent, type ReactNode, useId } from "react";
import { buttonLook } from "~/components/ui/button-look";
import { MoreIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";

type CardMoreProps = {
  /** The gift's name. */
  name: string;
  children: ReactNode;
};

/**
 * What else can be done with a gift, one press away; it opens without scripts too. A press on what
 * has `data-leads-on` closes it: that opens a dialog or the system's share sheet.
 */
export function CardMore({ name, children }: CardMoreProps) {
  const { t } = useTranslation("cards");
  const id = useId();

  function close({ target, currentTarget }: MouseEvent<HTMLElement>) {
    const leads = target instanceof Element && target.closest("[data-leads-on]");
    if (leads) currentTarget.hidePopover();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("more", { name })}
        className={`${buttonLook("outline", "small")} icon-button`}
      >
        <MoreIcon className="size-4.5" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a press
          of a key on what it holds is a click. */}
      <div id={id} popover="auto" className="bar-panel card-panel" onClick={close}>
        {children}
      </div>
    </>
  );
}

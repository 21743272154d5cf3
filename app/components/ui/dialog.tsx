/** The browser's own modal dialog in the shop's skin: 480 wide, a bottom sheet below 600 px. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { CloseIcon } from "./icons";

type DialogProps = {
  open: boolean;
  /** Called when Esc, the close button or a press beside the dialog closes it. */
  onClose: () => void;
  title: string;
  /** A sentence under the title, which readers of screens hear with it. */
  description?: string;
  /** Name of the close button. */
  closeLabel: string;
  children: ReactNode;
};

/**
 * Focus goes in, the page behind is inert, Esc closes, focus returns: all of it the browser's work.
 */
export function Dialog({ open, onClose, title, description, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for this press
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start gap-4">
          <h2 id={`${id}-title`} className="type-panel flex-1">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-me-2.5 -mt-1.5 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunk"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
        {description ? (
          <p id={`${id}-text`} className="mt-2 type-body text-soft">
            {description}
          </p>
        ) : null}
        <div className="mt-5">{open ? children : null}</div>
      </div>
    </dialog>
  );
}

import { useId, useRef } from "react";
import { useToast } from "~/components/toast/toast-provider";
import { Button } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { useHydrated } from "~/lib/use-hydrated";

type CopyFieldProps = {
  label: string;
  hideLabel?: boolean;
  value: string;
  words: { copy: string; copied: string; failed: string };
};

/** A text to take along: to be selected by hand, or copied at a press where scripts run. */
export function CopyField({ label, hideLabel = false, value, words }: CopyFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const isHydrated = useHydrated();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: words.copied });
    } catch {
      input.current?.select();
      toast({ title: words.failed, tone: "error" });
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field id={id} label={label} hideLabel={hideLabel} className="min-w-0 flex-[1_1_14rem]">
        <input
          ref={input}
          id={id}
          readOnly
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className="field"
        />
      </Field>
      {isHydrated ? <Button onClick={() => void copy()}>{words.copy}</Button> : null}
    </div>
  );
}

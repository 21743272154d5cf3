import { AlertIcon } from "./icons";

/** What is wrong with a field; `id` is what the field's aria-describedby names. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 type-label text-bad">
      <AlertIcon className="mt-px size-4.5" />
      {children}
    </p>
  );
}

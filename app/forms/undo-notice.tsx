import { Button } from "~/components/ui/button";
import type { To } from "~/lib/address";
import { Form } from "~/lib/router";

type UndoNoticeProps = {
  /** What was removed, in words, and the button that brings it back. */
  title: string;
  undo: string;
  action: To;
  intent?: string;
  /** Hidden fields of the form that brings it back. */
  fields: Record<string, string | number>;
};

/** What the toast of a removal is without scripts: says what was removed, and undoes it. */
export function UndoNotice({ title, undo, action, intent = "restore", fields }: UndoNoticeProps) {
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-raised px-4 py-3"
    >
      <p className="min-w-0 type-body break-words">{title}</p>
      <Form method="post" action={action}>
        {Object.entries({ intent, ...fields }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="small">
          {undo}
        </Button>
      </Form>
    </div>
  );
}

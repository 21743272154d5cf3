import { Form } from "react-router";
import { Button } from "~/components/ui/button";

type UndoBoxProps = {
  /** What was removed, in words, and the button that brings it back. */
  said: string;
  undo: string;
  action: string;
  intent?: string;
  /** Hidden fields of the form that brings it back. */
  values: Record<string, string>;
};

/** What the toast is with scripts: says what was removed or decided, and undoes it. */
export function UndoBox({ said, undo, action, intent = "restore", values }: UndoBoxProps) {
  return (
    <div
      role="status"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-panel border border-line bg-raised px-4 py-3"
    >
      <p className="min-w-0 type-body break-words">{said}</p>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value={intent} />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="small">
          {undo}
        </Button>
      </Form>
    </div>
  );
}

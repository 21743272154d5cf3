import { type ButtonSize, buttonLook } from "~/components/ui/button-look";

type ChangeLinkProps = { to?: string; size?: ButtonSize; children: string };

/** Leads back to a field of the finder's form, the first one unless told otherwise. */
export function ChangeLink({ to = "finder-recipient", size = "small", children }: ChangeLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={`${buttonLook("outline", size)} shrink-0 self-start`}
      onClick={(event) => {
        const field = document.getElementById(to);
        if (!field) return;
        event.preventDefault();
        field.focus({ preventScroll: true });
        field.scrollIntoView({ block: "center" });
      }}
    >
      {children}
    </a>
  );
}

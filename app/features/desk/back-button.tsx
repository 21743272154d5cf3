import { ButtonLink } from "~/components/ui/button-link";
import { ArrowLeftIcon } from "~/components/ui/icons";

/** The way out of a room of the desks. */
export const BackButton = ({ to, children }: { to: string; children: string }) => (
  <ButtonLink
    to={to}
    variant="text"
    size="small"
    icon={<ArrowLeftIcon className="size-4.5" />}
    className="-ms-4"
  >
    {children}
  </ButtonLink>
);

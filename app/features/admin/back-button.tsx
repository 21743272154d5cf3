import { ButtonLink } from "~/components/ui/button-link";
import { ArrowLeftIcon } from "~/components/ui/icons";
import type { To } from "~/lib/address";

/** Leads from a page of the back office to the one above it. */
export const BackButton = ({ to, children }: { to: To; children: string }) => (
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

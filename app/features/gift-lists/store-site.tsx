import { siteOfAddress } from "#shared/gift-lists/web-address";
import { ArrowUpRightIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";

/** The site that an item's address names, as a link to it. Needs "cards". */
export function StoreSite({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation("cards");
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="link inline-flex min-h-11 items-center gap-1 break-all"
    >
      {siteOfAddress(url)}
      <ArrowUpRightIcon className="size-4 shrink-0" />
      <span className="sr-only">{`: ${name}, ${t("newTab")}`}</span>
    </a>
  );
}

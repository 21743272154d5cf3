import { Popover, PopoverContent, PopoverTrigger } from "~/components/ui/popover";
import { useTranslation } from "~/translation";
import { type WhyItFitsProps, WhyWords } from "./why-words";

/** The popover of `WhyItFits`, in a file of its own because most pages never need it. */
export default function WhyPopover(props: WhyItFitsProps) {
  const { t } = useTranslation("cards");
  return (
    <Popover>
      <PopoverTrigger className="link type-label inline-block self-start py-2 text-ribbon">
        {t("whyItFits")}
      </PopoverTrigger>
      <PopoverContent aria-label={t("whyItFits")}>
        <WhyWords {...props} />
      </PopoverContent>
    </Popover>
  );
}

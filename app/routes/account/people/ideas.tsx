import type { TasteIdea } from "#shared/people/taste";
import { CheckIcon, CloseIcon } from "~/components/ui/icons";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { href } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";

type IdeasProps = {
  ideas: TasteIdea[];
  /** Were they found for the person, or are they favorites? */
  areFound: boolean;
  /** Do answers wait, which count here already? */
  hasAnswers: boolean;
  name: string;
};

export const countFitting = (ideas: readonly TasteIdea[]): number =>
  ideas.filter(({ isBlocked }) => !isBlocked).length;

/** Which of the last ideas still fit, and what rules the others out. */
export function Ideas({ ideas, areFound, hasAnswers, name }: IdeasProps) {
  const { t } = useTranslation("taste");
  return (
    <section aria-labelledby="ideas" className="mt-8 max-w-3xl">
      <h2 id="ideas" className="scroll-mt-24 figures type-panel">
        {t("ideas.fit", { fit: countFitting(ideas), count: ideas.length })}
      </h2>
      <p className="mt-1 type-body text-soft">
        {areFound ? t("ideas.found", { name }) : t("ideas.saved")}
        {hasAnswers ? ` ${t("ideas.withAnswers")}` : null}
      </p>
      <ul className="mt-4 border-t border-line">
        {ideas.map((idea) => (
          <li
            key={idea.id}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-4 border-b border-line py-3"
          >
            <GiftPicture src={idea.imageUrl} alt="" eager={false} />
            <div className="min-w-0">
              <Link
                to={href("/gifts/:slug", { slug: idea.slug })}
                className="inline-block py-1 type-body font-semibold break-words underline-offset-4 hover:underline"
              >
                {idea.name}
              </Link>
              <Verdict idea={idea} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Verdict({ idea: { isBlocked, blocker } }: { idea: TasteIdea }) {
  const { t } = useTranslation("taste");
  if (!isBlocked) {
    return (
      <p className="flex items-center gap-2 type-small text-good">
        <CheckIcon className="size-4.5 shrink-0" />
        {t("ideas.fits")}
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2 type-small text-bad">
      <CloseIcon className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0 break-words">
        {blocker ? t(`ideas.${blocker.field}`, { words: blocker.words }) : t("ideas.blocked")}
      </span>
    </p>
  );
}

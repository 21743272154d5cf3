import type { Guest, GuestAnswer } from "#shared/party/guests/schema";
import { AlertIcon, CheckIcon, CloseIcon } from "~/components/ui/icons";
import { useTranslation } from "~/translation";

/** Who comes along and what they eat, in words; the host's own note says that it is one. */
export function useGuestFacts(guest: Guest): string[] {
  const { t } = useTranslation("guests");
  const { answer, adults, children, plusOnes, diet, hostDiet } = guest;
  const comes = answer === "yes" || answer === "maybe";
  return [
    comes ? t("adults", { count: adults }) : null,
    comes && children > 0 ? t("children", { count: children }) : null,
    answer === "none" && plusOnes > 0 ? t("row.mayBring", { count: plusOnes }) : null,
    diet || null,
    hostDiet ? t("row.yourNote", { note: hostDiet }) : null,
  ].filter((fact) => fact !== null);
}

const SIGNS = { yes: CheckIcon, maybe: AlertIcon, no: CloseIcon, none: null };
const TONES: Record<GuestAnswer, string> = {
  yes: "text-good",
  maybe: "text-warn",
  no: "text-ink",
  none: "text-soft",
};

export function AnswerSign({ answer }: { answer: GuestAnswer }) {
  const { t } = useTranslation("guests");
  const Sign = SIGNS[answer];
  return (
    <p className={`flex items-center gap-1.5 type-small font-semibold ${TONES[answer]}`}>
      {Sign ? <Sign className="size-4.5" /> : null}
      {t(`answers.${answer}`)}
    </p>
  );
}

/** What a guest wrote to the host. */
export function GuestNote({ note }: { note: string }) {
  if (!note) return null;
  return (
    <p className="mt-2 max-w-prose border-ribbon border-s-2 ps-3 type-small break-words whitespace-pre-line">
      {note}
    </p>
  );
}

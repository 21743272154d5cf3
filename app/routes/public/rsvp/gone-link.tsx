import { useTranslation } from "react-i18next";
import { EmptyStateArt } from "~/features/recommendations/empty-state-art";

/** A personal link that opens nothing, or not any more. It knows no party, so it names none. */
export function GoneLink({ isDeleted }: { isDeleted: boolean }) {
  const { t } = useTranslation("rsvp");
  return (
    <section className="wrap flex flex-col items-center pt-10 text-center sm:pt-16">
      <EmptyStateArt className="aspect-6/5 w-full max-w-80 rounded-panel" />
      <h1 className="mt-8 max-w-xl type-page text-balance">
        {t(isDeleted ? "delete.done" : "gone.title")}
      </h1>
      <p className="mt-3 max-w-md type-lead text-soft">
        {t(isDeleted ? "gone.deletedText" : "gone.text")}
      </p>
    </section>
  );
}

import { useTranslation } from "react-i18next";

type DotsProps = { count: number; current: number; show: (index: number) => void };

/** Where the carousel stands: a dot a gift, the current one drawn out. */
export function Dots({ count, current, show }: DotsProps) {
  const { t } = useTranslation("home");
  const places = Array.from({ length: count }, (_, index) => index);
  return (
    <ul aria-label={t("carousel.dots")} className="flex flex-wrap justify-center">
      {places.map((index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={t("carousel.dot", { number: index + 1, total: count })}
            aria-current={index === current ? "true" : undefined}
            className="carousel-dot"
            onClick={() => show(index)}
          />
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from "~/components/ui/icons";
import type { useRotation } from "./use-rotation";

type CarouselControlsProps = {
  rotation: ReturnType<typeof useRotation>;
  move: (by: 1 | -1) => void;
};

/** Pause or play, back, on. Who asked for stillness has nothing to pause. */
export function CarouselControls({
  rotation: { isPaused, isStill, setPaused },
  move,
}: CarouselControlsProps) {
  const { t } = useTranslation("home");
  return (
    <>
      {!isStill && (
        <Round
          data-rotation=""
          label={t(isPaused ? "carousel.play" : "carousel.pause")}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon /> : <PauseIcon />}
        </Round>
      )}
      <Round label={t("carousel.previous")} onClick={() => move(-1)}>
        <ArrowLeftIcon />
      </Round>
      <Round label={t("carousel.next")} onClick={() => move(1)}>
        <ArrowRightIcon />
      </Round>
    </>
  );
}

type RoundProps = {
  label: string;
  onClick: () => void;
  children: ReactNode;
  "data-rotation"?: string;
};

function Round({ label, children, ...rest }: RoundProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-11 place-items-center rounded-full border-[1.5px] border-edge text-ink transition-colors duration-120 hover:border-ink hover:bg-sunk"
      {...rest}
    >
      {children}
    </button>
  );
}

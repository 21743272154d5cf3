import { type ComponentProps, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "~/components/ui/text-field";
import { GiftPicture } from "~/features/gift-card/gift-picture";
import { DEFAULT_PICTURE, pictureOfCategory } from "~worker/domain/catalogue/pictures";
import { CATEGORIES } from "~worker/domain/catalogue/vocabulary";
import { Disclosure } from "./disclosure";

const OURS = [
  { key: "default", src: DEFAULT_PICTURE },
  ...CATEGORIES.map((category) => ({ key: category, src: pictureOfCategory(category) })),
];

type PictureFieldProps = Omit<ComponentProps<typeof TextField>, "label" | "defaultValue"> & {
  defaultValue: string;
};

/** The picture's address, what it will look like, and our own pictures to choose from. */
export function PictureField({ defaultValue, ...field }: PictureFieldProps) {
  const { t } = useTranslation("gift-desk");
  const box = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState(defaultValue);
  const isOurs = address.startsWith("/");
  const choose = (src: string) => {
    const input = box.current?.querySelector("input");
    if (!input) return;
    input.value = src;
    setAddress(src);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return (
    <div ref={box} className="grid gap-3 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <TextField
          {...field}
          label={t("fields.imageUrl")}
          hint={t(address === "" || isOurs ? "hints.picture" : "hints.outside")}
          defaultValue={defaultValue}
          onChange={(event) => setAddress(event.target.value.trim())}
          inputMode="url"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Disclosure className="mt-2" label={t("pictures")}>
          <ul className="mt-2 grid grid-cols-4 gap-2">
            {OURS.map(({ key, src }) => {
              const name = key === "default" ? t("defaultPicture") : t(`gifts:categories.${key}`);
              return (
                <li key={key}>
                  <button
                    type="button"
                    aria-label={t("choosePicture", { name })}
                    aria-pressed={address === src}
                    onClick={() => choose(src)}
                    className="block w-full rounded-panel border-2 border-transparent p-0.5 aria-pressed:border-ink"
                  >
                    <GiftPicture src={src} alt="" eager={false} />
                  </button>
                </li>
              );
            })}
          </ul>
        </Disclosure>
      </div>
      <figure className="w-36">
        <GiftPicture src={isOurs ? address : DEFAULT_PICTURE} alt={t("preview")} eager={false} />
      </figure>
    </div>
  );
}

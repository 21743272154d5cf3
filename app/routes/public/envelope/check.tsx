import type { Envelope } from "#shared/draws/schema";
import { Alert } from "~/components/ui/alert";
import type { Address } from "~/lib/address";
import { Link } from "~/lib/router";
import { useTranslation } from "~/translation";

type CheckProps = { envelope: Envelope; isProven: boolean | null; path: string };

/** So many digits of the code are shown: nobody finds another draw with the same. */
const SHOWN = 24;

/** How somebody can check that the draw was fair: the code before, everything afterwards. */
export function Check({ envelope, isProven, path }: CheckProps) {
  const { t } = useTranslation("envelope");
  const { code, revealed } = envelope;
  const digits = code.slice(0, SHOWN).match(/.{4}/g)?.join(" ") ?? "";
  return (
    <section aria-labelledby="check" className="mt-12 max-w-2xl">
      <h2 id="check" className="type-panel">
        {t("check.title")}
      </h2>
      <p className="mt-2 type-body text-soft">{t("check.text")}</p>
      <p className="figures mt-3 type-body break-words">{t("check.code", { code: digits })}</p>
      {revealed ? (
        <>
          <h3 className="mt-6 type-card">{t("check.pairs")}</h3>
          <ul className="mt-3 grid gap-2 sm:grid-cols-2">
            {revealed.map(([giver, receiver]) => (
              <li key={giver} className="type-body break-words">
                {t("check.pair", { giver, receiver })}
              </li>
            ))}
          </ul>
          {isProven === null ? null : (
            <Alert
              tone={isProven ? "good" : "bad"}
              title={t(isProven ? "check.proven" : "check.wrong")}
              className="mt-4"
            />
          )}
          <p className="mt-4 flex flex-wrap gap-x-6">
            <Link to={`${path}?check=1#check` as Address} className="link inline-block py-2">
              {t("check.repeat")}
            </Link>
            <a href={`${path}/proof.json`} className="link inline-block py-2">
              {t("check.file")}
            </a>
          </p>
        </>
      ) : null}
    </section>
  );
}

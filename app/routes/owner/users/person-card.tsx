import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmAction } from "~/features/admin/confirm-action";
import { RoleBadges } from "~/features/admin/role-badges";
import type { Person } from "~worker/domain/people/schema";
import { RevealHash, type RevealResult } from "./reveal-hash";

/** A person as the cards show them, with the day they came, or went, in words. */
export type PersonView = Omit<Person, "createdAt" | "deletedAt"> & {
  day: string;
  isDeleted: boolean;
};

type PersonCardProps = { person: PersonView; posted: RevealResult | undefined };

/** One person: who they are, how they sign in, and what the Owner may do about it (spec §2). */
export function PersonCard({ person, posted }: PersonCardProps) {
  const { t } = useTranslation("dev");
  const id = useId();
  const facts = [
    [t("people:email"), person.email],
    [t("users.password"), person.password ?? t("users.noPassword")],
    [t(person.isDeleted ? "users.deletedOn" : "users.since"), person.day],
  ];
  return (
    <li className="rounded-panel border border-transparent bg-raised p-6 shadow-rest">
      <article aria-labelledby={id}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h2 id={id} className="min-w-0 type-card wrap-anywhere">
            {person.username}
          </h2>
          <RoleBadges {...person} />
        </div>
        <dl className="mt-3 grid gap-1 type-small">
          {facts.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-soft">{label}</dt>
              <dd className="figures min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-2">
          <RevealHash person={person} posted={posted} />
        </div>
        <div className="mt-4 flex flex-wrap items-start gap-3 border-t border-line pt-4">
          {person.isDeleted ? <Restore person={person} /> : <Change person={person} />}
        </div>
        {person.isOwner ? (
          <p className="mt-3 type-label font-normal text-soft">{t("users.ownerStays")}</p>
        ) : null}
      </article>
    </li>
  );
}

function Change({ person: { id, username: name, isPremium, isOwner } }: { person: PersonView }) {
  const { t } = useTranslation("dev");
  return (
    <>
      <ConfirmAction
        label={t(isPremium ? "users.take" : "users.grant")}
        name={t(isPremium ? "users.takeOf" : "users.grantOf", { name })}
        unsent={t("users.premiumFailed")}
        disabled={isOwner}
        values={{ id, intent: isPremium ? "take" : "grant" }}
      />
      <ConfirmAction
        label={t("users.delete")}
        name={t("users.deleteOf", { name })}
        question={t("users.deleteAsk", { name })}
        pendingText={t("users.deletePending")}
        unsent={t("users.deleteUnsent")}
        disabled={isOwner}
        values={{ id, intent: "delete" }}
      />
    </>
  );
}

function Restore({ person: { id, username: name } }: { person: PersonView }) {
  const { t } = useTranslation("dev");
  return (
    <ConfirmAction
      label={t("users.restore")}
      name={t("users.restoreOf", { name })}
      question={t("users.restoreAsk", { name })}
      pendingText={t("users.restorePending")}
      unsent={t("users.restoreUnsent")}
      values={{ id, intent: "restore" }}
    />
  );
}

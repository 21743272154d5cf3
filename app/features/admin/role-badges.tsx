import { useTranslation } from "~/translation";

type Roles = { isPremium: boolean; isStaff: boolean; isOwner: boolean };

/** Premium, Staff, Owner, or Standard for who is none of them. */
export function RoleBadges({ isPremium, isStaff, isOwner }: Roles) {
  const { t } = useTranslation("people");
  const roles = [
    ...(isOwner ? (["owner"] as const) : []),
    ...(isPremium ? (["premium"] as const) : []),
    ...(isStaff ? (["staff"] as const) : []),
  ];
  const shown = roles.length > 0 ? roles : (["standard"] as const);
  return (
    <ul className="flex flex-wrap gap-x-2 gap-y-1">
      {shown.map((role) => (
        <li
          key={role}
          className={`rounded-tag px-2 py-0.5 type-badge ${role === "standard" ? "bg-sunk text-soft" : "bg-tint text-ink"}`}
        >
          {t(`badge.${role}`)}
        </li>
      ))}
    </ul>
  );
}

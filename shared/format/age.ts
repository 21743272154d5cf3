const STEPS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** How long ago a moment was, both in UTC seconds: "3 days ago", "il y a 3 jours", "3天前". */
export function formatAge(seconds: number, now: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const age = Math.max(0, now - seconds);
  const step = STEPS.find(([, length]) => age >= length);
  return step ? format.format(-Math.floor(age / step[1]), step[0]) : format.format(0, "second");
}

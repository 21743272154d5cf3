/** Pure decisions about occasions: which date comes next. Days are YYYY-MM-DD. */

/** The date of a day of the year (MM-DD) in one year; February 29 is the 28th in most. */
function dateIn(year: number, monthDay: string): string {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${year}-${monthDay === "02-29" && !isLeap ? "02-28" : monthDay}`;
}

/** The next date from a day on, that day included; null for one that came once and is over. */
export function nextDate(monthDay: string, year: number | null, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  const date = dateIn(year ?? thisYear, monthDay);
  if (date >= today) return date;
  return year === null ? dateIn(thisYear + 1, monthDay) : null;
}

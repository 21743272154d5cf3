/** Formatters of Intl, made once: making one costs far more than using it. */

const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

function remembered<Format>(made: Map<string, Format>, key: string, make: () => Format): Format {
  const known = made.get(key);
  if (known) return known;
  const format = make();
  made.set(key, format);
  return format;
}

/** Writes days and times, in UTC unless the options say else. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  remembered(
    dates,
    `${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }),
  );

/** Writes numbers. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}) =>
  remembered(
    numbers,
    `${locale} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(locale, options),
  );

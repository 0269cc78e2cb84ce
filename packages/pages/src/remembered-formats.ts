/**
 * Formats of `Intl`, each made once: making one takes 50 µs, longer than the row of a list that shows it. Locales are those of
 * pages, and options are written in the program, so there are few.
 */
function remembered<Format, Options extends readonly [object?]>(
  IntlFormat: new (locale: string, ...options: Options) => Format,
): (locale: string, ...options: Options) => Format {
  const made = new Map<string, Format>();
  return (locale, ...options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const format = new IntlFormat(locale, ...options);
    made.set(key, format);
    return format;
  };
}

export const dateTimeFormat = remembered(Intl.DateTimeFormat);
export const numberFormat = remembered(Intl.NumberFormat);
export const pluralRules = remembered(Intl.PluralRules);
export const listFormat = remembered(Intl.ListFormat);
export const relativeTimeFormat = remembered(Intl.RelativeTimeFormat);
export const displayNames = remembered(Intl.DisplayNames);

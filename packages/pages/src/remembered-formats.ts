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

/** `Intl.DateTimeFormat` of this locale and these options, made once. */
export const dateTimeFormat = remembered(Intl.DateTimeFormat);
/** `Intl.NumberFormat` of this locale and these options, made once. */
export const numberFormat = remembered(Intl.NumberFormat);
/** `Intl.PluralRules` of this locale and these options, made once. */
export const pluralRules = remembered(Intl.PluralRules);
/** `Intl.ListFormat` of this locale and these options, made once. */
export const listFormat = remembered(Intl.ListFormat);
/** `Intl.RelativeTimeFormat` of this locale and these options, made once. */
export const relativeTimeFormat = remembered(Intl.RelativeTimeFormat);
/** `Intl.DisplayNames` of this locale and these options, made once. */
export const displayNames = remembered(Intl.DisplayNames);

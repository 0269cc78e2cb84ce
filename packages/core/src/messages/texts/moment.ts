import type { Locale } from '@mitako/contract/names';

/** `29 novembre 2026 à 10:14 (heure de Douala)`. */
export function moment(atMs: number, locale: Locale): string {
  const [day, time] = (['day', 'time'] as const).map((part) => FORMATS[locale][part].format(atMs));
  return locale === 'fr' ? `${day} à ${time} (heure de Douala)` : `${day} at ${time} (Douala time)`;
}

/** `29 novembre 2026`: of a time, or of a day of Douala. */
export function dayOf(at: number | string, locale: Locale): string {
  return FORMATS[locale].day.format(typeof at === 'number' ? at : Date.parse(`${at}T12:00:00+01:00`));
}

const FORMATS = { fr: formatsOf('fr'), en: formatsOf('en-GB') };

function formatsOf(language: string): { readonly day: Intl.DateTimeFormat; readonly time: Intl.DateTimeFormat } {
  const timeZone = 'Africa/Douala';
  return {
    day: new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' }),
    time: new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit' }),
  };
}

import type { Locale } from '@mitako/contract/names';

/** `29 novembre 2026 à 10:14 (heure de Douala)`. */
export function moment(atMs: number, locale: Locale): string {
  const [day, time] = (['day', 'time'] as const).map((part) => FORMATS[locale][part].format(atMs));
  return locale === 'fr' ? `${day} à ${time} (heure de Douala)` : `${day} at ${time} (Douala time)`;
}

const FORMATS = { fr: formatsOf('fr'), en: formatsOf('en-GB') };

function formatsOf(language: string): { readonly day: Intl.DateTimeFormat; readonly time: Intl.DateTimeFormat } {
  const timeZone = 'Africa/Douala';
  return {
    day: new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' }),
    time: new Intl.DateTimeFormat(language, { timeZone, hour: '2-digit', minute: '2-digit' }),
  };
}

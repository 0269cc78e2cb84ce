import type { Locale } from '@mitako/contract';
import { displayed } from '@mitako/pages';

/**
 * What a browser calls itself, as people call it: `Chrome, Android`. All of them claim to be others as well, so the most
 * telling word counts first. A program that is not a browser keeps its own words.
 */
export function programWords(userAgent: string, locale: Locale): string {
  const browser = nameIn(userAgent, BROWSERS);
  const system = nameIn(userAgent, SYSTEMS);
  if (userAgent === UNKNOWN.en) return UNKNOWN[locale];
  if (browser === null || system === null) return displayed(userAgent) || UNKNOWN[locale];
  return `${browser}, ${system}`;
}

/** The English one is what the API returns for a session whose program sent no name. */
const UNKNOWN = { fr: 'Appareil inconnu', en: 'Unknown device' } as const satisfies { [Name in Locale]: string };

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

function nameIn(userAgent: string, names: readonly (readonly [word: string, name: string])[]): string | null {
  return names.find(([word]) => userAgent.includes(word))?.[1] ?? null;
}

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** The languages of the shop. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

const COOKIE = 'language';

/** What the customer chose, by `?lang=en` or earlier; else the first of the browser's languages that the shop has. */
export function languageOf(context: Context): Language {
  const chosen = knownLanguage(context.req.query('lang'));
  if (chosen !== undefined) setCookie(context, COOKIE, chosen, { path: '/', sameSite: 'Lax', httpOnly: true });
  return (
    chosen ?? knownLanguage(getCookie(context, COOKIE)) ?? acceptedIn(context.req.header('accept-language')) ?? 'fr'
  );
}

function acceptedIn(header = ''): Language | undefined {
  const wanted = header.split(',').map((part) => {
    const [tag = '', weight = 'q=1'] = part.trim().split(/\s*;\s*/);
    return { language: tag.slice(0, 2).toLowerCase(), weight: Number(weight.replace('q=', '')) };
  });
  return wanted
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ language }) => knownLanguage(language))
    .find((language) => language !== undefined);
}

function knownLanguage(text: string | undefined): Language | undefined {
  return LANGUAGES.find((each) => each === text);
}

import { LOCALES, type Locale } from '@mitako/contract';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';

const COOKIE = 'mitako_lang';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sources of the language, the most explicit first. */
export interface LanguageWishes {
  /** `?lang=` */
  readonly query: string | undefined;
  /** An earlier choice in this browser. */
  readonly cookie: string | undefined;
  /** The merchant's choice for the payment. */
  readonly merchant: Locale | null;
  readonly acceptLanguage: string | undefined;
}

/** Chooses the language of a page; French by default. */
export function chooseLanguage(wishes: LanguageWishes): Locale {
  return (
    asLocale(wishes.query) ?? asLocale(wishes.cookie) ?? wishes.merchant ?? firstAccepted(wishes.acceptLanguage) ?? 'fr'
  );
}

/** The language of this request; a choice with `?lang=` is stored for a year. */
export function languageOf(
  context: Context,
  options: { readonly merchant: Locale | null; readonly path: string; readonly secure: boolean },
): Locale {
  const query = context.req.query('lang');
  const chosen = asLocale(query);
  if (chosen !== null) {
    setCookie(context, COOKIE, chosen, {
      path: options.path,
      maxAge: YEAR_SECONDS,
      httpOnly: true,
      sameSite: 'Lax',
      secure: options.secure,
    });
  }
  return chooseLanguage({
    query,
    cookie: getCookie(context, COOKIE),
    merchant: options.merchant,
    acceptLanguage: context.req.header('accept-language'),
  });
}

/**
 * Links to the page in each language. Unknown query parameters are dropped, because they might contain a password.
 * @param kept query parameters of our own pages that a change of language must keep
 */
export function languageHrefs(url: string, kept: readonly string[]): { readonly [Name in Locale]: string } {
  const { searchParams } = new URL(url);
  const own = [...searchParams].filter(([name]) => kept.includes(name));
  const hrefIn = (locale: Locale): string => `?${new URLSearchParams([...own, ['lang', locale]]).toString()}`;
  return { fr: hrefIn('fr'), en: hrefIn('en') };
}

function asLocale(value: string | undefined): Locale | null {
  return LOCALES.find((locale) => locale === value?.toLowerCase()) ?? null;
}

function firstAccepted(header: string | undefined): Locale | null {
  if (header === undefined) return null;
  const ranges = parseAccept(header)
    .filter((range) => range.q > 0)
    .toSorted((a, b) => b.q - a.q);
  for (const { type } of ranges) {
    const locale = asLocale(type.split('-')[0]);
    if (locale !== null) return locale;
  }
  return null;
}

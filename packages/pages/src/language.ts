import { LOCALES, type Locale } from '@mitako/contract/names';
import { acceptedLanguage } from '@mitako/http';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

const COOKIE = 'mitako_lang';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sources of the language, the most explicit first. */
export interface LanguagePreferences {
  /** `?lang=` */
  readonly query: string | undefined;
  /** An earlier choice in this browser. */
  readonly cookie: string | undefined;
  /** The merchant's choice for the payment. */
  readonly merchant: string | null;
  readonly acceptLanguage: string | undefined;
}

/** Chooses the language of a page among those that it exists in; the first by default. */
export function chooseLanguage<Name extends string>(
  languages: readonly [Name, ...Name[]],
  preferences: LanguagePreferences,
): Name {
  const { query, cookie, merchant, acceptLanguage } = preferences;
  return (
    named(languages, query) ??
    named(languages, cookie) ??
    named(languages, merchant) ??
    acceptedLanguage(languages, acceptLanguage) ??
    languages[0]
  );
}

/** The language of this request; a choice with `?lang=` is stored for a year. */
export function languageOf<Name extends string>(
  context: Context,
  options: {
    /** Those of the page, the default first. */
    readonly languages: readonly [Name, ...Name[]];
    readonly merchant: string | null;
    readonly path: string;
    readonly secure: boolean;
  },
): Name {
  const query = context.req.query('lang');
  const chosen = named(options.languages, query);
  if (chosen !== null) {
    setCookie(context, COOKIE, chosen, {
      path: options.path,
      maxAge: YEAR_SECONDS,
      httpOnly: true,
      sameSite: 'Lax',
      secure: options.secure,
    });
  }
  return chooseLanguage(options.languages, {
    query,
    cookie: getCookie(context, COOKIE),
    merchant: options.merchant,
    acceptLanguage: context.req.header('accept-language'),
  });
}

/** The language of messages that this request causes: that of the pages of whoever sent it. */
export function localeOfHeaders(header: (name: string) => string | undefined): Locale {
  const cookie = parse(header('cookie') ?? '', COOKIE)[COOKIE];
  return chooseLanguage(LOCALES, {
    query: undefined,
    cookie,
    merchant: null,
    acceptLanguage: header('accept-language'),
  });
}

/**
 * Links to the page in each language. Unknown query parameters are dropped, because they might contain a password.
 * @param kept query parameters of our own pages that a change of language must keep
 */
export function languageHrefs<Name extends string>(
  languages: readonly Name[],
  url: string,
  kept: readonly string[],
): Readonly<Record<Name, string>> {
  const { searchParams } = new URL(url);
  const own = [...searchParams].filter(([name]) => kept.includes(name));
  const hrefIn = (language: Name): string => `?${new URLSearchParams([...own, ['lang', language]]).toString()}`;
  return Object.fromEntries(languages.map((language) => [language, hrefIn(language)])) as Record<Name, string>;
}

function named<Name extends string>(languages: readonly Name[], value: string | null | undefined): Name | null {
  return languages.find((language) => language === value?.toLowerCase()) ?? null;
}

import { LOCALES, type Locale } from '@mitako/contract';
import { parseAccept } from 'hono/utils/accept';

/** The first of these languages that an `Accept-Language` header prefers; null: none of them. */
export function acceptedLanguage<Name extends string>(
  languages: readonly Name[],
  header: string | null | undefined,
): Name | null {
  const ranges = parseAccept(header ?? '')
    .filter((range) => range.q > 0)
    .toSorted((a, b) => b.q - a.q);
  for (const { type } of ranges) {
    const name = type.split('-')[0]?.toLowerCase();
    const language = languages.find((each) => each === name);
    if (language !== undefined) return language;
  }
  return null;
}

/** The language of messages that a request causes; undefined: unknown. */
export function acceptedLocale(headers: Headers): Locale | undefined {
  return acceptedLanguage(LOCALES, headers.get('accept-language')) ?? undefined;
}

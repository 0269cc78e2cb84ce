import type { Locale } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { TEXT } from './text.ts';

/** What came of a try: the status that was answered, or why no answer came. */
export function outcomeWords(
  { statusCode, error }: { readonly statusCode: number | null; readonly error: string | null },
  locale: Locale,
): string {
  const { errors, noAnswer, answered } = TEXT[locale];
  const words: Readonly<Record<string, string>> = errors;
  if (error !== null) return Object.hasOwn(words, error) ? (words[error] ?? error) : displayed(error);
  return statusCode === null ? noAnswer : answered(statusCode);
}

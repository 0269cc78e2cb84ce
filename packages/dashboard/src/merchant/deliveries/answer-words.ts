import type { Locale } from '@mitako/contract';
import { TEXT } from './text.ts';

/** What came of a try: the status that a server answered and what it means, or why no answer came. */
export function answerWords(
  outcome: { readonly statusCode: number | null; readonly error: string | null },
  locale: Locale,
): string {
  const { statusCode, error } = outcome;
  const text = TEXT[locale];
  if (error !== null) {
    return Object.hasOwn(text.errors, error) ? text.errors[error as keyof typeof text.errors] : text.otherError;
  }
  return statusCode === null ? text.answers.none : `${statusCode} – ${text.answers[meaningOf(statusCode)]}`;
}

function meaningOf(status: number): Exclude<keyof (typeof TEXT)['fr']['answers'], 'none'> {
  if (status < 300) return 'ok';
  if (status < 400) return 'redirect';
  if (status === 401 || status === 403) return 'access';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'slowDown';
  return status < 500 ? 'refused' : 'broken';
}

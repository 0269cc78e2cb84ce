import type { Page } from '../shell/page.ts';
import { TEXT } from './text.ts';

/**
 * The result of an attempt: the status that a server answered with, or why no answer came. Its merchant reads what the status
 * means.
 */
export function answerWords(page: Page, statusCode: number | null, error: string | null): string {
  const { errors, otherError, answers, answered } = TEXT[page.locale];
  const words: Readonly<Record<string, string>> = errors;
  if (error !== null) return (Object.hasOwn(words, error) ? words[error] : undefined) ?? otherError;
  if (statusCode === null) return answers.none;
  if (page.isOperator) return answered(statusCode);
  return `${statusCode} – ${answers[meaningOf(statusCode)]}`;
}

function meaningOf(status: number): Exclude<keyof (typeof TEXT)['fr']['answers'], 'none'> {
  if (status < 300) return 'ok';
  if (status < 400) return 'redirect';
  if (status === 401 || status === 403) return 'access';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429) return 'slowDown';
  return status < 500 ? 'refused' : 'broken';
}

import type { Locale } from '@mitako/contract';
import { Field } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { TEXT } from '../shell/text.ts';

/** Beside the password: what an application on a phone shows, or a recovery code. */
export function CodeField({
  locale,
  error,
}: {
  readonly locale: Locale;
  readonly error?: string | undefined;
}): JSX.Element {
  return <Field name="factor_code" {...codeInput(locale)} error={error} />;
}

interface CodeInput {
  readonly label: string;
  readonly hint: string;
  readonly type: 'text';
  readonly autocomplete: 'one-time-code';
  readonly maxlength: number;
  readonly class: 'code';
}

/** The same as a declaration. */
export function codeInput(locale: Locale): CodeInput {
  const { label, hint } = TEXT[locale].factor;
  return { label, hint, type: 'text', autocomplete: 'one-time-code', maxlength: 64, class: 'code' };
}

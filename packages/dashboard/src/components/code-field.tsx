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

/** The same as a declaration. */
export function codeInput(locale: Locale) {
  const { label, hint } = TEXT[locale].factor;
  return { label, hint, type: 'text', autocomplete: 'one-time-code', maxlength: 64, class: 'code' } as const;
}

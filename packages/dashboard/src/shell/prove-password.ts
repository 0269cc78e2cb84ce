import type { Locale } from '@mitako/contract';
import { type Errors, readForm, type Refusal } from '@mitako/pages';
import type { Page } from './page.ts';
import { slowDownWords } from './slow-down.ts';
import { TEXT } from './text.ts';

/** Whether forms that require recent authentication have to ask for the password now. */
export function needsPassword(page: Page): boolean {
  return page.authenticatedUntilMs <= page.gateway.clock.now();
}

/**
 * Submits the password of a form that asked for it, and the code where there is a second factor. Null: they were right, or the
 * form had none, because they had been given a moment ago; if that moment is over meanwhile, the engine refuses with
 * `REAUTHENTICATION_REQUIRED`, and the form is shown again with its fields. Else what to say at the fields.
 */
export async function provePassword(page: Page): Promise<Errors<'password' | 'factor_code'> | null> {
  const { password, factor_code: code } = await readForm(page.request, ['password', 'factor_code'], ['password']);
  const text = TEXT[page.locale].password;
  if (password === '') return needsPassword(page) ? { password: text.missing } : null;
  return reauthenticated(page, password, code);
}

/** Authenticates with what was typed. Null: it was right. */
export async function reauthenticated(
  page: Page,
  password: string,
  code: string,
): Promise<Errors<'password' | 'factor_code'> | null> {
  const { password: text, factor } = TEXT[page.locale];
  const { role } = page.site.panel;
  const body = { password, ...(page.hasSecondFactor && code.trim() !== '' && { code }) };
  const reply = await page.ask('reauthenticate', { parameters: { role }, body });
  if (reply.kind === 'done') {
    await page.authenticated();
    return null;
  }
  if (reply.code === 'SECOND_FACTOR_REQUIRED') return { factor_code: factor.missing };
  if (reply.code === 'SECOND_FACTOR_INVALID') return { factor_code: wrongCodeWords(page.locale, reply) };
  if (reply.code === 'INVALID_CREDENTIALS' || reply.status === 422) return { password: text.wrong };
  if (reply.status !== 429) return { password: TEXT[page.locale].form.busy };
  const seconds = reply.retryAfterSeconds ?? 60;
  page.request.header('Retry-After', String(seconds));
  return { password: slowDownWords(page, page.locale, seconds) };
}

/** Why a code was refused. */
export function wrongCodeWords(locale: Locale, { details }: Pick<Refusal, 'details'>): string {
  const { factor } = TEXT[locale];
  return details['reason'] === 'clock' ? factor.clock : factor.wrong;
}

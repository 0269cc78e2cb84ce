import { readForm } from '@mitako/pages';
import type { Page } from './page.ts';
import { slowDownWords } from './slow-down.ts';
import { TEXT } from './text.ts';

/** Whether forms that require recent authentication have to ask for the password now. */
export function needsPassword(page: Page): boolean {
  return page.authenticatedUntilMs <= page.gateway.clock.now();
}

/**
 * Submits the password of a form that asked for it. Null: it was right, or the form had none, because it had been
 * given a moment ago; if that moment is over meanwhile, the engine refuses with `REAUTHENTICATION_REQUIRED`, and the form
 * is shown again with its field. A text: what to say at the field.
 */
export async function provePassword(page: Page): Promise<string | null> {
  const { password } = await readForm(page.request, ['password'], ['password']);
  const text = TEXT[page.locale].password;
  if (password === '') return needsPassword(page) ? text.missing : null;
  const { role } = page.site.panel;
  const reply = await page.ask('reauthenticate', { parameters: { role }, body: { password } });
  if (reply.kind === 'done') {
    await page.authenticated();
    return null;
  }
  if (reply.code === 'INVALID_CREDENTIALS' || reply.status === 422) return text.wrong;
  if (reply.status !== 429) return TEXT[page.locale].form.busy;
  const seconds = reply.retryAfterSeconds ?? 60;
  page.request.header('Retry-After', String(seconds));
  return slowDownWords(page, page.locale, seconds);
}

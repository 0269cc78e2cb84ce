import { type ApiKey, routes } from '@mitako/contract';
import { check, displayed, keyOf, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState, refusedState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { Select } from '../../components/select.tsx';
import type { Page } from '../../shell/page.ts';
import { provePassword } from '../../shell/prove-password.ts';
import { showProblem, showRefusal } from '../../shell/respond.tsx';
import { showMadeKey } from './create-key.tsx';
import { findKey } from './find-key.ts';
import { TEXT } from './text.ts';

/** Long enough to change a key on a server without haste. */
const GRACE_SECONDS = '86400';

export async function showRoll(page: Page): Promise<Response> {
  const key = await findKey(page, page.parameter('key_id'));
  if ('kind' in key) return showRefusal(page.site, page.request, key);
  return draw(page, key, GRACE_SECONDS, freshState());
}

export async function rollKey(page: Page): Promise<Response> {
  const { site, request } = page;
  const old = await findKey(page, page.parameter('key_id'));
  if ('kind' in old) return showRefusal(site, request, old);
  const { grace_seconds: grace } = await readForm(request, ['grace_seconds']);
  const body = check(routes.rollApiKey.body, { grace_seconds: Number(grace) });
  if (body.kind === 'invalid') return showProblem(site, request, 'notFound', { status: 404 });
  if (page.mode === 'live') {
    const password = await provePassword(page);
    if (password !== null) return draw(page, old, grace, faulty({ password }));
  }
  const reply = await page.ask('rollApiKey', {
    parameters: { key_id: old.id },
    body: body.value,
    idempotencyKey: await keyOf(request),
  });
  if (reply.kind === 'done') return showMadeKey(page, reply.data.api_key);
  return draw(page, old, grace, refusedState(page, reply, { API_KEY_REVOKED: TEXT[page.locale].rollForm.wasRevoked }));
}

function draw(page: Page, key: ApiKey, grace: string, state: ActionState): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return showConfirmation(page, state, {
    title: text.rollForm.title,
    submit: text.rollForm.submit,
    sensitive: page.mode === 'live',
    back: { href: page.path('/api-keys'), label: text.title },
    action: `/api-keys/${key.id}/roll`,
    says: [text.rollForm.consequence(displayed(key.name)), <code>{key.hint}</code>],
    fields: <Select name="grace_seconds" label={text.rollForm.grace} options={text.rollForm.graces} value={grace} />,
  });
}

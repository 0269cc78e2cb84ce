import type { ApiKey } from '@mitako/contract';
import { displayed, keyOf } from '@mitako/pages';
import { type ActionState, freshState, refusedState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showRefusal } from '../../shell/respond.tsx';
import { findKey } from './find-key.ts';
import { TEXT } from './text.ts';

export async function showRevoke(page: Page): Promise<Response> {
  const key = await findKey(page, page.parameter('key_id'));
  if ('kind' in key) return showRefusal(page.site, page.request, key);
  return draw(page, key, freshState());
}

export async function revokeKey(page: Page): Promise<Response> {
  const old = await findKey(page, page.parameter('key_id'));
  if ('kind' in old) return showRefusal(page.site, page.request, old);
  const reply = await page.ask('revokeApiKey', {
    parameters: { key_id: old.id },
    idempotencyKey: await keyOf(page.request),
  });
  if (reply.kind === 'done') return goTo(page, '/api-keys', 'revoked');
  return draw(page, old, refusedState(page, reply));
}

function draw(page: Page, key: ApiKey, state: ActionState): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return showConfirmation(page, state, {
    title: text.revokeForm.title,
    submit: text.revokeForm.submit,
    look: 'danger',
    sensitive: false,
    back: { href: page.path('/api-keys'), label: text.title },
    action: `/api-keys/${key.id}/revoke`,
    says: [text.revokeForm.consequence(displayed(key.name)), <code>{key.hint}</code>],
  });
}

import { displayed, keyOf } from '@mitako/pages';
import { type ActionState, freshState, refusedState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showRefusal } from '../../shell/respond.tsx';
import { TEXT } from './text.ts';

export async function showDelete(page: Page): Promise<Response> {
  return draw(page, freshState());
}

export async function deleteEndpoint(page: Page): Promise<Response> {
  const reply = await page.ask('deleteWebhookEndpoint', {
    parameters: { endpoint_id: page.parameter('endpoint_id') },
    idempotencyKey: await keyOf(page.request),
  });
  if (reply.kind === 'done') return goTo(page, '/webhooks', 'deleted');
  return draw(page, refusedState(page, reply));
}

async function draw(page: Page, state: ActionState): Promise<Response> {
  const reply = await page.ask('getWebhookEndpoint', { parameters: { endpoint_id: page.parameter('endpoint_id') } });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { id, url } = reply.data.endpoint;
  const text = TEXT[page.locale];
  return showConfirmation(page, state, {
    title: text.deleteForm.title,
    submit: text.deleteForm.submit,
    look: 'danger',
    sensitive: false,
    back: { href: page.path(`/webhooks/${id}`), label: text.endpoint.title },
    action: `/webhooks/${id}/delete`,
    says: [<strong>{displayed(url)}</strong>, text.deleteForm.consequence],
  });
}

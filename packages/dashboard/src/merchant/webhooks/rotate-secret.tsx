import { routes, type WebhookEndpoint } from '@mitako/contract';
import { check, displayed, keyOf, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState, refusedState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { Select } from '../../components/select.tsx';
import type { Page } from '../../shell/page.ts';
import { provePassword } from '../../shell/prove-password.ts';
import { showProblem, showRefusal } from '../../shell/respond.tsx';
import { showEndpointSecret } from './create-endpoint.tsx';
import { TEXT } from './text.ts';

/** As in the API when nothing is said: time enough to change a server without haste. */
const GRACE_SECONDS = '86400';

export async function showRotate(page: Page): Promise<Response> {
  return draw(page, GRACE_SECONDS, freshState());
}

export async function rotateSecret(page: Page): Promise<Response> {
  const { site, request } = page;
  const { grace_seconds: grace } = await readForm(request, ['grace_seconds']);
  const body = check(routes.rotateWebhookSecret.body, { grace_seconds: Number(grace) });
  if (body.kind === 'invalid') return showProblem(site, request, 'notFound', { status: 404 });
  if (page.mode === 'live') {
    const password = await provePassword(page);
    if (password !== null) return draw(page, grace, faulty({ password }));
  }
  const reply = await page.ask('rotateWebhookSecret', {
    parameters: { endpoint_id: page.parameter('endpoint_id') },
    body: body.value,
    idempotencyKey: await keyOf(request),
  });
  if (reply.kind === 'done') return showEndpointSecret(page, reply.data.endpoint, TEXT[page.locale].made.rotated);
  return draw(page, grace, refusedState(page, reply));
}

async function draw(page: Page, grace: string, state: ActionState): Promise<Response> {
  const reply = await page.ask('getWebhookEndpoint', { parameters: { endpoint_id: page.parameter('endpoint_id') } });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { id, url }: WebhookEndpoint = reply.data.endpoint;
  const text = TEXT[page.locale];
  return showConfirmation(page, state, {
    title: text.rotateForm.title,
    submit: text.rotateForm.submit,
    sensitive: page.mode === 'live',
    back: { href: page.path(`/webhooks/${id}`), label: text.endpoint.title },
    action: `/webhooks/${id}/rotate`,
    says: [<strong>{displayed(url)}</strong>, text.rotateForm.consequence],
    fields: (
      <Select name="grace_seconds" label={text.rotateForm.grace} options={text.rotateForm.graces} value={grace} />
    ),
  });
}

import type { ApiKey } from '@mitako/contract';
import { displayed, keyOf } from '@mitako/pages';
import { Action, type ActionState, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show, showRefusal } from '../../shell/respond.tsx';
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
  return show(
    page,
    {
      title: text.revokeForm.title,
      status: isFaulty(state) ? 422 : 200,
      hasErrors: isFaulty(state),
      back: { href: page.path('/api-keys'), label: text.title },
    },
    <section class="card">
      <p>{text.revokeForm.consequence(displayed(key.name))}</p>
      <p>
        <code>{key.hint}</code>
      </p>
      <Action
        page={page}
        state={state}
        action={page.path(`/api-keys/${key.id}/revoke`)}
        submit={text.revokeForm.submit}
        look="danger"
      />
    </section>,
  );
}

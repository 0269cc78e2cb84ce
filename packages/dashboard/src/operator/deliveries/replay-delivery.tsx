import { type ActionState, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, showRefusal } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { TEXT } from './text.ts';

export function confirmReplay(page: Page): Promise<Response> {
  return draw(page, freshState());
}

/** Sends the same event to the same endpoint again. */
export async function replayDelivery(page: Page): Promise<Response> {
  const text = TEXT[page.locale].replayOne;
  const parameters = { delivery_id: page.parameter('delivery_id') };
  const done = await perform(
    page,
    'replayAnyDelivery',
    { parameters },
    { WEBHOOK_ENDPOINT_NOT_FOUND: text.endpointGone, WEBHOOK_ENDPOINT_DISABLED: text.endpointOff },
  );
  if (done.kind === 'again') return draw(page, done.state);
  const { id } = done.data.delivery;
  return goTo(page, `/deliveries/${id}`, id === parameters.delivery_id ? 'hastened' : 'replayed');
}

async function draw(page: Page, state: ActionState): Promise<Response> {
  const found = await page.ask('getAnyDelivery', { parameters: { delivery_id: page.parameter('delivery_id') } });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const { id } = found.data.delivery;
  const text = TEXT[page.locale];
  return showConfirmation(page, state, {
    title: text.replayOne.title,
    submit: text.replayOne.submit,
    back: { href: page.path(`/deliveries/${id}`), label: text.one.title },
    action: `/deliveries/${id}/replay`,
    says: text.replayOne.says,
  });
}

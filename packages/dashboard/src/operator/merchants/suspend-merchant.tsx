import { LIMITS, routes } from '@mitako/contract';
import { check, displayed, Field, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { backTo, findMerchant } from './find-merchant.ts';
import { TEXT } from './text.ts';

export function confirmSuspend(page: Page): Promise<Response> {
  return drawSuspend(page, freshState(), '');
}

/** Freezes what a merchant may newly take, and tells it why. */
export async function suspendMerchant(page: Page): Promise<Response> {
  const { reason } = await readForm(page.request, ['reason']);
  const body = check(routes.suspendMerchant.body, { reason });
  if (body.kind === 'invalid') {
    return drawSuspend(page, faulty({ reason: TEXT[page.locale].suspend.reasonMissing }), reason);
  }
  const parameters = { merchant_id: page.parameter('merchant_id') };
  const done = await perform(page, 'suspendMerchant', { parameters, body: body.value });
  if (done.kind === 'again') return drawSuspend(page, done.state, reason);
  return goTo(page, `/merchants/${done.data.merchant.id}`, 'suspended');
}

export function confirmReinstate(page: Page): Promise<Response> {
  return drawReinstate(page, freshState());
}

export async function reinstateMerchant(page: Page): Promise<Response> {
  const parameters = { merchant_id: page.parameter('merchant_id') };
  const done = await perform(page, 'reinstateMerchant', { parameters });
  if (done.kind === 'again') return drawReinstate(page, done.state);
  return goTo(page, `/merchants/${done.data.merchant.id}`, 'reinstated');
}

async function drawSuspend(page: Page, state: ActionState<'reason'>, typed: string): Promise<Response> {
  const merchant = await findMerchant(page);
  if (merchant instanceof Response) return merchant;
  const text = TEXT[page.locale].suspend;
  return showConfirmation(page, state, {
    title: text.title(displayed(merchant.name)),
    submit: text.submit,
    look: 'danger',
    back: backTo(page, merchant),
    action: `/merchants/${merchant.id}/suspend`,
    says: text.says,
    fields: (
      <Field
        name="reason"
        label={text.reason}
        hint={text.reasonHint}
        type="text"
        autocomplete="off"
        maxlength={LIMITS.descriptionLengthMax}
        value={typed}
        error={state.errors.reason}
      />
    ),
  });
}

async function drawReinstate(page: Page, state: ActionState): Promise<Response> {
  const merchant = await findMerchant(page);
  if (merchant instanceof Response) return merchant;
  const text = TEXT[page.locale].reinstate;
  return showConfirmation(page, state, {
    title: text.title(displayed(merchant.name)),
    submit: text.submit,
    back: backTo(page, merchant),
    action: `/merchants/${merchant.id}/reinstate`,
    says: text.says,
  });
}

import { routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, readForm } from '@mitako/pages';
import { type ActionState, faulty, freshState, isFaulty } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { amountIn, amountTyped } from '../../components/amount-field.tsx';
import { refundableOf } from '../../merchant/payments/refundable.ts';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { TEXT as DISPUTES } from '../disputes/text.ts';
import { perform } from '../parts/perform.ts';
import { PartFields, type TypedPart } from './amount-form.tsx';
import { faultsOf, tooMuch } from './refund-payment.tsx';
import { findWithTimeline } from './show-payment.tsx';
import { TEXT } from './text.ts';

export function showDisputeForm(page: Page): Promise<Response> {
  return draw(page, freshState(), null);
}

/** Opens a dispute over a payment, which holds its money. */
export async function disputePayment(page: Page): Promise<Response> {
  const found = await findWithTimeline(page);
  if (found instanceof Response) return found;
  const { payment } = found;
  const typed = await readForm(page.request, ['amount', 'reason']);
  const amount = amountIn(typed.amount, payment.currency);
  const body = check(routes.openDispute.body, { amount, ...(typed.reason !== '' && { reason: typed.reason }) });
  if (body.kind === 'invalid') return draw(page, faulty(faultsOf(page, body.fields)), typed);
  const text = DISPUTES[page.locale].open;
  const done = await perform(
    page,
    'openDispute',
    { parameters: { payment_id: payment.id }, body: body.value },
    { PAYMENT_NOT_DISPUTABLE: text.notDisputable },
  );
  if (done.kind === 'done') return goTo(page, `/disputes/${done.data.dispute.id}`, 'opened');
  return draw(page, tooMuch(page, done.refusal, payment.currency, text.tooMuch) ?? done.state, typed);
}

async function draw(page: Page, state: ActionState<keyof TypedPart>, typed: TypedPart | null): Promise<Response> {
  const found = await findWithTimeline(page);
  if (found instanceof Response) return found;
  const { payment, timeline } = found;
  const { currency } = payment;
  const remaining = refundableOf(payment, timeline);
  if (remaining <= 0 && !isFaulty(state)) return goTo(page, `/payments/${payment.id}`);
  const text = DISPUTES[page.locale].open;
  const money = (amount: number): string => formatAmount(amount, currency, page.locale);
  return showConfirmation(page, state, {
    title: text.title,
    submit: text.submit,
    look: 'danger',
    back: {
      href: page.path(`/payments/${payment.id}`),
      label: TEXT[page.locale].one.title(money(payment.amount)),
    },
    action: `/payments/${payment.id}/dispute`,
    says: [text.says(money(remaining))],
    fields: (
      <PartFields
        page={page}
        state={state}
        typed={typed ?? { amount: amountTyped(remaining, currency), reason: '' }}
        currency={currency}
        labels={text}
      />
    ),
  });
}

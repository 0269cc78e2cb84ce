import { routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, type Errors, readForm, type Refusal } from '@mitako/pages';
import { type ActionState, faulty, freshState, isFaulty } from '../../components/action.tsx';
import { showConfirmation } from '../../components/confirm.tsx';
import { amountIn, amountTyped } from '../../components/amount-field.tsx';
import { refundableOf } from '../../merchant/payments/refundable.ts';
import type { Page } from '../../shell/page.ts';
import { goTo } from '../../shell/respond.tsx';
import { perform } from '../parts/perform.ts';
import { TEXT as PARTS } from '../parts/text.ts';
import { PartFields, type TypedPart } from './amount-form.tsx';
import { findWithTimeline } from './show-payment.tsx';
import { TEXT } from './text.ts';

export function showRefundForm(page: Page): Promise<Response> {
  return draw(page, freshState(), null);
}

/** Gives money back in the merchant's place, by the same rules and out of the same balance. */
export async function refundPayment(page: Page): Promise<Response> {
  const found = await findWithTimeline(page);
  if (found instanceof Response) return found;
  const { payment } = found;
  const typed = await readForm(page.request, ['amount', 'reason']);
  const amount = amountIn(typed.amount, payment.currency);
  const body = check(routes.createOperatorRefund.body, {
    amount,
    ...(typed.reason !== '' && { reason: typed.reason }),
  });
  if (body.kind === 'invalid') return draw(page, faulty(faultsOf(page, body.fields)), typed);
  const text = TEXT[page.locale].refund;
  const done = await perform(
    page,
    'createOperatorRefund',
    { parameters: { payment_id: payment.id }, body: body.value },
    { PAYMENT_NOT_REFUNDABLE: text.notRefundable, INSUFFICIENT_BALANCE: text.balanceTooLow },
  );
  if (done.kind === 'done') return goTo(page, `/refunds/${done.data.refund.id}`, 'created');
  return draw(page, tooMuch(page, done.refusal, payment.currency, text.tooMuch) ?? done.state, typed);
}

/** What is wrong with how much and why. */
export function faultsOf(page: Page, fields: readonly string[]): Errors<keyof TypedPart> {
  const { wrong } = PARTS[page.locale];
  return {
    ...(fields.includes('amount') && { amount: wrong.amount }),
    ...(fields.includes('reason') && { reason: wrong.tooLong }),
  };
}

/** The fault at the field of an amount that is more than what is left; null when the engine refused for another reason. */
export function tooMuch(
  page: Page,
  refusal: Refusal | null,
  currency: string,
  words: (remaining: string) => string,
): ActionState<'amount'> | null {
  const isTooMuch = refusal?.code === 'REFUND_EXCEEDS_REMAINING' || refusal?.code === 'DISPUTE_EXCEEDS_REMAINING';
  if (!isTooMuch) return null;
  return faulty({ amount: words(formatAmount(Number(refusal.details['remaining']), currency, page.locale)) });
}

async function draw(page: Page, state: ActionState<keyof TypedPart>, typed: TypedPart | null): Promise<Response> {
  const found = await findWithTimeline(page);
  if (found instanceof Response) return found;
  const { payment, timeline } = found;
  const { currency } = payment;
  const remaining = refundableOf(payment, timeline);
  if (remaining <= 0 && !isFaulty(state)) return goTo(page, `/payments/${payment.id}`);
  const text = TEXT[page.locale];
  return showConfirmation(page, state, {
    title: text.refund.title,
    submit: text.refund.submit,
    look: 'danger',
    back: {
      href: page.path(`/payments/${payment.id}`),
      label: text.one.title(formatAmount(payment.amount, currency, page.locale)),
    },
    action: `/payments/${payment.id}/refund`,
    says: text.refund.says(formatAmount(remaining, currency, page.locale)),
    fields: (
      <PartFields
        page={page}
        state={state}
        typed={typed ?? { amount: amountTyped(remaining, currency), reason: '' }}
        currency={currency}
        labels={text.refund}
      />
    ),
  });
}

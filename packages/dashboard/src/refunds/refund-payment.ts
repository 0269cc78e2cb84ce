import { routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { amountIn, amountTyped, check, keyOf, readForm, type Refusal } from '@mitako/pages';
import { type ActionState, faulty, freshState, refusedState } from '../components/action.tsx';
import type { Page } from '../shell/page.ts';
import { provePassword } from '../shell/prove-password.ts';
import { goTo } from '../shell/respond.tsx';
import {
  type AskedRefund,
  drawConfirmation,
  drawForm,
  type Refundable,
  type RefundErrors,
  needsRecentAuth,
  type TypedRefund,
} from './refund-pages.tsx';
import { refundableOf, whyNoRefund } from '../payments/refundable.ts';
import { TEXT } from '../payments/merchant-text.ts';
import { TEXT as PAYMENTS } from '../payments/text.ts';

/** The form for the amount and the reason. */
export async function showRefund(page: Page): Promise<Response> {
  const found = await find(page);
  if (found === null) return goTo(page, `/payments/${page.parameter('payment_id')}`);
  const { payment, remaining } = found;
  const amount = page.query('amount') || amountTyped(remaining, payment.currency);
  return drawForm(page, found, { amount, reason: page.query('reason') }, {});
}

/** Explains the refund, and asks for confirmation. */
export async function confirmRefund(page: Page): Promise<Response> {
  const found = await find(page);
  if (found === null) return goTo(page, `/payments/${page.parameter('payment_id')}`);
  const typed = { amount: page.query('amount'), reason: page.query('reason') };
  const asked = read(page, found, typed);
  if (asked.kind === 'invalid') return drawForm(page, found, typed, asked.errors);
  return drawConfirmation(page, found, asked.refund, 200, (page.refused() as ActionState | null) ?? freshState());
}

export async function refundPayment(page: Page): Promise<Response> {
  const found = await find(page);
  if (found === null) return goTo(page, `/payments/${page.parameter('payment_id')}`);
  const { password, ...typed } = await readForm(page.request, ['amount', 'reason', 'password'], ['password']);
  // The engine checks the refundable amount, so a form that is sent twice gets the first answer again.
  const asked = read(page, { ...found, remaining: found.payment.amount }, typed);
  if (asked.kind === 'invalid') return drawForm(page, found, typed, asked.errors);
  const again = (status: number, state: ActionState): Response | Promise<Response> =>
    page.refuse(state, `/payments/${found.payment.id}/refund/confirm?${new URLSearchParams(typed).toString()}`) ??
    drawConfirmation(page, found, asked.refund, status, state);
  const idempotencyKey = await keyOf(page.request);
  if (password !== '' || needsRecentAuth(page, found, asked.refund.amount)) {
    const wrong = await provePassword(page);
    if (wrong !== null) return again(422, faulty(wrong));
  }
  const { amount, reason } = asked.refund;
  const reply = await page.ask('createRefund', {
    parameters: { payment_id: found.payment.id },
    body: { amount, ...(reason !== '' && { reason }) },
    idempotencyKey,
  });
  if (reply.kind === 'done') return goTo(page, `/payments/${found.payment.id}`, `refund_${reply.data.refund.status}`);
  return again(reply.status, refusedAs(page, found, reply));
}

/** The payment that the path names; null when it was not paid, or its provider makes no refunds. */
async function find(page: Page): Promise<Refundable | null> {
  const { payment } = await page.read('getPayment');
  // The payment's page says why.
  if (payment.succeeded_at === null || (await whyNoRefund(page, payment)) !== null) return null;
  return { payment, remaining: refundableOf(payment) };
}

/**
 * What the merchant typed, as a refund or as faults of its fields. The engine's own refusals come with the refund
 * itself.
 */
function read(
  page: Page,
  { payment, remaining }: Refundable,
  { amount: typed, reason }: TypedRefund,
):
  | { readonly kind: 'valid'; readonly refund: AskedRefund }
  | { readonly kind: 'invalid'; readonly errors: RefundErrors } {
  const text = TEXT[page.locale].refund;
  const amount = amountIn(typed, payment.currency);
  const body = check(routes.createRefund.body, { amount, reason });
  const fields = body.kind === 'invalid' ? body.fields : [];
  if (amount === null || fields.length > 0 || amount > remaining) {
    const isTooMuch = amount !== null && amount > remaining;
    const left = formatAmount(remaining, payment.currency, page.locale);
    return {
      kind: 'invalid',
      errors: {
        ...(fields.includes('amount') && { amount: text.wrongAmount }),
        ...(isTooMuch && { amount: text.tooMuch(left) }),
        ...(fields.includes('reason') && { reason: text.tooLong }),
      },
    };
  }
  return { kind: 'valid', refund: { amount, reason } };
}

function refusedAs(page: Page, { payment }: Refundable, refusal: Refusal): ActionState {
  const text = TEXT[page.locale].refund;
  const money = (amount: unknown): string => formatAmount(Number(amount), payment.currency, page.locale);
  const { details } = refusal;
  return refusedState(page, refusal, {
    REFUND_EXCEEDS_REMAINING:
      Number(details['remaining']) > 0 ? text.tooMuch(money(details['remaining'])) : text.nothingLeft,
    INSUFFICIENT_BALANCE: text.balanceTooLow(money(details['available']), money(details['needed'])),
    REFUND_NOT_SUPPORTED: PAYMENTS[page.locale].wholeOnly,
    REFUND_LIMIT: text.tooManyParts(money(details['remaining'])),
    PAYMENT_NOT_REFUNDABLE: text.notRefundable,
  });
}

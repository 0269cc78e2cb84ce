import { LIMITS, type PaymentRecord } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { amountIn, amountTyped, type Refusal } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import type { InputOf, Typed } from '../components/input.tsx';
import { moneyOf } from '../components/money.ts';
import { refundableOf, whyNoRefund } from './refundable.ts';
import { TEXT as PAYMENTS } from './text.ts';
import type { Page } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { TEXT as DISPUTES } from '../disputes/operator-text.ts';
import { TEXT as PARTS } from '../components/owned-text.ts';
import { TEXT } from './operator-text.ts';

const PART_FIELDS = ['amount', 'reason'] as const;
type PartField = (typeof PART_FIELDS)[number];

/** Refunds on behalf of the merchant, by the same rules and from the same balance. */
export const refundPayment = formPage(
  {
    route: 'createOperatorRefund',
    fields: PART_FIELDS,
    async find(page) {
      const { payment } = await page.read('getAnyPayment');
      return { payment, isOffered: (await whyNoRefund(page, payment)) === null };
    },
  },
  (page, { payment, isOffered }) => {
    const text = TEXT[page.locale].refund;
    const { names, buttons } = page;
    const words = { ...text, amount: names.amount_to_refund, reason: names.reason, submit: buttons.refund };
    const part = partOf(page, payment, words);
    return {
      ...part.form,
      // The payment's page says why.
      ...(!isOffered && { leave: `/payments/${payment.id}` }),
      explanation: text.explanation(part.left),
      refusals: (refusal) => ({
        REFUND_NOT_SUPPORTED: PAYMENTS[page.locale].wholeOnly,
        REFUND_EXCEEDS_REMAINING: part.tooMuch(refusal),
        REFUND_LIMIT: text.tooManyParts,
        PAYMENT_NOT_REFUNDABLE: text.notRefundable,
        INSUFFICIENT_BALANCE: text.balanceTooLow,
      }),
      done: ({ refund }) => goTo(page, `/refunds/${refund.id}`, 'created'),
    };
  },
);

/** Opens a dispute over a payment, which holds its money. */
export const openDispute = formPage(
  { route: 'openDispute', fields: PART_FIELDS, find: (page) => page.read('getAnyPayment') },
  (page, { payment }) => {
    const text = DISPUTES[page.locale].open;
    const part = partOf(page, payment, text);
    return {
      ...part.form,
      explanation: text.explanation(part.left),
      refusals: (refusal) => ({
        DISPUTE_EXCEEDS_REMAINING: part.tooMuch(refusal),
        PAYMENT_NOT_DISPUTABLE: text.notDisputable,
      }),
      done: ({ dispute }) => goTo(page, `/disputes/${dispute.id}`, 'opened'),
    };
  },
);

interface PartText {
  readonly title: string;
  readonly submit: string;
  readonly amount: string;
  readonly reason: string;
  readonly tooMuch: (remaining: string) => string;
}

/** What is done with a part of a payment, or with all that is left of it. */
function partOf(page: Page, payment: PaymentRecord, text: PartText) {
  const { currency } = payment;
  const remaining = refundableOf(payment);
  const { reasonHint, wrong } = PARTS[page.locale];
  const money = (amount: number): string => formatAmount(amount, currency, page.locale);
  return {
    left: money(remaining),
    form: {
      title: text.title,
      submit: text.submit,
      look: 'danger' as const,
      back: { href: page.path(`/payments/${payment.id}`), label: PAYMENTS[page.locale].title(moneyOf(page, payment)) },
      leave: remaining <= 0 ? `/payments/${payment.id}` : undefined,
      inputs: [
        { name: 'amount', label: text.amount, currency, value: amountTyped(remaining, currency), wrong: wrong.amount },
        {
          name: 'reason',
          label: text.reason,
          hint: reasonHint,
          wrong: wrong.tooLong,
          maxlength: LIMITS.descriptionLengthMax,
          isOptional: true,
        },
      ] satisfies readonly InputOf<PartField>[],
      body: ({ amount, reason }: Typed<PartField>) => ({
        amount: amountIn(amount, currency),
        ...(reason !== '' && { reason }),
      }),
    },
    tooMuch: ({ details }: Refusal) => ({ amount: text.tooMuch(money(Number(details['remaining']))) }),
  };
}

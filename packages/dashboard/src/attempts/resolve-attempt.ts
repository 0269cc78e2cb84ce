import { ATTEMPT_OUTCOMES, isFinalStatus, LIMITS } from '@mitako/contract';
import { formPage } from '../components/form-page.tsx';
import { moneyOf } from '../components/money.ts';
import { goTo } from '../shell/respond.tsx';
import { failureInput } from '../payments/failure-input.ts';
import { chosenOf, decisionOn } from '../components/record.tsx';
import { outcomesOf } from './outcomes.ts';
import { TEXT } from './text.ts';

/** Explains what the decision does to the money, and asks for confirmation. */
export const resolveAttempt = formPage(
  {
    route: 'resolveAttempt',
    fields: ['failure_code', 'reason'],
    find: async (page) => {
      const { attempt } = await page.read('getAttempt');
      const outcome = chosenOf(page, 'outcome', ATTEMPT_OUTCOMES);
      const { payment } = await page.read('getAnyPayment', { parameters: { payment_id: attempt.payment_id } });
      return { attempt, outcome, isOpen: !isFinalStatus(payment.status) };
    },
  },
  (page, { attempt, outcome, isOpen }) => {
    const text = TEXT[page.locale];
    const amount = moneyOf(page, attempt);
    const { consequences } = text;
    const isFailed = outcome === 'failed';
    return {
      ...decisionOn(page, {
        path: `/attempts/${attempt.id}`,
        label: text.one.title(amount),
        outcome,
        words: text.outcomes[outcome],
        isDanger: isFailed,
      }),
      leave: outcomesOf(attempt).includes(outcome) ? undefined : `/attempts/${attempt.id}`,
      // The money of a payment that is closed goes back to the customer.
      explanation: {
        succeeded: [
          isOpen ? consequences.succeededOpen(amount) : consequences.succeededFinal(amount),
          consequences.confirmSucceeded,
        ],
        failed: [consequences.failed, consequences.confirmFailed],
        returned: [consequences.returned(amount), consequences.confirmReturned],
      }[outcome],
      inputs: [
        ...(isFailed ? [failureInput(page, page.names.failure_reason)] : []),
        { name: 'reason', ...text.reason, type: 'area', rows: 3, maxlength: LIMITS.noteLengthMax },
      ],
      body: ({ failure_code: code, reason }) => ({
        outcome,
        reason,
        ...(isFailed && code !== '' && { failure_code: code }),
      }),
      refusals: () => ({ ATTEMPT_NOT_IN_REVIEW: text.notInReview }),
      done: ({ attempt: { id, status } }) =>
        goTo(page, `/attempts/${id}`, outcome === 'succeeded' && status === 'paid_late' ? status : outcome),
    };
  },
);

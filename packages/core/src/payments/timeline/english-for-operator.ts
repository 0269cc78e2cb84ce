import {
  canceled,
  english,
  expired,
  failed,
  fee,
  held,
  lostTo,
  neverAnswered,
  paid,
  provider,
  refundFailed,
  stillPending,
  taken,
} from './english.ts';
import { type Words, phrase } from './speech.ts';

/** The same for the operator, who is not the merchant and is the one to check. */
export const englishForOperator: Words = {
  ...english,
  not_tried: ({ amount, createdAtMs, expiresAtMs }, say) =>
    `The payment of ${say.amount(amount)} was created on ${say.whenThere(createdAtMs)} and nobody has tried to pay it yet. ` +
    `The customer can pay until ${say.when(expiresAtMs)}.`,
  in_review: ({ pollsCount, ...underway }, say) =>
    `${neverAnswered(underway, pollsCount, say)} ` +
    `Check with ${provider(underway.method)}, then decide. Until then, the customer must not pay a second time.`,
  paid: (data, say) => phrase(paid(data, say), fee(data, 'the merchant', say)),
  failed,
  canceled: (data, say) => canceled(data, 'The merchant', say),
  expired,
  late_payment_overdue: (late, say) =>
    `${taken(late, say)} This money has to be paid back, but ${provider(late.method)} still has not confirmed it: check with ${provider(late.method)}.`,
  dispute_open: ({ amount, dueAtMs }, say) =>
    `${held(amount, say)} The merchant can send evidence until ${say.when(dueAtMs)}.`,
  dispute_overdue: ({ amount, dueAtMs }, say) =>
    `${held(amount, say)} The time for the merchant’s evidence ended on ${say.when(dueAtMs)}: decide the dispute.`,
  dispute_under_review: ({ amount, submittedAtMs }, say) =>
    `${held(amount, say)} The merchant’s evidence was received on ${say.when(submittedAtMs)}: decide the dispute.`,
  dispute_won: ({ amount, atMs }, say) =>
    `The merchant won the dispute over ${say.amount(amount)} on ${say.when(atMs)}: the money was given back to the merchant.`,
  dispute_lost: ({ amount, atMs, method }, say) =>
    `The merchant lost the dispute over ${say.amount(amount)} on ${say.when(atMs)}: ${lostTo(method)}.`,
  refund_overdue: (pending, say) => `${stillPending(pending, say)}: check with ${provider(pending.method)}.`,
  refund_failed: (refund, say) =>
    `${refundFailed(refund, say)} The money is back in the merchant’s balance; the merchant decides whether to refund it again.`,
};

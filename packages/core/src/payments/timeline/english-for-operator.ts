import {
  canceled,
  english,
  expired,
  failed,
  fee,
  held,
  lostBy,
  neverAnswered,
  notReturned,
  paid,
  provider,
  paidBack,
  refundFailed,
  returning,
  returnOverdue,
  stillPending,
  taken,
} from './english.ts';
import { type Words, phrase } from './formatter.ts';

const OPERATOR = 'An operator recorded';

/** The same for the operator, who is not the merchant and is the one to check. */
export const englishForOperator: Words = {
  ...english,
  not_tried: ({ amount, createdAtMs, expiresAtMs }, format) =>
    `The payment of ${format.amount(amount)} was created on ${format.whenWithZone(createdAtMs)} and no payment attempt has been made yet. ` +
    `The customer can pay until ${format.when(expiresAtMs)}.`,
  in_review: ({ pollsCount, ...underway }, format) =>
    `${neverAnswered(underway, pollsCount, format)} ` +
    `Check with ${provider(underway.method)}, then decide. Until then, the customer must not pay a second time.`,
  paid: (data, format) => phrase(paid(data, format), fee(data, 'the shop', format)),
  failed,
  canceled: (data, format) => canceled(data, 'The shop', format),
  expired,
  late_payment_overdue: (late, format) =>
    `${taken(late, format)} This money has to be paid back, but we still have no confirmation from ${provider(late.method)}: check with ${provider(late.method)}.`,
  dispute_open: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} The shop can send evidence until ${format.when(dueAtMs)}.`,
  dispute_overdue: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} The time for the shop’s evidence ended on ${format.when(dueAtMs)}: decide the dispute.`,
  dispute_under_review: ({ amount, submittedAtMs }, format) =>
    `${held(amount, format)} The shop’s evidence was received on ${format.when(submittedAtMs)}: decide the dispute.`,
  dispute_won: ({ amount, atMs }, format) =>
    `The shop won the dispute over ${format.amount(amount)} on ${format.when(atMs)}: the money was given back to the shop.`,
  dispute_lost: (lost, format) => `${lostBy('The shop', lost, format)}: the money was given back to the customer.`,
  dispute_lost_returning: (lost, format) => `${lostBy('The shop', lost, format)}. ${returning(lost)}`,
  dispute_lost_overdue: (lost, format) =>
    `${lostBy('The shop', lost, format)}. ${returnOverdue(lost)}: check with ${provider(lost.method)}.`,
  dispute_lost_returned: (lost, format) => `${lostBy('The shop', lost, format)}. ${paidBack(lost, OPERATOR, format)}`,
  dispute_lost_owed: (lost, format) =>
    `${lostBy('The shop', lost, format)}. ${notReturned(lost, OPERATOR)}: return it, or request the refund again.`,
  refund_overdue: (pending, format) => `${stillPending(pending, format)}: check with ${provider(pending.method)}.`,
  refund_failed: (refund, format) =>
    `${refundFailed(refund, format)} The money is back in the shop’s balance; the shop decides whether to refund it again.`,
};

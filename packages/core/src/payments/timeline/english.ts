import { ACTIONS, payReason, refundReason } from './english-reasons.ts';
import type { PointData, PointMethod, Underway } from './points.ts';
import { capitalized, type Formatter, type Words, phrase } from './formatter.ts';

/** Explanations for the merchant's support team, in English. */
export const english: Words = {
  not_tried: ({ amount, createdAtMs, expiresAtMs }, format) =>
    `The payment of ${format.amount(amount)} was created on ${format.whenWithZone(createdAtMs)} and no payment attempt has been made yet. ` +
    `The customer can pay until ${format.when(expiresAtMs)}; if need be, send them the payment link again.`,
  tried: ({ amount, method, failureCode, isSaid, atMs, attemptsLeft, expiresAtMs }, format) =>
    phrase(
      `An attempt to pay ${format.amount(amount)}`,
      by(method),
      `failed on ${format.whenWithZone(atMs)}: ${isSaid ? payReason(failureCode) : 'this was recorded by hand'}.`,
      'The customer was not charged.',
      `The customer has ${attemptsLeft} ${attemptsLeft === 1 ? 'attempt' : 'attempts'} left, until ${format.when(expiresAtMs)}.`,
    ),
  prompted: ({ action, untilMs, ...underway }, format) =>
    `${asked(underway, format)}. They now have to ${ACTIONS[action]}, before ${format.when(untilMs)}.`,
  unanswered: ({ nextPollAtMs, ...underway }, format) =>
    `${asked(underway, format)}, ` +
    `but ${provider(underway.method)} has not said yet whether the money was taken. ` +
    `We keep asking${nextPollAtMs === null ? '' : `, the next time on ${format.when(nextPollAtMs)}`}. ` +
    `No action is needed for now: do not ask the customer to pay again.`,
  in_review: ({ pollsCount, ...underway }, format) =>
    `${neverAnswered(underway, pollsCount, format)} ` +
    `The gateway’s team has to check with ${provider(underway.method)} and decide. ` +
    `Until then, do not ask the customer to pay again.`,
  paid: (data, format) => phrase(paid(data, format), fee(data, 'you', format)),
  failed: (data, format) => phrase(failed(data, format), PAY_AGAIN),
  canceled: (data, format) => phrase(canceled(data, 'You', format), PAY_AGAIN),
  expired: (data, format) => phrase(expired(data, format), PAY_AGAIN),
  late_payment_returning: (late, format) =>
    `${taken(late, format)} This money is being paid back automatically: ${provider(late.method)} has not confirmed it yet.`,
  late_payment_overdue: (late, format) =>
    `${taken(late, format)} This money has to be paid back, but ${provider(late.method)} still has not confirmed it: the gateway’s team has to check.`,
  late_payment_returned: (late, format) =>
    `${taken(late, format)} This money was paid back on ${format.when(late.returnedAtMs)}.`,
  dispute_open: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} Send your evidence before ${format.when(dueAtMs)}, or you may lose that amount.`,
  dispute_overdue: ({ amount, dueAtMs }, format) =>
    `${held(amount, format)} The time to send your evidence ended on ${format.when(dueAtMs)}; the gateway’s team has to decide.`,
  dispute_under_review: ({ amount, submittedAtMs }, format) =>
    `${held(amount, format)} Your evidence was received on ${format.when(submittedAtMs)}; the gateway’s team has to decide.`,
  dispute_won: ({ amount, atMs }, format) =>
    `You won the dispute over ${format.amount(amount)} on ${format.when(atMs)}: the money was given back to you.`,
  dispute_lost: (lost, format) => `${lostBy('You', lost, format)}: the money was given back to the customer.`,
  dispute_lost_returning: (lost, format) => `${lostBy('You', lost, format)}. ${returning(lost)}`,
  dispute_lost_overdue: (lost, format) =>
    `${lostBy('You', lost, format)}. ${returnOverdue(lost)}: the gateway’s team has to check.`,
  dispute_lost_returned: (lost, format) => `${lostBy('You', lost, format)}. ${paidBack(lost, TEAM, format)}`,
  dispute_lost_owed: (lost, format) =>
    `${lostBy('You', lost, format)}. ${notReturned(lost, TEAM)}: the gateway’s team has to return it.`,
  refunded_in_full: ({ several, atMs }, format) =>
    `The customer was refunded in full${several ? ', in several parts, the last' : ''} on ${format.when(atMs)}.`,
  refunded_in_part: ({ amount, of: whole, several, atMs }, format) =>
    `The customer was refunded ${format.amount(amount)} of ${format.amount(whole)}${several ? ', in several parts, the last' : ''} on ${format.when(atMs)}.`,
  refund_pending: (pending, format) =>
    `${
      pending.several
        ? `Several refunds, ${format.amount(pending.amount)} in all, have been under way`
        : `A refund of ${format.amount(pending.amount)} has been under way`
    } since ${format.when(pending.sinceMs)}: ${provider(pending.method)} has not confirmed yet, and we keep asking.`,
  refund_overdue: (pending, format) => `${stillPending(pending, format)}: the gateway’s team has to check.`,
  refund_failed: (refund, format) =>
    `${refundFailed(refund, format)} The money is back in your balance: ask for another refund, or give the customer the money in another way.`,
  nothing_to_do: () => 'No action is needed.',
};

const TEAM = 'The gateway’s team recorded';
const PAY_AGAIN = 'If the customer still wants to pay, create a new payment.';

export function paid({ amount, method, atMs, lateSinceMs }: PointData['paid'], format: Formatter): string {
  return (
    phrase(`The customer paid ${format.amount(amount)}`, by(method)) +
    (lateSinceMs === null
      ? ` on ${format.whenWithZone(atMs)}.`
      : `: we learned of it on ${format.whenWithZone(atMs)}. ` +
        `The time to pay had ended on ${format.when(lateSinceMs)}, but the money arrived and the payment is valid.`)
  );
}

/** @param whose who pays it: `you`, `the merchant` */
export function fee(
  { fee: whole, feeReturned: returned }: PointData['paid'],
  whose: string,
  format: Formatter,
): string {
  if (whole === 0) return '';
  if (returned === 0) return `The fee of the gateway is ${format.amount(whole)}.`;
  return returned >= whole
    ? `The fee of the gateway, ${format.amount(whole)}, was given back to ${whose}.`
    : `The fee of the gateway is ${format.amount(whole - returned)}: of ${format.amount(whole)}, ${format.amount(returned)} was given back to ${whose}.`;
}

export function failed(data: PointData['failed'], format: Formatter): string {
  const { amount, method, atMs, failureCode, isSaid, attemptsCount, nothingTaken } = data;
  return phrase(
    `The payment of ${format.amount(amount)}`,
    by(method),
    `failed on ${format.whenWithZone(atMs)}${attemptsCount > 1 ? `, after ${attemptsCount} attempts` : ''}:`,
    isSaid ? `${payReason(failureCode)}.` : 'this was recorded by hand.',
    unpaid(nothingTaken),
  );
}

/** @param merchant what the merchant is called at the beginning of a sentence */
export function canceled(
  { amount, by: who, atMs, nothingTaken }: PointData['canceled'],
  merchant: string,
  format: Formatter,
): string {
  return phrase(
    who === null
      ? `The payment of ${format.amount(amount)} was canceled on ${format.whenWithZone(atMs)}.`
      : `${who === 'customer' ? 'The customer' : merchant} canceled the payment of ${format.amount(amount)} on ${format.whenWithZone(atMs)}.`,
    unpaid(nothingTaken),
  );
}

export function expired(
  { amount, atMs, attemptsCount, nothingTaken }: PointData['expired'],
  format: Formatter,
): string {
  return phrase(
    `The payment of ${format.amount(amount)} expired on ${format.whenWithZone(atMs)}: ` +
      `${attemptsCount === 0 ? 'no payment attempt was made' : 'no attempt succeeded'}.`,
    unpaid(nothingTaken),
  );
}

/** `with MTN MoMo (•••789)` */
function by(method: PointMethod | null): string {
  if (method === null) return '';
  if (method.type === 'wallet') return 'from the customer’s wallet';
  if (method.type === 'cash') return 'in cash at an agent';
  const phone = method.phoneMasked === null ? '' : ` (${method.phoneMasked})`;
  return `with ${method.label ?? 'mobile money'}${phone}`;
}

export function provider(method: PointMethod | null): string {
  return method?.label ?? 'the mobile-money provider';
}

export function taken(late: PointData['late_payment_returning'], format: Formatter): string {
  if (!late.isSaid) {
    return `${format.amount(late.amount)} arrived from the customer all the same: this was recorded by hand on ${format.when(late.learnedAtMs)}, when the payment had already ended.`;
  }
  return (
    `${capitalized(provider(late.method))} took ${format.amount(late.amount)} from the customer all the same: ` +
    `we learned of it on ${format.when(late.learnedAtMs)}, when the payment had already ended.`
  );
}

function unpaid(nothingTaken: boolean): string {
  return nothingTaken ? 'The customer was not charged.' : '';
}

export function neverAnswered(underway: Underway, pollsCount: number, format: Formatter): string {
  return (
    `${asked(underway, format)}, ` +
    `and ${provider(underway.method)} never said whether the money was taken, although we asked ${pollsCount} ${pollsCount === 1 ? 'time' : 'times'}.`
  );
}

function asked({ amount, method, startedAtMs }: Underway, format: Formatter): string {
  return phrase(
    `The customer started the payment of ${format.amount(amount)}`,
    by(method),
    `on ${format.whenWithZone(startedAtMs)}`,
  );
}

export function held(amount: number, format: Formatter): string {
  return `A dispute is open over ${format.amount(amount)}: that amount is on hold.`;
}

/** @param who who lost it, at the beginning of a sentence */
export function lostBy(who: string, { amount, atMs }: PointData['dispute_lost'], format: Formatter): string {
  return `${who} lost the dispute over ${format.amount(amount)} on ${format.when(atMs)}`;
}

export function returning({ method }: PointData['dispute_lost_returning']): string {
  return `The money goes back to the customer by a refund through ${provider(method)}, which is not confirmed yet; we keep asking.`;
}

export function returnOverdue({ method }: PointData['dispute_lost_overdue']): string {
  return `The refund through ${provider(method)} that returns the money to the customer is still not confirmed`;
}

/** @param recorded who recorded what the provider did not say */
export function paidBack(
  { method, returnedAtMs, saidBy }: PointData['dispute_lost_returned'],
  recorded: string,
  format: Formatter,
): string {
  return saidBy === 'provider'
    ? `${capitalized(provider(method))} paid the money back to the customer: it confirmed this on ${format.when(returnedAtMs)}.`
    : `${recorded} on ${format.when(returnedAtMs)} that the money was returned to the customer.`;
}

export function notReturned({ method, refusal }: PointData['dispute_lost_owed'], recorded: string): string {
  const reason =
    refusal === null
      ? ''
      : refusal.saidBy === 'provider'
        ? `${capitalized(provider(method))} did not make the refund (${refundReason(refusal.failureCode)}). `
        : `${recorded} that the refund failed. `;
  return `${reason}The customer does not have the money yet`;
}

export function stillPending(
  { several, amount, sinceMs, method }: PointData['refund_overdue'],
  format: Formatter,
): string {
  return `${
    several ? `Several refunds, ${format.amount(amount)} in all, have` : `A refund of ${format.amount(amount)} has`
  } waited since ${format.when(sinceMs)} for ${provider(method)} to confirm`;
}

export function refundFailed(
  { amount, failureCode, isSaid, atMs }: PointData['refund_failed'],
  format: Formatter,
): string {
  return `The refund of ${format.amount(amount)} failed on ${format.when(atMs)}: ${isSaid ? refundReason(failureCode) : 'this was recorded by hand'}.`;
}

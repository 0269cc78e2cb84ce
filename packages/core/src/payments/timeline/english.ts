import { ACTIONS, BY_HAND, payReason, refundReason } from './english-reasons.ts';
import type { ProviderBasis } from '../../rails/provider-claims.ts';
import type { PointData, PointMethod, Uncharged, Underway } from './points.ts';
import { capitalized, type Formatter, type Words, phrase } from './formatter.ts';

/** Explanations for the merchant's support team, in English. */
export const english: Words = {
  not_tried: ({ amount, createdAtMs, expiresAtMs }, format) =>
    `The payment of ${format.amount(amount)} was created on ${format.whenWithZone(createdAtMs)} and no payment attempt has been made yet. ` +
    `The customer can pay until ${format.when(expiresAtMs)}; if need be, send them the payment link again.`,
  tried: ({ amount, method, failureCode, by: who, uncharged, atMs, attemptsLeft, expiresAtMs }, format) =>
    phrase(
      `An attempt to pay ${format.amount(amount)}`,
      by(method),
      `failed on ${format.whenWithZone(atMs)}: ${payReason(failureCode, who)}.`,
      unpaid(uncharged),
      `The customer has ${attemptsLeft} ${attemptsLeft === 1 ? 'attempt' : 'attempts'} left, until ${format.when(expiresAtMs)}.`,
    ),
  prompted: ({ action, untilMs, ...underway }, format) =>
    `${asked(underway, format)}. They now have to ${ACTIONS[action]}, before ${format.when(untilMs)}.`,
  unanswered: ({ nextPollAtMs, ...underway }, format) =>
    `${asked(underway, format)}, ` +
    `but we have no outcome from ${provider(underway.method)} yet: we do not know whether the money was taken. ` +
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
    `${taken(late, format)} This money is being paid back automatically: we have no confirmation from ${provider(late.method)} yet.`,
  late_payment_overdue: (late, format) =>
    `${taken(late, format)} This money has to be paid back, but we still have no confirmation from ${provider(late.method)}: the gateway’s team has to check.`,
  late_payment_returned: (late, format) =>
    `${taken(late, format)} We recorded on ${format.when(late.returnedAtMs)} that this money was paid back.`,
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
  refunded_in_full: ({ several, by: who, atMs }, format) =>
    `The customer was refunded in full${several ? ', in several parts, the last' : ''} on ${format.when(atMs)}${handOf(who)}.`,
  refunded_in_part: ({ amount, of: whole, several, by: who, atMs }, format) =>
    `The customer was refunded ${format.amount(amount)} of ${format.amount(whole)}${several ? ', in several parts, the last' : ''} on ${format.when(atMs)}${handOf(who)}.`,
  refund_pending: (pending, format) =>
    `${
      pending.several
        ? `Several refunds, ${format.amount(pending.amount)} in all, have been under way`
        : `A refund of ${format.amount(pending.amount)} has been under way`
    } since ${format.when(pending.sinceMs)}: we have no confirmation from ${provider(pending.method)} yet, and we keep asking.`,
  refund_overdue: (pending, format) => `${stillPending(pending, format)}: the gateway’s team has to check.`,
  refund_failed: (refund, format) =>
    `${refundFailed(refund, format)} The money is back in your balance: ask for another refund, or give the customer the money in another way.`,
  nothing_to_do: () => 'No action is needed.',
};

const TEAM = 'The gateway’s team recorded';
const PAY_AGAIN = 'If the customer still wants to pay, create a new payment.';

export function paid({ amount, method, by: who, atMs, lateSinceMs }: PointData['paid'], format: Formatter): string {
  return (
    phrase(`The customer paid ${format.amount(amount)}`, by(method)) +
    (lateSinceMs === null
      ? ` on ${format.whenWithZone(atMs)}${handOf([who])}.`
      : `: we learned of it on ${format.whenWithZone(atMs)}. ` +
        `The time to pay had ended on ${format.when(lateSinceMs)}, but the money arrived${handOf([who])} and the payment is valid.`)
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
  const { amount, method, atMs, failureCode, by: who, attemptsCount, uncharged } = data;
  return phrase(
    `The payment of ${format.amount(amount)}`,
    by(method),
    `failed on ${format.whenWithZone(atMs)}${attemptsCount > 1 ? `, after ${attemptsCount} attempts` : ''}:`,
    `${payReason(failureCode, who)}.`,
    unpaid(uncharged),
  );
}

/** @param merchant what the merchant is called at the beginning of a sentence */
export function canceled(
  { amount, by: who, atMs, uncharged }: PointData['canceled'],
  merchant: string,
  format: Formatter,
): string {
  return phrase(
    who === null
      ? `The payment of ${format.amount(amount)} was canceled on ${format.whenWithZone(atMs)}.`
      : `${who === 'customer' ? 'The customer' : merchant} canceled the payment of ${format.amount(amount)} on ${format.whenWithZone(atMs)}.`,
    unpaid(uncharged),
  );
}

export function expired({ amount, atMs, attemptsCount, uncharged }: PointData['expired'], format: Formatter): string {
  return phrase(
    `The payment of ${format.amount(amount)} expired on ${format.whenWithZone(atMs)}: ` +
      `${attemptsCount === 0 ? 'no payment attempt was made' : 'no attempt succeeded'}.`,
    unpaid(uncharged),
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
  if (typeof late.by === 'string') {
    return `${format.amount(late.amount)} arrived from the customer all the same: ${BY_HAND} on ${format.when(late.learnedAtMs)}, when the payment had already ended.`;
  }
  return (
    `${capitalized(provider(late.method))} took ${format.amount(late.amount)} from the customer all the same: ` +
    `we learned of it on ${format.when(late.learnedAtMs)}, when the payment had already ended.`
  );
}

function unpaid(uncharged: Uncharged): string {
  if (uncharged === null) return '';
  return uncharged.includes('operator')
    ? 'By what was recorded by hand, the customer was not charged.'
    : 'The customer was not charged.';
}

/** `, as recorded by hand` */
function handOf(bases: readonly ProviderBasis[]): string {
  return bases.includes('operator') ? ', as recorded by hand' : '';
}

export function neverAnswered(underway: Underway, pollsCount: number, format: Formatter): string {
  return (
    `${asked(underway, format)}, ` +
    `and we have no outcome from ${provider(underway.method)}, although we asked ${pollsCount} ${pollsCount === 1 ? 'time' : 'times'}: we do not know whether the money was taken.`
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
  return `The money goes back to the customer by a refund through ${provider(method)}, for which we have no confirmation yet; we keep asking.`;
}

export function returnOverdue({ method }: PointData['dispute_lost_overdue']): string {
  return `The refund through ${provider(method)} that returns the money to the customer still has no confirmation`;
}

/** @param recorded who recorded what the provider did not say */
export function paidBack(
  { method, returnedAtMs, by: who }: PointData['dispute_lost_returned'],
  recorded: string,
  format: Formatter,
): string {
  return typeof who === 'object'
    ? `${capitalized(provider(method))} paid the money back to the customer: it confirmed this on ${format.when(returnedAtMs)}.`
    : `${recorded} on ${format.when(returnedAtMs)} that the money was returned to the customer.`;
}

export function notReturned({ method, refusal }: PointData['dispute_lost_owed'], recorded: string): string {
  const reason =
    refusal === null
      ? ''
      : typeof refusal.by === 'object'
        ? `${capitalized(provider(method))} did not make the refund (${refundReason(refusal.failureCode, refusal.by)}). `
        : `${recorded} that the refund failed. `;
  return `${reason}The customer does not have the money yet`;
}

export function stillPending(
  { several, amount, sinceMs, method }: PointData['refund_overdue'],
  format: Formatter,
): string {
  return `${
    several ? `Several refunds, ${format.amount(amount)} in all, have` : `A refund of ${format.amount(amount)} has`
  } waited since ${format.when(sinceMs)} for a confirmation from ${provider(method)}`;
}

export function refundFailed(
  { amount, failureCode, by: who, atMs }: PointData['refund_failed'],
  format: Formatter,
): string {
  return `The refund of ${format.amount(amount)} failed on ${format.when(atMs)}: ${refundReason(failureCode, who)}.`;
}

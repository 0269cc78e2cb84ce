import { ACTIONS, payReason, refundReason } from './english-reasons.ts';
import type { PointData, PointMethod, Underway } from './points.ts';
import { capitalized, type Speech, type Words, phrase } from './speech.ts';

/** Explanations for the merchant's support team, in English. */
export const english: Words = {
  not_tried: ({ amount, createdAtMs, expiresAtMs }, say) =>
    `The payment of ${say.amount(amount)} was created on ${say.whenThere(createdAtMs)} and nobody has tried to pay it yet. ` +
    `The customer can pay until ${say.when(expiresAtMs)}; if need be, send them the payment link again.`,
  tried: ({ amount, method, failureCode, atMs, attemptsLeft, expiresAtMs }, say) =>
    phrase(
      `An attempt to pay ${say.amount(amount)}`,
      by(method),
      `failed on ${say.whenThere(atMs)}: ${payReason(failureCode)}.`,
      'The customer was not charged.',
      `The customer has ${attemptsLeft} ${attemptsLeft === 1 ? 'attempt' : 'attempts'} left, until ${say.when(expiresAtMs)}.`,
    ),
  prompted: ({ action, untilMs, ...underway }, say) =>
    `${asked(underway, say)}. They now have to ${ACTIONS[action]}, before ${say.when(untilMs)}.`,
  unanswered: ({ nextPollAtMs, ...underway }, say) =>
    `${asked(underway, say)}, ` +
    `but ${provider(underway.method)} has not said yet whether the money was taken. ` +
    `We keep asking${nextPollAtMs === null ? '' : `, the next time on ${say.when(nextPollAtMs)}`}. ` +
    `Nobody has to do anything for now: do not make the customer pay a second time.`,
  in_review: ({ pollsCount, ...underway }, say) =>
    `${neverAnswered(underway, pollsCount, say)} ` +
    `The gateway’s team has to check with ${provider(underway.method)} and decide. ` +
    `Until then, do not make the customer pay a second time.`,
  paid: (data, say) => phrase(paid(data, say), fee(data, 'you', say)),
  failed: (data, say) => phrase(failed(data, say), PAY_AGAIN),
  canceled: (data, say) => phrase(canceled(data, 'You', say), PAY_AGAIN),
  expired: (data, say) => phrase(expired(data, say), PAY_AGAIN),
  late_payment_returning: (late, say) =>
    `${taken(late, say)} This money is being paid back automatically: ${provider(late.method)} has not confirmed it yet.`,
  late_payment_overdue: (late, say) =>
    `${taken(late, say)} This money has to be paid back, but ${provider(late.method)} still has not confirmed it: the gateway’s team has to check.`,
  late_payment_returned: (late, say) =>
    `${taken(late, say)} This money was paid back on ${say.when(late.returnedAtMs)}.`,
  dispute_open: ({ amount, dueAtMs }, say) =>
    `${held(amount, say)} Send your evidence before ${say.when(dueAtMs)}, or you may lose that amount.`,
  dispute_overdue: ({ amount, dueAtMs }, say) =>
    `${held(amount, say)} The time to send your evidence ended on ${say.when(dueAtMs)}; the gateway’s team has to decide.`,
  dispute_under_review: ({ amount, submittedAtMs }, say) =>
    `${held(amount, say)} Your evidence was received on ${say.when(submittedAtMs)}; the gateway’s team has to decide.`,
  dispute_won: ({ amount, atMs }, say) =>
    `You won the dispute over ${say.amount(amount)} on ${say.when(atMs)}: the money was given back to you.`,
  dispute_lost: ({ amount, atMs, method }, say) =>
    `You lost the dispute over ${say.amount(amount)} on ${say.when(atMs)}: ${lostTo(method)}.`,
  refunded_in_full: ({ several, atMs }, say) =>
    `The customer was refunded in full${several ? ', in several parts, the last' : ''} on ${say.when(atMs)}.`,
  refunded_in_part: ({ amount, of: whole, several, atMs }, say) =>
    `The customer was refunded ${say.amount(amount)} of ${say.amount(whole)}${several ? ', in several parts, the last' : ''} on ${say.when(atMs)}.`,
  refund_pending: (pending, say) =>
    `${
      pending.several
        ? `Several refunds, ${say.amount(pending.amount)} in all, have been under way`
        : `A refund of ${say.amount(pending.amount)} has been under way`
    } since ${say.when(pending.sinceMs)}: ${provider(pending.method)} has not confirmed yet, and we keep asking.`,
  refund_overdue: (pending, say) => `${stillPending(pending, say)}: the gateway’s team has to check.`,
  refund_failed: (refund, say) =>
    `${refundFailed(refund, say)} The money is back in your balance: ask for another refund, or give the customer the money in another way.`,
  nothing_to_do: () => 'Nobody has to do anything.',
};

const PAY_AGAIN = 'If the customer still wants to pay, create a new payment.';

export function paid({ amount, method, atMs, lateSinceMs }: PointData['paid'], say: Speech): string {
  return (
    phrase(`The customer paid ${say.amount(amount)}`, by(method)) +
    (lateSinceMs === null
      ? ` on ${say.whenThere(atMs)}.`
      : `: we learned of it on ${say.whenThere(atMs)}. ` +
        `The time to pay had ended on ${say.when(lateSinceMs)}, but the money arrived and the payment is valid.`)
  );
}

/** @param whose who pays it: `you`, `the merchant` */
export function fee({ fee: whole, feeReturned: returned }: PointData['paid'], whose: string, say: Speech): string {
  if (whole === 0) return '';
  if (returned === 0) return `The fee of the gateway is ${say.amount(whole)}.`;
  return returned >= whole
    ? `The fee of the gateway, ${say.amount(whole)}, was given back to ${whose}.`
    : `The fee of the gateway is ${say.amount(whole - returned)}: of ${say.amount(whole)}, ${say.amount(returned)} was given back to ${whose}.`;
}

export function failed(data: PointData['failed'], say: Speech): string {
  const { amount, method, atMs, failureCode, attemptsCount, nothingTaken } = data;
  return phrase(
    `The payment of ${say.amount(amount)}`,
    by(method),
    `failed on ${say.whenThere(atMs)}${attemptsCount > 1 ? `, after ${attemptsCount} attempts` : ''}:`,
    `${payReason(failureCode)}.`,
    unpaid(nothingTaken),
  );
}

/** @param merchant what the merchant is called at the beginning of a sentence */
export function canceled(
  { amount, by: who, atMs, nothingTaken }: PointData['canceled'],
  merchant: string,
  say: Speech,
): string {
  return phrase(
    who === null
      ? `The payment of ${say.amount(amount)} was canceled on ${say.whenThere(atMs)}.`
      : `${who === 'customer' ? 'The customer' : merchant} canceled the payment of ${say.amount(amount)} on ${say.whenThere(atMs)}.`,
    unpaid(nothingTaken),
  );
}

export function expired({ amount, atMs, attemptsCount, nothingTaken }: PointData['expired'], say: Speech): string {
  return phrase(
    `The payment of ${say.amount(amount)} expired on ${say.whenThere(atMs)}: ` +
      `${attemptsCount === 0 ? 'nobody tried to pay it' : 'no attempt succeeded'}.`,
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

export function taken(late: PointData['late_payment_returning'], say: Speech): string {
  return (
    `${capitalized(provider(late.method))} took ${say.amount(late.amount)} from the customer all the same: ` +
    `we learned of it on ${say.when(late.learnedAtMs)}, when the payment had already ended.`
  );
}

function unpaid(nothingTaken: boolean): string {
  return nothingTaken ? 'The customer was not charged.' : '';
}

export function neverAnswered(underway: Underway, pollsCount: number, say: Speech): string {
  return (
    `${asked(underway, say)}, ` +
    `and ${provider(underway.method)} never said whether the money was taken, although we asked ${pollsCount} ${pollsCount === 1 ? 'time' : 'times'}.`
  );
}

function asked({ amount, method, startedAtMs }: Underway, say: Speech): string {
  return phrase(
    `The customer started the payment of ${say.amount(amount)}`,
    by(method),
    `on ${say.whenThere(startedAtMs)}`,
  );
}

export function held(amount: number, say: Speech): string {
  return `A dispute is open over ${say.amount(amount)}: that amount is on hold.`;
}

/** Where the money of a lost dispute went. */
export function lostTo(method: PointMethod | null): string {
  return method?.type === 'mobile_money'
    ? `the money was taken back by ${provider(method)}, who settles with the customer`
    : 'the money was given back to the customer';
}

export function stillPending({ several, amount, sinceMs, method }: PointData['refund_overdue'], say: Speech): string {
  return `${
    several ? `Several refunds, ${say.amount(amount)} in all, have` : `A refund of ${say.amount(amount)} has`
  } waited since ${say.when(sinceMs)} for ${provider(method)} to confirm`;
}

export function refundFailed({ amount, failureCode, atMs }: PointData['refund_failed'], say: Speech): string {
  return `The refund of ${say.amount(amount)} failed on ${say.when(atMs)}: ${refundReason(failureCode)}.`;
}

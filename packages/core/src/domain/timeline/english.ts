import type { FailureCode } from '@mitako/contract/names';
import { capitalized, OPERATORS, PRODUCTS } from './operators.ts';
import type { PointData, PointMethod, Underway } from './points.ts';
import { phrase, type Speech, type Words } from './speech.ts';

/** What the merchant's support desk reads, in English. */
export const english: Words = {
  not_tried: ({ amount, createdAtMs, expiresAtMs }, say) =>
    `The payment of ${say.amount(amount)} was created on ${say.whenThere(createdAtMs)} and nobody has tried to pay it yet. ` +
    `The customer can pay until ${say.when(expiresAtMs)}; if need be, send them the payment link again.`,
  tried: ({ amount, method, failureCode, atMs, attemptsLeft, expiresAtMs }, say) =>
    phrase(
      `An attempt to pay ${say.amount(amount)}`,
      by(method),
      `failed on ${say.whenThere(atMs)}: ${payReason(failureCode)}.`,
      'No money was taken.',
      `The customer has ${attemptsLeft} ${attemptsLeft === 1 ? 'attempt' : 'attempts'} left, until ${say.when(expiresAtMs)}.`,
    ),
  prompted: ({ action, untilMs, ...underway }, say) =>
    `${asked(underway, say)}. They now have to ${ACTIONS[action]}, before ${say.when(untilMs)}.`,
  unanswered: ({ nextPollAtMs, ...underway }, say) =>
    `${asked(underway, say)}, ` +
    `but ${operator(underway.method)} has not said yet whether the money was taken. ` +
    `We keep asking${nextPollAtMs === null ? '' : `, the next time on ${say.when(nextPollAtMs)}`}. ` +
    `Nobody has to do anything for now: do not make the customer pay a second time.`,
  in_review: ({ pollsCount, ...underway }, say) =>
    `${asked(underway, say)}, ` +
    `and ${operator(underway.method)} never said whether the money was taken, although we asked ${pollsCount} ${pollsCount === 1 ? 'time' : 'times'}. ` +
    `The operator of the gateway has to check with ${operator(underway.method)} and decide. ` +
    `Until then, do not make the customer pay a second time.`,
  paid: ({ amount, method, atMs, fee, lateSinceMs }, say) =>
    phrase(
      `The customer paid ${say.amount(amount)}`,
      by(method),
      `on ${say.whenThere(atMs)}.`,
      lateSinceMs === null
        ? ''
        : `The time to pay had ended on ${say.when(lateSinceMs)}, but the money arrived and the payment is valid.`,
      fee === 0 ? '' : `The fee of the gateway is ${say.amount(fee)}.`,
    ),
  failed: ({ amount, method, atMs, failureCode, attemptsCount, nothingTaken }, say) =>
    phrase(
      `The payment of ${say.amount(amount)}`,
      by(method),
      `failed on ${say.whenThere(atMs)}${attemptsCount > 1 ? `, after ${attemptsCount} attempts` : ''}:`,
      `${payReason(failureCode)}.`,
      unpaid(nothingTaken),
    ),
  canceled: ({ amount, by: who, atMs, nothingTaken }, say) =>
    phrase(
      who === null
        ? `The payment of ${say.amount(amount)} was canceled on ${say.whenThere(atMs)}.`
        : `${who === 'customer' ? 'The customer' : 'You'} canceled the payment of ${say.amount(amount)} on ${say.whenThere(atMs)}.`,
      unpaid(nothingTaken),
    ),
  expired: ({ amount, atMs, attemptsCount, nothingTaken }, say) =>
    phrase(
      `The payment of ${say.amount(amount)} expired on ${say.whenThere(atMs)}: ` +
        `${attemptsCount === 0 ? 'nobody tried to pay it' : 'no attempt succeeded'}.`,
      unpaid(nothingTaken),
    ),
  late_money_returning: (late, say) =>
    `${taken(late, say)} This money is being paid back automatically: ${operator(late.method)} has not confirmed it yet.`,
  late_money_overdue: (late, say) =>
    `${taken(late, say)} This money has to be paid back, but ${operator(late.method)} still has not confirmed it: the operator of the gateway has to check.`,
  late_money_returned: (late, say) => `${taken(late, say)} This money was paid back on ${say.when(late.returnedAtMs)}.`,
  dispute_open: ({ amount, dueAtMs }, say) =>
    `The customer disputes ${say.amount(amount)}: that amount is on hold. ` +
    `Send your evidence before ${say.when(dueAtMs)}, or it may be given back to the customer.`,
  dispute_overdue: ({ amount, dueAtMs }, say) =>
    `The customer disputes ${say.amount(amount)}: that amount is on hold. ` +
    `The time to send your evidence ended on ${say.when(dueAtMs)}; the operator of the gateway has to decide.`,
  dispute_under_review: ({ amount, submittedAtMs }, say) =>
    `The customer disputes ${say.amount(amount)}: that amount is on hold. ` +
    `Your evidence was received on ${say.when(submittedAtMs)}; the operator of the gateway has to decide.`,
  dispute_won: ({ amount, atMs }, say) =>
    `You won the dispute over ${say.amount(amount)} on ${say.when(atMs)}: the money was given back to you.`,
  dispute_lost: ({ amount, atMs }, say) =>
    `You lost the dispute over ${say.amount(amount)} on ${say.when(atMs)}: the money was given back to the customer.`,
  refunded_in_full: ({ several, atMs }, say) =>
    `The customer was refunded in full${several ? ', in several parts, the last' : ''} on ${say.when(atMs)}.`,
  refunded_in_part: ({ amount, of: whole, several, atMs }, say) =>
    `The customer was refunded ${say.amount(amount)} of ${say.amount(whole)}${several ? ', in several parts, the last' : ''} on ${say.when(atMs)}.`,
  refund_pending: (pending, say) =>
    `${
      pending.several
        ? `Several refunds, ${say.amount(pending.amount)} in all, have been under way`
        : `A refund of ${say.amount(pending.amount)} has been under way`
    } since ${say.when(pending.sinceMs)}: ${operator(pending.method)} has not confirmed yet, and we keep asking.`,
  refund_overdue: (pending, say) =>
    `${
      pending.several
        ? `Several refunds, ${say.amount(pending.amount)} in all, have`
        : `A refund of ${say.amount(pending.amount)} has`
    } waited since ${say.when(pending.sinceMs)} for ${operator(pending.method)} to confirm: the operator of the gateway has to check.`,
  refund_failed: ({ amount, failureCode, atMs }, say) =>
    `The refund of ${say.amount(amount)} failed on ${say.when(atMs)}: ${refundReason(failureCode)}. ` +
    `The money is back in your balance: ask for another refund, or give the customer the money in another way.`,
  webhook_refused: ({ event, several, attemptsCount, afterwards, nextAttemptAtMs, ...answer }, say) =>
    phrase(
      `Your server did not accept ${several ? 'several notifications. The last one is' : 'the notification'} "${event}":`,
      `after ${attemptsCount} ${attemptsCount === 1 ? 'attempt' : 'attempts'}, ${answered(answer)}.`,
      whatFollows(afterwards, nextAttemptAtMs, say),
    ),
  nothing_to_do: () => 'Nobody has to do anything.',
};

const ACTIONS = {
  approve_on_phone: 'confirm on their phone',
  enter_otp: 'enter the code they got by SMS',
  redirect: 'confirm on the page of the operator',
} as const;

const PAY_REASONS: Readonly<Record<FailureCode, string>> = {
  insufficient_funds: 'the account of the customer did not hold enough money',
  payer_timeout: 'the customer did not confirm in time',
  payer_declined: 'the customer declined the payment',
  invalid_payer: 'this number has no account with this operator',
  payer_limit_reached: 'the customer has reached a limit of the operator',
  payer_account_blocked: 'the account of the customer is blocked',
  provider_unavailable: 'the operator was not available',
  provider_error: 'the operator reported an error',
};

const REFUND_REASONS: Readonly<Record<FailureCode, string>> = {
  insufficient_funds: 'the account that refunds are paid from did not hold enough money',
  payer_timeout: 'the customer did not confirm in time',
  payer_declined: 'the customer declined the money',
  invalid_payer: 'this number no longer has an account with this operator',
  payer_limit_reached: 'the account of the customer has reached a limit of the operator',
  payer_account_blocked: 'the account of the customer is blocked',
  provider_unavailable: 'the operator was not available',
  provider_error: 'the operator reported an error',
};

const NO_REASON = 'the reason is not known';

function payReason(code: FailureCode | null): string {
  return code === null ? NO_REASON : PAY_REASONS[code];
}

function refundReason(code: FailureCode | null): string {
  return code === null ? NO_REASON : REFUND_REASONS[code];
}

/** `with MTN Mobile Money (+2376•••••789)` */
function by(method: PointMethod | null): string {
  if (method === null) return '';
  if (method.type === 'wallet') return 'from their wallet';
  const phone = method.phoneMasked === null ? '' : ` (${method.phoneMasked})`;
  return `with ${method.provider === null ? 'mobile money' : PRODUCTS[method.provider]}${phone}`;
}

function operator(method: PointMethod | null): string {
  return method === null || method.provider === null ? 'the mobile-money operator' : OPERATORS[method.provider];
}

function taken(late: PointData['late_money_returning'], say: Speech): string {
  return (
    `${capitalized(operator(late.method))} took ${say.amount(late.amount)} from the customer all the same, ` +
    `on ${say.when(late.takenAtMs)}, when the payment had already ended.`
  );
}

function unpaid(nothingTaken: boolean): string {
  return phrase(nothingTaken ? 'No money was taken.' : '', 'If the customer still wants to pay, create a new payment.');
}

function asked({ amount, method, startedAtMs }: Underway, say: Speech): string {
  return phrase(`The customer asked to pay ${say.amount(amount)}`, by(method), `on ${say.whenThere(startedAtMs)}`);
}

function answered({ statusCode, error }: Pick<PointData['webhook_refused'], 'statusCode' | 'error'>): string {
  if (statusCode !== null) return `it answered HTTP ${statusCode}`;
  return `it did not answer${error === null ? '' : ` (${error})`}`;
}

function whatFollows(
  afterwards: PointData['webhook_refused']['afterwards'],
  nextAttemptAtMs: number | null,
  say: Speech,
): string {
  if (afterwards === 'replay') return 'Repair it, then replay the notification: we no longer try.';
  if (afterwards === 'enable') return 'Repair it, then enable its webhook endpoint again: that is switched off.';
  const next = nextAttemptAtMs === null ? '' : `, the next time on ${say.when(nextAttemptAtMs)}`;
  return `Repair it: we try again by ourselves${next}.`;
}

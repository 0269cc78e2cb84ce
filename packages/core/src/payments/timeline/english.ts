import { ACTIONS, deliveryError, payReason, refundReason } from './english-reasons.ts';
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
    `${asked(underway, say)}, ` +
    `and ${provider(underway.method)} never said whether the money was taken, although we asked ${pollsCount} ${pollsCount === 1 ? 'time' : 'times'}. ` +
    `The gateway’s team has to check with ${provider(underway.method)} and decide. ` +
    `Until then, do not make the customer pay a second time.`,
  paid: ({ amount, method, atMs, fee, feeReturned, lateSinceMs }, say) =>
    phrase(
      phrase(`The customer paid ${say.amount(amount)}`, by(method)) +
        (lateSinceMs === null
          ? ` on ${say.whenThere(atMs)}.`
          : `: we learned of it on ${say.whenThere(atMs)}. ` +
            `The time to pay had ended on ${say.when(lateSinceMs)}, but the money arrived and the payment is valid.`),
      feeSentence(fee, feeReturned, say),
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
  late_payment_returning: (late, say) =>
    `${taken(late, say)} This money is being paid back automatically: ${provider(late.method)} has not confirmed it yet.`,
  late_payment_overdue: (late, say) =>
    `${taken(late, say)} This money has to be paid back, but ${provider(late.method)} still has not confirmed it: the gateway’s team has to check.`,
  late_payment_returned: (late, say) =>
    `${taken(late, say)} This money was paid back on ${say.when(late.returnedAtMs)}.`,
  dispute_open: ({ amount, dueAtMs }, say) =>
    `A dispute is open over ${say.amount(amount)}: that amount is on hold. ` +
    `Send your evidence before ${say.when(dueAtMs)}, or you may lose that amount.`,
  dispute_overdue: ({ amount, dueAtMs }, say) =>
    `A dispute is open over ${say.amount(amount)}: that amount is on hold. ` +
    `The time to send your evidence ended on ${say.when(dueAtMs)}; the gateway’s team has to decide.`,
  dispute_under_review: ({ amount, submittedAtMs }, say) =>
    `A dispute is open over ${say.amount(amount)}: that amount is on hold. ` +
    `Your evidence was received on ${say.when(submittedAtMs)}; the gateway’s team has to decide.`,
  dispute_won: ({ amount, atMs }, say) =>
    `You won the dispute over ${say.amount(amount)} on ${say.when(atMs)}: the money was given back to you.`,
  dispute_lost: ({ amount, atMs, method }, say) =>
    `You lost the dispute over ${say.amount(amount)} on ${say.when(atMs)}: ${
      method?.type === 'mobile_money'
        ? `the money was taken back by ${provider(method)}, who settles with the customer`
        : 'the money was given back to the customer'
    }.`,
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
  refund_overdue: (pending, say) =>
    `${
      pending.several
        ? `Several refunds, ${say.amount(pending.amount)} in all, have`
        : `A refund of ${say.amount(pending.amount)} has`
    } waited since ${say.when(pending.sinceMs)} for ${provider(pending.method)} to confirm: the gateway’s team has to check.`,
  refund_failed: ({ amount, failureCode, atMs }, say) =>
    `The refund of ${say.amount(amount)} failed on ${say.when(atMs)}: ${refundReason(failureCode)}. ` +
    `The money is back in your balance: ask for another refund, or give the customer the money in another way.`,
  webhook_refused: ({ event, endpointId, several, attemptsCount, afterwards, nextAttemptAtMs, ...answer }, say) =>
    phrase(
      several
        ? `Several notifications could not be delivered. The last one is "${event}", for the endpoint ${endpointId}:`
        : `The notification "${event}" could not be delivered to the endpoint ${endpointId}:`,
      `after ${attemptsCount} ${attemptsCount === 1 ? 'attempt' : 'attempts'}, ${answered(answer)}.`,
      whatFollows(afterwards, nextAttemptAtMs, say),
    ),
  nothing_to_do: () => 'Nobody has to do anything.',
};

function feeSentence(fee: number, feeReturned: number, say: Speech): string {
  if (fee === 0) return '';
  if (feeReturned === 0) return `The fee of the gateway is ${say.amount(fee)}.`;
  return feeReturned >= fee
    ? `The fee of the gateway, ${say.amount(fee)}, was given back to you.`
    : `The fee of the gateway is ${say.amount(fee - feeReturned)}: of ${say.amount(fee)}, ${say.amount(feeReturned)} was given back to you.`;
}

/** `with MTN MoMo (•••789)` */
function by(method: PointMethod | null): string {
  if (method === null) return '';
  if (method.type === 'wallet') return 'from the customer’s wallet';
  const phone = method.phoneMasked === null ? '' : ` (${method.phoneMasked})`;
  return `with ${method.label ?? 'mobile money'}${phone}`;
}

function provider(method: PointMethod | null): string {
  return method?.label ?? 'the mobile-money provider';
}

function taken(late: PointData['late_payment_returning'], say: Speech): string {
  return (
    `${capitalized(provider(late.method))} took ${say.amount(late.amount)} from the customer all the same: ` +
    `we learned of it on ${say.when(late.learnedAtMs)}, when the payment had already ended.`
  );
}

function unpaid(nothingTaken: boolean): string {
  return phrase(
    nothingTaken ? 'The customer was not charged.' : '',
    'If the customer still wants to pay, create a new payment.',
  );
}

function asked({ amount, method, startedAtMs }: Underway, say: Speech): string {
  return phrase(
    `The customer started the payment of ${say.amount(amount)}`,
    by(method),
    `on ${say.whenThere(startedAtMs)}`,
  );
}

function answered({ statusCode, error }: Pick<PointData['webhook_refused'], 'statusCode' | 'error'>): string {
  return statusCode === null ? deliveryError(error) : `your server answered HTTP ${statusCode}`;
}

function whatFollows(
  afterwards: PointData['webhook_refused']['afterwards'],
  nextAttemptAtMs: number | null,
  say: Speech,
): string {
  if (afterwards === 'replay') return 'Repair your server, then replay the notification: we no longer try.';
  if (afterwards === 'enable') return 'Repair your server, then enable this endpoint again: it is switched off.';
  const next = nextAttemptAtMs === null ? '' : `, the next time on ${say.when(nextAttemptAtMs)}`;
  return `Repair your server: we try again by ourselves${next}.`;
}

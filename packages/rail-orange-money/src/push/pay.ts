import type { ChargeOutcome, ChargeRequest } from '@mitako/core';
import { type HttpAnswer, shortIdOf } from '@mitako/rail-kit';
import type { Refusals } from './refusals.ts';
import { type Transaction, transactionIn } from './transaction.ts';

/** Orange takes at most 20 characters; our reference has 30. */
const ORDER_ID_LENGTH = 20;

/** The digits of a number in Cameroon; null for a number of elsewhere. */
export function subscriberOf(phone: string): string | null {
  return /^\+237(\d{9})$/.exec(phone)?.[1] ?? null;
}

/** The body of `mp/pay`. All parts are strings. */
export function payOf(
  { reference, amount, description, urls }: ChargeRequest,
  parts: {
    readonly payToken: string;
    readonly subscriberMsisdn: string;
    readonly channelUserMsisdn: string;
    readonly pin: string;
  },
): object {
  return {
    ...parts,
    orderId: shortIdOf(reference, ORDER_ID_LENGTH),
    amount: String(amount),
    description,
    notifUrl: urls.callback,
  };
}

/** Outcome of `mp/pay`, by Orange's answer. */
export function payOutcome(
  answer: HttpAnswer,
  {
    payToken,
    expiresAtMs,
    refusals,
  }: { readonly payToken: string; readonly expiresAtMs: number; readonly refusals: Refusals },
): ChargeOutcome {
  const transaction = transactionIn(answer, payToken);
  if (answer.kind === 'silent' || transaction === null) return { kind: 'unknown' };
  const { status, detail } = transaction;
  if (answer.status === 200 && (status === 'pending' || status === 'successful')) {
    const type = status === 'pending' ? 'approve_on_phone' : 'wait';
    return { kind: 'pending', railReference: payToken, nextAction: { type, url: null }, expiresAtMs, detail };
  }
  const isRefusal = [200, 400, 417].includes(answer.status) && isRefused(transaction, refusals);
  if (!isRefusal) return { kind: 'unknown', detail };
  return { kind: 'refused', failureCode: refusals.codeOf(transaction), detail };
}

/** The payment itself is called failed, or the reason is known. Of a token that was used, nothing follows. */
function isRefused(transaction: Transaction, refusals: Refusals): boolean {
  const { status } = transaction;
  return status === 'failed' || status === 'cancelled' || (status === null && refusals.isKnown(transaction));
}

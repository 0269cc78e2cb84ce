import type { ChargeOutcome, ChargeRequest } from '@mitako/core';
import { shortIdOf } from '@mitako/rail-kit';
import type { Refusals } from './refusals.ts';
import type { Transaction } from './transaction.ts';

/** The digits of a number in Cameroon; null for a number of elsewhere. */
export function subscriberOf(phone: string): string | null {
  return /^\+237(\d{9})$/.exec(phone)?.[1] ?? null;
}

/** The body of `mp/pay`. All parts are strings. */
export function payOf(
  { reference, amount, description, urls }: ChargeRequest,
  parts: Readonly<Record<'payToken' | 'subscriberMsisdn' | 'channelUserMsisdn' | 'pin', string>>,
): object {
  return {
    ...parts,
    // Orange takes at most 20 characters; our reference has 30.
    orderId: shortIdOf(reference, 20),
    amount: String(amount),
    description,
    notifUrl: urls.callback,
  };
}

/** Outcome of `mp/pay`, by Orange's answer. */
export function payOutcome(
  transaction: Transaction | null,
  about: { readonly payToken: string; readonly expiresAtMs: number; readonly refusals: Refusals },
): ChargeOutcome {
  if (transaction === null) return { kind: 'unknown' };
  const { payToken, expiresAtMs, refusals } = about;
  const { httpStatus, status, detail } = transaction;
  if (httpStatus === 200 && (status === 'pending' || status === 'successful')) {
    const type = status === 'pending' ? 'approve_on_phone' : 'wait';
    return { kind: 'pending', railReference: payToken, nextAction: { type, url: null }, expiresAtMs, detail };
  }
  const reason = refusals.reasonOf(transaction);
  // The payment itself is called failed, or the reason is known. Of a token that was used, nothing follows.
  const isRefused = status === 'failed' || status === 'cancelled' || (status === null && reason !== null);
  if (!isRefused || ![200, 400, 417].includes(httpStatus)) return { kind: 'unknown', detail };
  return { kind: 'refused', failureCode: reason ?? 'provider_error', detail };
}

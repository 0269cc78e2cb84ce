import type { ChargeRequest, LookupOutcome } from '@mitako/core';
import { type Unclear, wholeAmount } from '@mitako/rail-kit';
import { isIP } from 'node:net';
import type { Party } from './party.ts';
import type { Transaction } from './transaction.ts';
import type { Submission } from './transactions.ts';

/** The body of a request to pay. Amounts are text; an empty message or note is answered with 400 or 500. */
export function requestToPay(request: ChargeRequest, payer: Party, currency: string): Submission {
  const { reference: externalId, amount, description } = request;
  return { amount: String(amount), currency, externalId, payer, payerMessage: description, payeeNote: description };
}

/** Where MTN calls back. It takes no address without a name: an IP address gets no callback, and is polled. */
export function callbackHeader(url: string): Readonly<Record<string, string>> {
  const { hostname } = new URL(url);
  return isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? { 'x-callback-url': url } : {};
}

/**
 * Outcome of a charge, from MTN's answer.
 * @param asked.charged the currency of the charge, `XAF`
 * @param asked.currency as MTN was asked for it: EUR in the sandbox
 */
export function lookupOutcome(
  found: Transaction | Unclear,
  asked: { readonly railReference: string; readonly charged: string; readonly currency: string },
): LookupOutcome {
  if (found.kind !== 'successful') return found;
  const { detail } = found;
  const paid = { kind: 'paid', railReference: asked.railReference, detail } as const;
  const currency = found.currency === asked.currency ? asked.charged : found.currency;
  if (found.amount === null)
    return currency === null || currency === asked.charged ? paid : { kind: 'unknown', detail };
  const amount = wholeAmount(found.amount);
  if (amount === null) return { kind: 'unknown', detail };
  return { ...paid, collected: { amount, ...(currency === null ? {} : { currency }) } };
}

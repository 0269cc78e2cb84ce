import type { RailBalance, RailPayer } from '@mitako/core';
import { type BearerApi, bodyOf, deadline, flagIn, textIn, wholeAmount } from '@mitako/rail-kit';
import type { Party } from './party.ts';
import { isNoReason, wordIn } from './reasons.ts';

/**
 * The balance of a product's account; null: MTN does not report it.
 * @param currency as MTN is asked for: EUR in the sandbox, which stands for francs
 */
export async function readBalance(product: BearerApi, account: string, currency: string): Promise<RailBalance | null> {
  const answer = await product.send({ method: 'GET', path: '/account/balance', signal: deadline() });
  const body = bodyOf(answer);
  // Fees may leave parts of a franc.
  const amount = wholeAmount(textIn(body, 'availableBalance')?.replace(/\.\d+$/, '') ?? null);
  if (amount === null || textIn(body, 'currency') !== currency) return null;
  return { account, amount, currency: 'XAF' };
}

/** Whether a number has a wallet that can pay; null: MTN does not report it. */
export async function readPayer(collection: BearerApi, party: Party | null): Promise<RailPayer | null> {
  if (party === null) return null;
  const path = `/accountholder/msisdn/${party.partyId}/active`;
  const answer = await collection.send({ method: 'GET', path, signal: deadline() });
  if (answer.kind === 'answered' && answer.status === 404 && isNoReason(wordIn(answer.body)))
    return { isActive: false };
  const isActive = flagIn(bodyOf(answer), 'result');
  return isActive === null ? null : { isActive };
}

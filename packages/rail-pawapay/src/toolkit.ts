import type { RailAvailability, RailBalance, RailPayer } from '@mitako/core';
import { bodyOf, listIn, textIn, valueIn } from '@mitako/rail-kit';
import { failureCodeIn } from './answers.ts';
import type { Api } from './api.ts';
import type { PawapayProvider } from './providers.ts';

// pawaPay's reports about its providers and our account. They never decide about money.

const STATES: Readonly<Record<string, RailAvailability['state']>> = {
  OPERATIONAL: 'up',
  DELAYED: 'slow',
  CLOSED: 'down',
};

/** The providers that take deposits now; those that pawaPay does not mention are left out. */
export async function readAvailability(
  api: Api,
  providers: readonly PawapayProvider[],
): Promise<readonly RailAvailability[]> {
  const body = bodyOf(await api.ask('/v2/availability?operationType=DEPOSIT'));
  const stated = listIn(body).flatMap((country) => listIn(country, 'providers'));
  return providers.flatMap(({ code, provider, country }) => {
    const entry = stated.find((each) => textIn(each, 'provider') === code);
    const word = textIn(operationIn(entry, 'DEPOSIT'), 'status') ?? '';
    const state = Object.hasOwn(STATES, word) ? STATES[word] : undefined;
    return state === undefined ? [] : [{ provider, country, state }];
  });
}

/** Wallets of our account in francs, by pawaPay's country. Fractions, of fees, are cut. */
export async function readBalances(api: Api): Promise<readonly RailBalance[]> {
  const body = bodyOf(await api.ask('/v2/wallet-balances'));
  return listIn(body, 'balances').flatMap((wallet) => {
    const amount = Math.floor(Number(textIn(wallet, 'balance') ?? Number.NaN));
    if (!Number.isSafeInteger(amount) || textIn(wallet, 'currency') !== 'XAF') return [];
    const account = [textIn(wallet, 'country'), textIn(wallet, 'provider')].filter(Boolean).join(' ');
    return [{ account, amount, currency: 'XAF' }];
  });
}

/**
 * Whether a number can pay at a provider, by pawaPay's prediction of its provider: no, if it is another's or none. Whether it
 * has an account, a prediction does not tell. Numbers are ported: never refuse a payer for it.
 */
export async function readPayer(
  api: Api,
  providers: readonly PawapayProvider[],
  { provider, phone }: { readonly provider: string; readonly phone: string },
): Promise<RailPayer | null> {
  const answer = await api.ask('/v2/predict-provider', { body: { phoneNumber: phone } });
  // pawaPay answers 400 to what is not a number.
  const body = answer.kind === 'answered' ? answer.body : null;
  const code = textIn(body, 'provider');
  if (code === null) return NO_NUMBER.has(failureCodeIn(body) ?? '') ? { isActive: false } : null;
  const isIts = providers.some((each) => each.code === code && each.provider === provider);
  return isIts ? null : { isActive: false };
}

const NO_NUMBER: ReadonlySet<string> = new Set(['INVALID_PARAMETER', 'INVALID_PHONE_NUMBER']);

/** The statement of an entry about an operation: availability lists them, the configuration has an object of them. */
export function operationIn(entry: unknown, type: 'DEPOSIT' | 'REFUND'): unknown {
  const listed = listIn(entry, 'operationTypes').find((each) => textIn(each, 'operationType') === type);
  return listed ?? valueIn(entry, 'operationTypes', type);
}

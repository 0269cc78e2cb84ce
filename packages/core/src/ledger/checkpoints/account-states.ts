import type { LedgerKeys } from '../chain.ts';
import type { AccountState } from './model.ts';

/** Where the verification of an account's chain begins. */
export type VerifiedState = Omit<AccountState, 'mac'>;

export function unverified(accountId: string): VerifiedState {
  return { accountId, chainSequence: 0, chainHash: '', balance: 0 };
}

export function sealState(keys: LedgerKeys, state: VerifiedState): AccountState {
  return { ...state, mac: macOf(keys, state) };
}

/** Whether the gateway has written it. */
export function isSealed(keys: LedgerKeys, state: AccountState): boolean {
  return macOf(keys, state, state.mac) === state.mac;
}

/** No link of a chain begins so. */
function macOf(
  keys: LedgerKeys,
  { accountId, chainSequence, chainHash, balance }: VerifiedState,
  like?: string,
): string {
  return keys.chainHash(JSON.stringify(['state', accountId, chainSequence, chainHash, balance]), like);
}

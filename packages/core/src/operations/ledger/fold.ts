import type { Context } from '../../context.ts';
import { newAccount } from '../../domain/ledger/accounts.ts';
import { planFold } from '../../domain/ledger/chain.ts';
import { commitOnce } from '../perform.ts';

/** Entries chained in one commit. */
const LINKS_MAX = 500;
/** Accounts looked at in one round. */
const ACCOUNTS_MAX = 100;
const ROUNDS_MAX = 5;

/**
 * Chains the entries of an account that are not chained yet and adds them to its balance. The account's `chain_seq`
 * guards it: of several that fold at once one wins, and the others read again. Returns how many entries it chained.
 */
export async function foldAccount(context: Context, accountId: string): Promise<number> {
  const { read } = context.store;
  let count = 0;
  for (let misses = 0; misses < ROUNDS_MAX;) {
    const stored = await read.accountById(accountId);
    const account = stored ?? newAccount(accountId, context.clock.now());
    const entries = await read.unchainedEntries(accountId, LINKS_MAX);
    if (entries.length === 0) return count;
    const isFolded = await commitOnce(context, [
      ...(stored === null ? [{ type: 'account.open', account } as const] : []),
      { type: 'account.fold', fold: planFold(context.keyring, account, entries) },
    ]);
    if (isFolded) count += entries.length;
    else misses += 1;
    if (isFolded && entries.length < LINKS_MAX) return count;
  }
  return count;
}

/** Chains whatever waits, of all accounts; returns how many entries that were. */
export async function foldLedger(context: Context): Promise<number> {
  let count = 0;
  for (;;) {
    const accountIds = await context.store.read.unchainedAccounts(ACCOUNTS_MAX);
    let round = 0;
    for (const accountId of accountIds) round += await foldAccount(context, accountId);
    count += round;
    // Nothing moved: whoever holds these accounts folds them.
    if (accountIds.length < ACCOUNTS_MAX || round === 0) return count;
  }
}

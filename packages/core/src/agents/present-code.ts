import type { Context } from '../context.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { CashOutCode } from '../model.ts';
import { CASH_OUT_CODE_TRIES_MAX, isOpen } from '../wallets/cash-out-codes.ts';

/** A missing, replaced, expired or used-up code is wrong like any other, with no attempts left. */
export type PresentedCode =
  | { readonly kind: 'right'; readonly code: CashOutCode }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number };

const ROUNDS_MAX = 8;
const GONE: PresentedCode = { kind: 'wrong', attemptsLeft: 0 };

/**
 * Verifies a code against the wallet's. The attempt is counted first, in a guarded write, so that of a hundred parallel
 * guesses five are compared. A correct code counts too: the commit that uses it deletes it.
 */
export async function presentCashOutCode(context: Context, walletId: string, code: string): Promise<PresentedCode> {
  const hashes = context.keyring.under((keys) => keys.hashCashOutCode(walletId, code));
  return decideAndCommit<PresentedCode>(
    context,
    async () => {
      const stored = await context.store.read.cashOutCode(walletId);
      if (stored === null || !isOpen(stored, context.clock.now())) return { changes: [], value: GONE };
      const { codeHash: storedHash, failures: fromFailures } = stored;
      return {
        changes: [{ type: 'cash_out_code.count_failure', walletId, codeHash: storedHash, fromFailures }],
        value: hashes.includes(storedHash)
          ? { kind: 'right', code: stored }
          : { kind: 'wrong', attemptsLeft: CASH_OUT_CODE_TRIES_MAX - fromFailures - 1 },
      };
    },
    // A repeated count counts too much, never too little.
    { unwitnessed: 'repeat', roundsMax: ROUNDS_MAX },
  );
}

/** Whether a correct code can still be used, for a repeated decision. */
export async function isStillThere(context: Context, presented: PresentedCode): Promise<PresentedCode> {
  if (presented.kind === 'wrong') return presented;
  const { walletId, codeHash } = presented.code;
  const stored = await context.store.read.cashOutCode(walletId);
  const isUsable = stored?.codeHash === codeHash && stored.expiresAtMs > context.clock.now();
  return isUsable ? presented : GONE;
}

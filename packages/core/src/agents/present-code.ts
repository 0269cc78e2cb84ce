import type { Context } from '../context.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { CashOutCode } from '../model.ts';
import { CASH_OUT_CODE_TRIES_MAX, isOpen } from '../wallets/cash-out-codes.ts';

/** A code that is gone, replaced, expired or used up is wrong like any other, with no tries left. */
export type PresentedCode =
  | { readonly kind: 'right'; readonly code: CashOutCode }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number };

const ROUNDS_MAX = 8;
const GONE: PresentedCode = { kind: 'wrong', attemptsLeft: 0 };

/**
 * Compares a code with the one the wallet has. Counted first, in one guarded write, so that of a hundred parallel guesses
 * five are looked at. A right one counts too: the commit that uses it takes it away.
 */
export async function presentCashOutCode(context: Context, walletId: string, code: string): Promise<PresentedCode> {
  const codeHash = context.keyring.hashCashOutCode(walletId, code);
  return decideAndCommit<PresentedCode>(
    context,
    async () => {
      const stored = await context.store.read.cashOutCode(walletId);
      if (stored === null || !isOpen(stored, context.clock.now())) return { changes: [], value: GONE };
      const { codeHash: storedHash, failures: fromFailures } = stored;
      return {
        changes: [{ type: 'cash_out_code.count_failure', walletId, codeHash: storedHash, fromFailures }],
        value:
          storedHash === codeHash
            ? { kind: 'right', code: stored }
            : { kind: 'wrong', attemptsLeft: CASH_OUT_CODE_TRIES_MAX - fromFailures - 1 },
      };
    },
    // Counted twice is counted too much, and never too little.
    { unwitnessed: 'repeat', roundsMax: ROUNDS_MAX },
  );
}

/** Whether a code that was right can still be used, for a decision that is made again. */
export async function isStillThere(context: Context, presented: PresentedCode): Promise<PresentedCode> {
  if (presented.kind === 'wrong') return presented;
  const { walletId, codeHash } = presented.code;
  const stored = await context.store.read.cashOutCode(walletId);
  const isUsable = stored?.codeHash === codeHash && stored.expiresAtMs > context.clock.now();
  return isUsable ? presented : GONE;
}

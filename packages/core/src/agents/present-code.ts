import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
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
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const stored = await context.store.read.cashOutCode(walletId);
    if (stored === null || !isOpen(stored, context.clock.now())) return GONE;
    const counted = await context.store.commit([
      {
        type: 'cash_out_code.count_failure',
        walletId,
        codeHash: stored.codeHash,
        fromFailures: stored.failures,
      },
    ]);
    if (counted.kind === 'applied') {
      if (stored.codeHash === codeHash) return { kind: 'right', code: stored };
      return { kind: 'wrong', attemptsLeft: CASH_OUT_CODE_TRIES_MAX - stored.failures - 1 };
    }
    await context.clock.sleep(5 + context.random.fraction() * 45, new AbortController().signal);
  }
  throw new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
}

/** Whether a code that was right can still be used, for a decision that is made again. */
export async function isStillThere(context: Context, presented: PresentedCode): Promise<PresentedCode> {
  if (presented.kind === 'wrong') return presented;
  const { walletId, codeHash } = presented.code;
  const stored = await context.store.read.cashOutCode(walletId);
  const isUsable = stored?.codeHash === codeHash && stored.expiresAtMs > context.clock.now();
  return isUsable ? presented : GONE;
}

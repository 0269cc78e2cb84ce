import { LIMITS } from '@mitako/contract/names';
import { DAY_MS, doualaDay, doualaDayStartMs } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { firstFound } from '../basics/first-found.ts';
import { commitOnce, decideAndCommit } from '../kernel/decide-and-commit.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import type { CashCode } from '../model.ts';
import type { CheckoutRead } from '../checkout/reads.ts';

export type PresentedCashCode =
  | { readonly kind: 'right'; readonly code: CashCode }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number };

const ROUNDS_MAX = 8;

/**
 * Looks for the payment of a code. The attempt is counted first, on the agent's row of the day, which all processes
 * share, so that of a thousand parallel guesses twenty are compared. A right code gives its count back, and only its own:
 * a code that the agent knows does not make room for guesses.
 */
export async function presentCashCode(
  context: Context,
  agentId: string,
  livemode: boolean,
  code: string,
): Promise<PresentedCashCode> {
  const attemptsLeft = await countTry(context, agentId);
  if (attemptsLeft === null) {
    const nowMs = context.clock.now();
    const nextDayMs = doualaDayStartMs(nowMs) + DAY_MS;
    return { kind: 'locked', retryAfterSeconds: Math.max(1, Math.ceil((nextDayMs - nowMs) / 1000)) };
  }
  const found = await firstFound(
    context.keyring.under((keys) => keys.hashCashCode(livemode, code)),
    context.store.read.cashCodeByHash,
  );
  if (found === null) return { kind: 'wrong', attemptsLeft };
  // A count whose return is lost counts too much, never too little.
  await commitOnce(context, [{ type: 'daily_total.return', ...triesOf(context, agentId), amount: 1 }]);
  return { kind: 'right', code: found };
}

/** Attempts left after this one; null: none was left for it. */
function countTry(context: Context, agentId: string): Promise<number | null> {
  return decideAndCommit<number | null>(
    context,
    async () => {
      const tries = triesOf(context, agentId);
      const { cashCodeTriesPerDayMax: limit } = LIMITS;
      const tried = await context.store.read.dailyTotal(tries.accountId, tries.kind, tries.day);
      if (tried >= limit) return { changes: [], value: null };
      return { changes: [{ type: 'daily_total.add', ...tries, amount: 1, limit }], value: limit - tried - 1 };
    },
    { unwitnessed: 'repeat', roundsMax: ROUNDS_MAX },
  );
}

/** Of both modes together. */
function triesOf(context: Context, agentId: string) {
  return { accountId: agentId, kind: 'cash_code_tries', day: doualaDay(context.clock.now()) } as const;
}

/** Why a code is not accepted. */
export function refusalOfCode(presented: Exclude<PresentedCashCode, { readonly kind: 'right' }>): Decision<never> {
  return presented.kind === 'wrong'
    ? refuse('CASH_CODE_INVALID', { attempts_left: presented.attemptsLeft })
    : refuse('CASH_CODE_LOCKED', { attempts_left: 0 }, { retryAfterSeconds: presented.retryAfterSeconds });
}

/** The present payment of a right code, with the facts that decide whether it accepts cash. */
export async function paymentOfCode(context: Context, { paymentId }: CashCode): Promise<CheckoutRead> {
  const payment = await context.store.read.paymentById(paymentId);
  const read = payment === null ? null : await context.store.read.checkoutBySlug(payment.slug);
  if (read === null) throw new Error(`the payment ${paymentId} of a cash code is gone`);
  return read;
}

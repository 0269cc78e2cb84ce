import type { CashOutCode } from '../model.ts';
import type { Random } from '../ports/system.ts';

/** How long a customer has to present the code. */
export const CASH_OUT_CODE_LIFE_MS = 10 * 60 * 1000;
/** Attempts per code: five guesses at six digits are right once in 200 000 times. */
export const CASH_OUT_CODE_TRIES_MAX = 5;

const CODES = 1_000_000;

/** Six digits, each code equally likely. */
export function newCashOutCode(random: Random): string {
  for (;;) {
    const [high = 0, middle = 0, low = 0] = random.bytes(3);
    const drawn = (high << 16) | (middle << 8) | low;
    // 2^24 contains a million 16 whole times; values above would make small codes likelier.
    if (drawn < 16 * CODES) return String(drawn % CODES).padStart(6, '0');
  }
}

/** Whether it can still be presented. */
export function isOpen(code: CashOutCode, nowMs: number): boolean {
  return code.expiresAtMs > nowMs && code.failures < CASH_OUT_CODE_TRIES_MAX;
}

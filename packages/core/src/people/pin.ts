import type { Principal } from '../model.ts';

/** Wrong PINs and their consequences (decisions §3). */
const LOCKS = [
  { failures: 5, lockMs: 15 * 60 * 1000 },
  { failures: 10, lockMs: 60 * 60 * 1000 },
] as const;
const RESET_AT_FAILURES = 15;

/** Whether a PIN may be presented now. */
export type PinGate =
  | { readonly kind: 'open'; readonly lockedUntilMs: number | null; readonly attemptsLeft: number }
  | { readonly kind: 'not_set' }
  /** Another one is being verified. It is counted as wrong until then, so count and lock are not final. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }
  | { readonly kind: 'reset_required' };

/**
 * Decided before the PIN is verified. `lockedUntilMs` and `attemptsLeft` apply if it turns out wrong: the attempt is
 * counted first, so that a hundred parallel guesses are a hundred counted ones.
 */
export function pinGate(principal: Principal, nowMs: number): PinGate {
  if (principal.pinHash === null) return { kind: 'not_set' };
  if (principal.pinLeaseEndsAtMs !== null && principal.pinLeaseEndsAtMs > nowMs) return { kind: 'busy' };
  if (principal.pinFailures >= RESET_AT_FAILURES) return { kind: 'reset_required' };
  if (principal.pinLockedUntilMs !== null && principal.pinLockedUntilMs > nowMs) {
    return { kind: 'locked', retryAfterSeconds: Math.ceil((principal.pinLockedUntilMs - nowMs) / 1000) };
  }
  const failures = principal.pinFailures + 1;
  const lock = LOCKS.find((candidate) => candidate.failures === failures);
  const nextStop = [...LOCKS.map((candidate) => candidate.failures), RESET_AT_FAILURES].find(
    (stop) => stop >= failures,
  );
  return {
    kind: 'open',
    lockedUntilMs: lock === undefined ? null : nowMs + lock.lockMs,
    attemptsLeft: (nextStop ?? failures) - failures,
  };
}

/**
 * PINs that a thief tries first: one digit repeated, steps of one or two up or down, pairs, years, birthdays as day and month with
 * or without the year, and the well-known favourites.
 */
export function isTrivialPin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10);
  if (steps.every((step) => step === steps[0] && [0, 1, 2, 8, 9].includes(step))) return true;
  if (/^(\d\d)\1+$/.test(pin) || /^(\d)\1(\d)\2$/.test(pin) || /^(\d{3})\1$/.test(pin)) return true;
  if (/^(19|20)\d\d$/.test(pin) || BIRTHDAY.test(pin)) return true;
  return ['2580', '0852', '1342', '7410', '1470', '159753', '147258', '123321', '112233'].includes(pin);
}

/** `2512`, `251298`: day and month, as dates are written in all of CEMAC. */
const BIRTHDAY = /^(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:\d\d)?$/;

import type { Context } from '../context.ts';
import { GatewayError, isGatewayError } from '../errors.ts';
import { commitOnce, decideAndCommit, unavailable } from '../kernel/decide-and-commit.ts';
import type { Principal } from '../model.ts';
import { type PinGate, pinGate } from './pin.ts';
import type { ChangeOf } from '../ports/changes.ts';

const ROUNDS_MAX = 8;

/** A right PIN, for the commit that acts on it. */
export type RightPin = ChangeOf<'principal.clear_pin_failures'>;

/**
 * Verifies a PIN: counted first, in one guarded write, then hashed, so that parallel guesses are counted one by one and
 * none is free. The commit that acts on a right PIN contains the returned change: it resets the count, and is refused
 * when the owner changed the PIN meanwhile.
 * @throws GatewayError `PIN_NOT_SET`, `PIN_LOCKED`, `PIN_RESET_REQUIRED`, `INVALID_PIN` (with `attempts_left`; the one
 * that locks carries a `Retry-After`, like the lock itself)
 */
export async function presentPin(context: Context, principal: Principal, pin: string): Promise<RightPin> {
  context.hasher.refuseIfFull('pin');
  let current: Principal | null = principal;
  const { gate, counted, nowMs } = await decideAndCommit(
    context,
    async () => {
      const found = current ?? (await readAgain(context, principal.id));
      current = null;
      const now = context.clock.now();
      const open = openGate(found, now);
      const { pinFailures: fromFailures } = found;
      const { lockedUntilMs } = open;
      return {
        changes: [{ type: 'principal.count_pin', id: found.id, fromFailures, nowMs: now, lockedUntilMs }],
        value: { gate: open, counted: found, nowMs: now },
      };
    },
    // A repeated count counts too much, never too little.
    { unwitnessed: 'repeat', roundsMax: ROUNDS_MAX },
  );
  const isRight = await verify(context, counted, pin);
  if (!isRight) throw wrongPin(gate, nowMs);
  return { type: 'principal.clear_pin_failures', id: counted.id, pinHash: counted.pinHash ?? '' };
}

async function readAgain(context: Context, id: string): Promise<Principal> {
  const principal = await context.store.read.principalById(id);
  if (principal === null) throw unavailable();
  return principal;
}

/** @throws GatewayError when no PIN may be presented now */
function openGate(principal: Principal, nowMs: number): Extract<PinGate, { readonly kind: 'open' }> {
  const gate = pinGate(principal, nowMs);
  switch (gate.kind) {
    case 'open':
      return gate;
    case 'not_set':
      throw new GatewayError('PIN_NOT_SET');
    case 'reset_required':
      throw new GatewayError('PIN_RESET_REQUIRED');
    case 'locked':
      throw new GatewayError('PIN_LOCKED', { attempts_left: 0 }, { retryAfterSeconds: gate.retryAfterSeconds });
  }
}

function wrongPin(
  { attemptsLeft, lockedUntilMs }: Extract<PinGate, { readonly kind: 'open' }>,
  nowMs: number,
): GatewayError {
  const lock = lockedUntilMs === null ? {} : { retryAfterSeconds: Math.ceil((lockedUntilMs - nowMs) / 1000) };
  return new GatewayError('INVALID_PIN', { attempts_left: attemptsLeft }, lock);
}

/**
 * The PIN was right and there is nothing else to commit.
 * @throws GatewayError `INVALID_PIN` when it was changed meanwhile
 */
export function keepRightPin(context: Context, rightPin: RightPin): Promise<void> {
  return decideAndCommit(context, () => ({ changes: [rightPin], value: undefined }), {
    refusals: { 'principal.clear_pin_failures': 'INVALID_PIN' },
    unwitnessed: 'repeat',
  });
}

/** A full hasher verified nothing: the count is reverted, or a busy hour would lock honest payers out. */
async function verify(context: Context, counted: Principal, pin: string): Promise<boolean> {
  try {
    return await context.hasher.verify(counted.pinHash ?? '', context.keyring.pepperPin(counted.id, pin), 'pin');
  } catch (error) {
    if (isGatewayError(error)) {
      await commitOnce(context, [
        {
          type: 'principal.uncount_pin',
          id: counted.id,
          failures: counted.pinFailures + 1,
          lockedUntilMs: counted.pinLockedUntilMs,
        },
      ]);
    }
    throw error;
  }
}

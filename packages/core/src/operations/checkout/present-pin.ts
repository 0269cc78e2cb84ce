import type { Context } from '../../context.ts';
import type { Principal } from '../../domain/model.ts';
import { pinGate } from '../../domain/pin.ts';
import { GatewayError, isGatewayError } from '../../errors.ts';

const ROUNDS_MAX = 8;

/**
 * Verifies a presented PIN: counted first, in one guarded write, then hashed, so that parallel guesses are counted one by
 * one and none is free. The commit that acts on a right PIN clears the count.
 * @throws GatewayError `PIN_NOT_SET`, `PIN_LOCKED`, `PIN_RESET_REQUIRED`, `INVALID_PIN` (with `attempts_left`)
 */
export async function presentPin(context: Context, principal: Principal, pin: string): Promise<void> {
  let current: Principal | null = principal;
  for (let round = 0; round < ROUNDS_MAX && current !== null; round += 1) {
    const nowMs = context.clock.now();
    const gate = pinGate(current, nowMs);
    if (gate.kind === 'not_set') throw new GatewayError('PIN_NOT_SET');
    if (gate.kind === 'reset_required') throw new GatewayError('PIN_RESET_REQUIRED');
    if (gate.kind === 'locked') {
      throw new GatewayError('PIN_LOCKED', { attempts_left: 0 }, { retryAfterSeconds: gate.retryAfterSeconds });
    }
    const counted = await context.store.commit([
      {
        type: 'principal.count_pin',
        id: current.id,
        fromFailures: current.pinFailures,
        nowMs,
        lockedUntilMs: gate.lockedUntilMs,
      },
    ]);
    if (counted.kind === 'applied') {
      const isRight = await verify(context, current, pin);
      if (!isRight) throw new GatewayError('INVALID_PIN', { attempts_left: gate.attemptsLeft });
      return;
    }
    await context.clock.sleep(5 + context.random.fraction() * 45, new AbortController().signal);
    current = await context.store.read.principalById(principal.id);
  }
  throw new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
}

/** A hasher that has no room looked at nothing: the count is taken back, or a busy hour would lock honest payers out. */
async function verify(context: Context, counted: Principal, pin: string): Promise<boolean> {
  try {
    return await context.hasher.verify(counted.pinHash ?? '', context.keyring.pepperPin(counted.id, pin));
  } catch (error) {
    if (isGatewayError(error)) {
      await context.store.commit([
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

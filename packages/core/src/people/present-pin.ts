import type { Context } from '../context.ts';
import { GatewayError, isGatewayError } from '../errors.ts';
import { commitOnce, decideAndCommit, pause, unavailable } from '../kernel/decide-and-commit.ts';
import type { Principal } from '../model.ts';
import { hashPin, isPinOf, versionOfPin } from './pin-hash.ts';
import { type PinGate, pinGate } from './pin.ts';
import type { ChangeOf } from '../ports/changes.ts';

const ROUNDS_MAX = 8;
/** Longer than a full hasher and the commit that acts on the PIN take, in case the process dies. */
const LEASE_MS = 5_000;
/** Pauses of 5 to 50 ms while another PIN of the same person is verified: 1.4 s on average, 2.5 s at most. */
const PAUSES_MAX = 50;

type OpenGate = Extract<PinGate, { readonly kind: 'open' }>;

interface CountedPin {
  readonly gate: OpenGate;
  /** As read before the count. */
  readonly principal: Principal;
  readonly leaseToken: string;
  readonly nowMs: number;
}

/** A right PIN, for the commit that acts on it. That of a frozen account moves nothing, and only takes its count back. */
export type RightPin = ChangeOf<'principal.clear_pin_failures' | 'principal.uncount_pin'>;

/**
 * Verifies a PIN: counted first, in one guarded write, then hashed, so that parallel guesses are counted one by one and
 * none is free. The same write leases the verification: right PINs presented together are verified one after the other,
 * and none of them is counted as wrong while another one is.
 *
 * The commit that acts on a right PIN contains the returned change: it resets the count, ends the lease, and is refused
 * when the owner changed the PIN meanwhile, or the operator froze the account.
 * @throws GatewayError `PIN_NOT_SET`, `PIN_LOCKED`, `PIN_RESET_REQUIRED`, `INVALID_PIN` (with `attempts_left`; the one
 * that locks carries a `Retry-After`, like the lock itself), `SERVICE_UNAVAILABLE`, uncounted, while another one is
 * being verified or the hasher is full
 */
export async function presentPin(context: Context, principal: Principal, pin: string): Promise<RightPin> {
  await context.hasher.untilRoom('pin');
  const counted = await countPin(context, principal);
  const { id, pinHash, frozenAtMs, pinLockedUntilMs: lockedUntilMs } = counted.principal;
  const isRight = await verify(context, counted, pin);
  if (!isRight) {
    await endLease(context, { type: 'principal.release_pin', id, leaseToken: counted.leaseToken });
    throw wrongPin(counted.gate, counted.nowMs);
  }
  return frozenAtMs === null
    ? {
        type: 'principal.clear_pin_failures',
        id,
        pinHash: pinHash ?? '',
        toPinHash: await moved(context, counted, pin),
      }
    : { type: 'principal.uncount_pin', id, leaseToken: counted.leaseToken, lockedUntilMs };
}

async function countPin(context: Context, principal: Principal): Promise<CountedPin> {
  let current: Principal | null = principal;
  return decideAndCommit(
    context,
    async () => {
      const found = await unleased(context, current ?? (await readAgain(context, principal.id)));
      current = null;
      const nowMs = context.clock.now();
      const gate = openGate(found, nowMs);
      const leaseToken = context.ids.leaseToken();
      const { id, pinFailures: fromFailures } = found;
      const { lockedUntilMs } = gate;
      const leaseEndsAtMs = nowMs + LEASE_MS;
      return {
        changes: [{ type: 'principal.count_pin', id, fromFailures, nowMs, lockedUntilMs, leaseToken, leaseEndsAtMs }],
        value: { gate, principal: found, leaseToken, nowMs },
      };
    },
    // A repeated count counts too much, never too little.
    { unwitnessed: 'repeat', roundsMax: ROUNDS_MAX },
  );
}

/**
 * The principal, once no other PIN of it is being verified: two open tabs must rarely notice each other.
 * @throws GatewayError `SERVICE_UNAVAILABLE`
 */
async function unleased(context: Context, principal: Principal): Promise<Principal> {
  let found = principal;
  for (let paused = 0; pinGate(found, context.clock.now()).kind === 'busy'; paused += 1) {
    if (paused === PAUSES_MAX) throw unavailable();
    await pause(context);
    found = await readAgain(context, found.id);
  }
  return found;
}

async function readAgain(context: Context, id: string): Promise<Principal> {
  const principal = await context.store.read.principalById(id);
  if (principal === null) throw unavailable();
  return principal;
}

/** @throws GatewayError when no PIN may be presented now */
function openGate(principal: Principal, nowMs: number): OpenGate {
  const gate = pinGate(principal, nowMs);
  switch (gate.kind) {
    case 'open':
      return gate;
    case 'busy':
      throw unavailable();
    case 'not_set':
      throw new GatewayError('PIN_NOT_SET');
    case 'reset_required':
      throw new GatewayError('PIN_RESET_REQUIRED');
    case 'locked':
      throw new GatewayError('PIN_LOCKED', { attempts_left: 0 }, { retryAfterSeconds: gate.retryAfterSeconds });
  }
}

function wrongPin({ attemptsLeft, lockedUntilMs }: OpenGate, nowMs: number): GatewayError {
  const lock = lockedUntilMs === null ? {} : { retryAfterSeconds: Math.ceil((lockedUntilMs - nowMs) / 1000) };
  return new GatewayError('INVALID_PIN', { attempts_left: attemptsLeft }, lock);
}

/**
 * The PIN was right and there is nothing else to commit.
 * @throws GatewayError `INVALID_PIN` when it was changed meanwhile, `ACCOUNT_FROZEN`
 */
export function keepRightPin(context: Context, rightPin: RightPin): Promise<void> {
  return decideAndCommit<void>(context, () => ({ changes: [rightPin], value: undefined }), {
    afterRefusal: () => refusePin(context, rightPin),
    unwitnessed: 'repeat',
  });
}

/**
 * Why a right PIN counts no longer.
 * @throws GatewayError `INVALID_PIN`, `ACCOUNT_FROZEN`
 */
export async function refusePin(context: Context, { id }: RightPin): Promise<never> {
  const { frozenAtMs } = await readAgain(context, id);
  throw new GatewayError(frozenAtMs === null ? 'INVALID_PIN' : 'ACCOUNT_FROZEN');
}

/** The PIN as it is stored from now on: of the active version of the data key, unless the hasher is full. */
async function moved(context: Context, { principal: { id, pinHash } }: CountedPin, pin: string): Promise<string> {
  const stored = pinHash ?? '';
  if (versionOfPin(stored) === context.keyring.version) return stored;
  return hashPin(context, id, pin, 'pin').catch((error: unknown) => {
    if (isGatewayError(error)) return stored;
    throw error;
  });
}

/** A full hasher verified nothing: the count is reverted, or a busy hour would lock honest payers out. */
async function verify(context: Context, { principal, leaseToken }: CountedPin, pin: string): Promise<boolean> {
  const { id, pinLockedUntilMs: lockedUntilMs } = principal;
  try {
    return await isPinOf(context, principal, pin, 'pin');
  } catch (error) {
    if (isGatewayError(error))
      await endLease(context, { type: 'principal.uncount_pin', id, leaseToken, lockedUntilMs });
    throw error;
  }
}

/** A lease that cannot be ended expires: the answer stays the same. */
async function endLease(
  context: Context,
  change: ChangeOf<'principal.release_pin' | 'principal.uncount_pin'>,
): Promise<void> {
  await commitOnce(context, [change]).catch((error: unknown) => {
    context.logger.warn({ error, account_id: change.id }, 'PIN lease not ended');
  });
}

import type { Context } from '../context.ts';
import type { SessionCaller } from '../kernel/caller.ts';
import { accountId } from '../ledger/accounts.ts';
import type { Principal } from '../model.ts';
import { isTrivialPin } from './pin.ts';
import { GatewayError, invalidField } from '../errors.ts';
import type { Change } from '../ports/changes.ts';
import { succeeded } from '../kernel/answer.ts';
import { principalToWire } from './wire.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { callerStillValid, perform } from '../kernel/perform.ts';
import { findReplay, idempotencyOf } from '../kernel/replay.ts';
import { readPrincipal } from './me.ts';

/**
 * Sets the wallet PIN with the password; lifts every lock. Open cash-out codes end with the old PIN: whoever stole it may
 * have asked for one.
 */
export const setPin: Operation<'setPin'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const { password, pin } = request.body;
  const principal = await readPrincipal(context, caller);
  const isRight = await context.hasher.verify(principal.passwordHash, password);
  if (!isRight) throw new GatewayError('INVALID_CREDENTIALS');

  const idempotent = idempotencyOf(context, 'setPin', request);
  const replay = await findReplay(context, idempotent);
  if (replay.kind === 'done') {
    await provePin(context, caller, pin);
    return replay.answer;
  }
  if (isTrivialPin(pin)) throw invalidField('pin', 'trivial', 'must not be one of the first that a thief would try');

  const pinHash = await context.hasher.hash(context.keyring.pepperPin(principal.id, pin));
  const answer = await perform(context, {
    idempotent,
    optimistic: true,
    decide: () => ({
      changes: [
        ...callerStillValid(context, caller),
        { type: 'principal.set_pin', id: principal.id, pinHash },
        ...voidCashOutCodes(context, principal),
      ],
      answer: succeeded(200, { principal: principalToWire({ ...principal, pinHash }, null) }),
    }),
  });
  if (answer.replayed) await provePin(context, caller, pin);
  return answer;
};

function voidCashOutCodes(context: Context, { id, role }: Principal): readonly Change[] {
  if (role !== 'user') return [];
  return context.settings.currencies.flatMap((currency) =>
    [true, false].map((livemode): Change => {
      return { type: 'cash_out_code.void', walletId: accountId(id, 'wallet', currency, livemode) };
    }),
  );
}

/** The fingerprint leaves the PIN out: the same key with another PIN is another request, and must not hear "done". */
async function provePin(context: Context, caller: SessionCaller, pin: string): Promise<void> {
  const { id, pinHash } = await readPrincipal(context, caller);
  const isSame = await context.hasher.verify(pinHash ?? '', context.keyring.pepperPin(id, pin));
  if (!isSame) throw new GatewayError('IDEMPOTENCY_KEY_REUSED');
}

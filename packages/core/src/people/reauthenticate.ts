import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { OperationRequest, WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Principal } from '../model.ts';
import { assertFactors } from './factors/set-factors.ts';
import { type GivenFactor, useFactor, verifyOwnFactor } from './factors/verify-factor.ts';
import { readPrincipal } from './logged-in.ts';
import { verifyPasskey } from './passkeys/present-passkey.ts';
import { authenticatedUntilMs } from './sessions.ts';
import { verifyPassword } from './verify-password.ts';

interface Proven {
  readonly principal: Principal;
  readonly given: GivenFactor;
}

/**
 * Verifies the password of the logged-in account, and its second factor, for actions that require recent authentication; or a
 * passkey, which the device gives to its owner alone, so that it stands for both. Each time: a stored response would describe
 * an expired authentication, so an idempotency key changes nothing.
 */
export const reauthenticate: WriteOperation<'reauthenticate', Proven> = {
  first: proven,
  replay: { when: 'none' },
  refusals: { 'factor.use_passkey': null, 'link.use': 'SECOND_FACTOR_INVALID' },
  async decide(context, { caller, origin }, { first: { principal, given } }) {
    const { id, passwordHash } = principal;
    const used = await useFactor(context, principal, given, origin);
    const nowMs = context.clock.now();
    const until = authenticatedUntilMs({ passwordProvenAtMs: nowMs });
    return {
      changes: [
        { type: 'assert.password', id, passwordHash },
        assertFactors(principal),
        ...used,
        { type: 'session.prove_password', id: sessionOf(caller).sessionId, nowMs },
      ],
      answer: succeeded(200, { authenticated_until: timestamp(until) }),
    };
  },
};

async function proven(
  context: Context,
  { caller, body: { password, code, passkey }, origin }: OperationRequest<'reauthenticate'>,
): Promise<Proven> {
  if (passkey !== undefined) {
    const principal = await readPrincipal(context, sessionOf(caller));
    return { principal, given: await verifyPasskey(context, principal, passkey) };
  }
  if (password === undefined) throw invalidField('password', 'required', 'must be given without a passkey');
  const { principal } = await verifyPassword(context, caller, password);
  return { principal, given: { kind: 'code', changes: await verifyOwnFactor(context, principal, code, origin) } };
}

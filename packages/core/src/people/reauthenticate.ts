import { timestamp } from '../basics/timestamp.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Principal } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { assertFactors } from './factors/set-factors.ts';
import { verifyOwnFactor } from './factors/verify-factor.ts';
import { authenticatedUntilMs } from './sessions.ts';
import { verifyPassword } from './verify-password.ts';

interface Proven {
  readonly principal: Principal;
  readonly used: readonly Change[];
}

/**
 * Verifies the password of the logged-in account, and its second factor, for actions that require recent authentication. Each time: a stored
 * response would describe an expired authentication, so an idempotency key changes nothing.
 */
export const reauthenticate: WriteOperation<'reauthenticate', Proven> = {
  async first(context, { caller, body, origin }) {
    const { principal } = await verifyPassword(context, caller, body.password);
    return { principal, used: await verifyOwnFactor(context, principal, body.code, origin) };
  },
  replay: { when: 'none' },
  decide(context, { caller }, { first: { principal, used } }) {
    const { id, passwordHash } = principal;
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

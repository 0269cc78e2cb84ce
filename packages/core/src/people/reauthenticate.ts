import { timestamp } from '../basics/timestamp.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { LoggedIn } from './logged-in.ts';
import { authenticatedUntilMs } from './sessions.ts';
import { verifyPassword } from './verify-password.ts';

/**
 * Verifies the password of the logged-in account, for actions that require recent authentication. Each time: a stored
 * response would describe an expired authentication, so an idempotency key changes nothing.
 */
export const reauthenticate: WriteOperation<'reauthenticate', LoggedIn> = {
  first: (context, { caller, body }) => verifyPassword(context, caller, body.password),
  replay: { when: 'none' },
  decide(context, { caller }, { first: { principal } }) {
    const { id, passwordHash } = principal;
    const nowMs = context.clock.now();
    const until = authenticatedUntilMs({ passwordProvenAtMs: nowMs });
    return {
      changes: [
        { type: 'assert.password', id, passwordHash },
        { type: 'session.prove_password', id: sessionOf(caller).sessionId, nowMs },
      ],
      answer: succeeded(200, { authenticated_until: timestamp(until) }),
    };
  },
};

import { timestamp } from '../basics/timestamp.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Principal } from '../model.ts';
import { authenticatedUntilMs } from './sessions.ts';
import { verifyPassword } from './verify-password.ts';

/**
 * Verifies the password of who is logged in, for what requires recent authentication. Each time anew: a stored answer would
 * speak of an authentication that is over, so an idempotency key changes nothing.
 */
export const reauthenticate: WriteOperation<'reauthenticate', Principal> = {
  first: (context, { caller, body }) => verifyPassword(context, caller, body.password),
  replay: { when: 'none' },
  decide(context, { caller }, { first: { id, passwordHash } }) {
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

import { provenUntilMs } from './sessions.ts';
import { GatewayError } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { timestamp } from '../basics/timestamp.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { perform } from '../kernel/perform.ts';
import { readPrincipal } from './me.ts';

/**
 * Proves the password of who is logged in, for what takes it again. Each time anew: a stored answer would speak of a proof
 * that is over, so an idempotency key changes nothing.
 */
export const reauthenticate: Operation<'reauthenticate'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const { id, passwordHash } = await readPrincipal(context, caller);
  const isRight = await context.hasher.verify(passwordHash, request.body.password);
  if (!isRight) throw new GatewayError('INVALID_CREDENTIALS');
  return perform(context, {
    idempotent: null,
    decide: () => {
      const nowMs = context.clock.now();
      return {
        changes: [
          { type: 'assert.password', id, passwordHash },
          { type: 'session.prove_password', id: caller.sessionId, nowMs },
        ],
        answer: succeeded(200, { authenticated_until: timestamp(provenUntilMs({ passwordProvenAtMs: nowMs })) }),
      };
    },
  });
};

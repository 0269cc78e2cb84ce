import type { Context } from '../context.ts';
import type { SessionCaller } from '../kernel/caller.ts';
import { GatewayError } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { principalToWire } from './wire.ts';
import { sessionOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { callerStillValid, perform } from '../kernel/perform.ts';
import { proofStillHolds } from '../kernel/recent-authentication.ts';
import { findReplay, idempotencyOf } from '../kernel/replay.ts';
import { merchantSide } from './login-answer.ts';
import { readPrincipal } from './me.ts';

/**
 * Changes the password with the one before, and signs every other device out: whoever had the old one may be there. Of two
 * changes at once the first one counts, because the second was proved by a password that is none any more.
 */
export const changePassword: Operation<'changePassword'> = async (context, request) => {
  const caller = sessionOf(request.caller);
  const { current_password: current, new_password: next } = request.body;
  const idempotent = idempotencyOf(context, 'changePassword', request);
  const replay = await findReplay(context, idempotent);
  if (replay.kind === 'done') {
    await proveNewPassword(context, caller, next);
    return replay.answer;
  }
  const principal = await readPrincipal(context, caller);
  const isRight = await context.hasher.verify(principal.passwordHash, current);
  if (!isRight) throw new GatewayError('INVALID_CREDENTIALS');

  const passwordHash = await context.hasher.hash(next);
  const answer = await perform(context, {
    idempotent,
    optimistic: true,
    decide: async () => ({
      changes: [
        ...callerStillValid(context, caller),
        ...proofStillHolds(context, caller),
        { type: 'assert.password', id: principal.id, passwordHash: principal.passwordHash },
        { type: 'principal.set_password', id: principal.id, passwordHash },
        {
          type: 'session.revoke_others',
          principalId: principal.id,
          exceptId: caller.sessionId,
          nowMs: context.clock.now(),
        },
      ],
      answer: succeeded(200, { principal: principalToWire(principal, await merchantSide(context, principal)) }),
    }),
  });
  if (answer.replayed) await proveNewPassword(context, caller, next);
  return answer;
};

/** The fingerprint leaves both passwords out: the same key with another new one is another request. */
async function proveNewPassword(context: Context, caller: SessionCaller, password: string): Promise<void> {
  const { passwordHash } = await readPrincipal(context, caller);
  const isSame = await context.hasher.verify(passwordHash, password);
  if (!isSame) throw new GatewayError('IDEMPOTENCY_KEY_REUSED');
}

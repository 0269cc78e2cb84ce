import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';
import type { Origin } from '../kernel/origin.ts';
import { newSession } from './sessions.ts';
import { GatewayError } from '../errors.ts';
import { accountActor } from '../audit/actor.ts';
import { appendLine } from '../audit/append-line.ts';
import type { Operation } from '../kernel/operation.ts';
import { commitOnce, perform } from '../kernel/perform.ts';
import { findReplay, idempotencyOf } from '../kernel/replay.ts';
import { loginAnswer, merchantSide } from './login-answer.ts';
import { canonicalEmail } from './principals.ts';

/**
 * Logs in. A wrong role, an unknown e-mail and a wrong password are one answer in one timing. The password is verified
 * before anything else, a stored answer included: the fingerprint leaves it out.
 */
export const login: Operation<'login'> = async (context, request) => {
  const { role } = request.parameters;
  const email = canonicalEmail(request.body.email);
  const principal = await context.store.read.principalByEmail(role, email);
  const isRight = await context.hasher.verify(
    principal?.passwordHash ?? (await context.decoyHash()),
    request.body.password,
  );
  if (principal === null || !isRight || principal.disabledAtMs !== null) {
    if (principal !== null) noteFailed(context, request.origin, principal);
    throw new GatewayError('INVALID_CREDENTIALS');
  }

  const idempotent = idempotencyOf(context, 'login', request, `login:${role}:${email}`);
  const replay = await findReplay(context, idempotent);
  if (replay.kind === 'done') return replay.answer;

  const session = newSession({
    id: context.ids.next('device'),
    principalId: principal.id,
    role,
    deviceName: request.deviceName ?? 'Unknown device',
    nowMs: context.clock.now(),
  });
  const answer = await loginAnswer(context, 200, session, principal, await merchantSide(context, principal));
  return perform(context, {
    idempotent,
    optimistic: true,
    decide: () => ({
      changes: [
        // A password that was changed meanwhile signs nobody in any more.
        { type: 'assert.password', id: principal.id, passwordHash: principal.passwordHash },
        { type: 'session.insert', session },
      ],
      answer,
      audit: { signedIn: session },
    }),
  });
};

/** Beside the answer and not before it: waiting for it would tell that there is such an account. */
function noteFailed(context: Context, origin: Origin | undefined, { id, role }: Principal): void {
  const actor = accountActor({ id, role });
  if (actor === null) return;
  const line = appendLine(context, actor, origin, {
    action: 'session.login_failed',
    subjectType: 'account',
    subjectId: id,
    merchantId: actor.merchantId,
    livemode: null,
  });
  commitOnce(context, [line]).catch((error: unknown) => {
    context.logger.warn({ error, account: id }, 'could not note a failed login');
  });
}

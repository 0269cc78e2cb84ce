import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';
import { newSession } from './sessions.ts';
import { GatewayError } from '../errors.ts';
import type { Answer } from '../kernel/answer.ts';
import type { Operation } from '../kernel/operation.ts';
import { perform, refuse } from '../kernel/perform.ts';
import { findReplay, idempotencyOf } from '../kernel/replay.ts';
import { loginAnswer } from './login-answer.ts';
import { canonicalEmail, newMerchant, newPrincipal, openWallets } from './principals.ts';

/** Creates a user with wallets, or a merchant, and logs in. */
export const register: Operation<'register'> = async (context, request) => {
  const { role } = request.parameters;
  const { body } = request;
  const email = canonicalEmail(body.email);
  const idempotent = idempotencyOf(context, 'register', request, `register:${role}:${email}`);
  const [replay, existing] = await Promise.all([
    findReplay(context, idempotent),
    context.store.read.principalByEmail(role, email),
  ]);
  if (replay.kind === 'done' && existing !== null) {
    await provePassword(context, existing, body.password, replay.answer);
    return replay.answer;
  }
  const principal = newPrincipal({
    id: context.ids.next(role),
    role,
    email,
    name: body.name,
    phone: body.phone ?? null,
    passwordHash: await context.hasher.hash(body.password),
    nowMs: context.clock.now(),
  });
  const session = newSession({
    id: context.ids.next('device'),
    principalId: principal.id,
    role,
    deviceName: request.deviceName ?? 'Unknown device',
    nowMs: context.clock.now(),
  });
  const merchant = role === 'merchant' ? newMerchant(principal) : null;
  const answer = await loginAnswer(context, 201, session, principal, merchant);

  const given = await perform(context, {
    idempotent,
    optimistic: true,
    decide: async () => {
      const taken = await context.store.read.principalByEmail(role, email);
      if (taken !== null) return refuse('EMAIL_TAKEN');
      return {
        changes: [
          { type: 'principal.insert', principal },
          ...(merchant === null
            ? openWallets(context, principal.id, { live: true, testFunds: true })
            : [{ type: 'merchant.insert', merchant } as const]),
          { type: 'session.insert', session },
        ],
        answer,
        audit: { signedIn: session },
      };
    },
  });
  if (given.replayed) {
    const owner = await context.store.read.principalByEmail(role, email);
    if (owner !== null) await provePassword(context, owner, body.password, given);
  }
  return given;
};

/**
 * The fingerprint leaves the password out, so the stored tokens are given only to who knows it. A stored refusal holds no
 * secret and is given to anybody: proving a password here would tell right ones from wrong ones.
 */
async function provePassword(context: Context, owner: Principal, password: string, answer: Answer): Promise<void> {
  if (!answer.secret) return;
  const isRight = await context.hasher.verify(owner.passwordHash, password);
  if (!isRight) throw new GatewayError('INVALID_CREDENTIALS');
}

import { GatewayError } from '../errors.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { loginAnswer } from './login-answer.ts';
import { accountByEmail, canonicalEmail } from './contact.ts';
import { newMerchant, newPrincipal, openWallets } from './principals.ts';
import { newSession } from './sessions.ts';
import { hashChosenPassword, isPassword } from './password.ts';

interface Prepared {
  readonly passwordHash: string;
}

/** Creates a user with wallets, or a merchant, and logs in. */
export const register: WriteOperation<'register', undefined, Prepared> = {
  replay: {
    scope: ({ parameters: { role }, body }) => `register:${role}:${canonicalEmail(body.email)}`,
    /**
     * The fingerprint omits the password, so the stored tokens require it. A stored refusal contains no secret and is
     * returned: verifying a password here would reveal whether it is right.
     */
    async prove(context, { parameters: { role }, body }, stored) {
      if (stored.kind !== 'done') return;
      const owner = await accountByEmail(context, role, body.email);
      const isRight = owner !== null && (await isPassword(context, owner.passwordHash, body.password, 'registration'));
      if (!isRight) throw new GatewayError('INVALID_CREDENTIALS');
    },
  },
  async prepare(context, { parameters: { role }, body: { password, name, email, phone = null } }) {
    const chosen = { role, password, field: 'password', known: [name, email, phone] } as const;
    return { passwordHash: await hashChosenPassword(context, chosen, 'registration') };
  },
  async decide(context, { parameters: { role }, body, deviceName }, { ready: { passwordHash } }) {
    const taken = await accountByEmail(context, role, body.email);
    if (taken !== null) return refuse('EMAIL_TAKEN');
    const nowMs = context.clock.now();
    const { email, name, phone = null } = body;
    const principal = newPrincipal(context, {
      id: context.ids.next(role),
      role,
      email,
      name,
      phone,
      passwordHash,
      nowMs,
    });
    const session = newSession({
      id: context.ids.next('device', principal.id),
      principalId: principal.id,
      role,
      deviceName,
      nowMs,
    });
    const merchant = role === 'merchant' ? newMerchant(principal, name) : null;
    return {
      changes: [
        { type: 'principal.insert', principal },
        ...(merchant === null
          ? openWallets(context, principal.id, { live: true, testFunds: true })
          : [{ type: 'merchant.insert', merchant } as const]),
        { type: 'session.insert', session },
      ],
      answer: await loginAnswer(context, 201, session, principal, merchant),
      audit: { signedIn: session },
    };
  },
};

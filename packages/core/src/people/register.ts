import { GatewayError } from '../errors.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { accountByEmail, canonicalEmail } from './contact.ts';
import { hashChosenPassword, isPassword } from './password.ts';
import { leaveFirstDevice } from './known-devices/leave-device.ts';
import { startSession } from './logged-in.ts';
import { emailVerification } from './verify-email.ts';
import { newUser, newMerchantWithOwner } from './principals.ts';
import { requireOpenSignUp } from './sign-up-mode.ts';

interface Prepared {
  readonly passwordHash: string;
}

/** Creates a user with wallets, or a person with a merchant that is theirs, and logs in, where sign-up is open. */
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
    requireOpenSignUp(context, role);
    const chosen = { role, password, field: 'password', known: [name, email, phone] } as const;
    return { passwordHash: await hashChosenPassword(context, chosen, 'registration') };
  },
  async decide(context, { parameters: { role }, body, deviceName, origin }, { ready: { passwordHash } }) {
    if ((await accountByEmail(context, role, body.email)) !== null) return refuse('EMAIL_TAKEN');
    const { email, name, phone = null } = body;
    const opened = (role === 'merchant' ? newMerchantWithOwner : newUser)(context, {
      email,
      name,
      phone,
      passwordHash,
      locale: origin.locale,
    });
    const started = await startSession(context, 201, opened, {
      name: deviceName,
      left: leaveFirstDevice(context, opened.principal, deviceName),
    });
    const verification = emailVerification(context, opened.principal, origin);
    return { ...started, changes: [...opened.changes, ...started.changes, ...verification] };
  },
};

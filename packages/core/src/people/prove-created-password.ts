import type { Role } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { accountByEmail } from './contact.ts';
import { isPassword } from './password.ts';

/**
 * The fingerprint omits the password: the same key with another password is another request, and must not learn that an
 * account was created with it.
 * @throws GatewayError `IDEMPOTENCY_KEY_REUSED`
 */
export async function proveCreatedPassword(
  context: Context,
  role: Role,
  body: { readonly email: string; readonly password: string },
): Promise<void> {
  const owner = await accountByEmail(context, role, body.email);
  if (owner === null) return;
  const isSame = await isPassword(context, owner.passwordHash, body.password, 'session');
  if (!isSame) throw new GatewayError('IDEMPOTENCY_KEY_REUSED');
}

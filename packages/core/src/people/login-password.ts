import { GatewayError } from '../errors.ts';
import type { Role } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { PasswordGuess } from '../limits/password-guess.ts';
import type { KnownDevice, Principal } from '../model.ts';
import { canonicalEmail } from './contact.ts';
import { isPassword } from './password.ts';

/** A password given at a login, for an account that may not exist. */
interface Given {
  readonly role: Role;
  readonly email: string;
  readonly password: string;
  readonly principal: Principal | null;
  /** The device, if it is known: it has attempts of its own. */
  readonly device: KnownDevice | null;
}

/**
 * Whether a password is right. Wrong ones are counted by account, over all addresses, before anything is hashed: of what
 * many addresses guess at once, ten are compared.
 * @throws GatewayError `RATE_LIMITED`
 */
export async function isLoginPassword(context: Context, given: Given): Promise<boolean> {
  const { role, email, password, principal, device } = given;
  const guess: PasswordGuess =
    device === null ? { by: 'account', role, email: canonicalEmail(email) } : { by: 'device', id: device.id };
  await countPassword(context, guess);
  const passwordHash = principal?.passwordHash ?? (await context.decoyHash());
  const isRight = await isPassword(context, passwordHash, password, 'login');
  if (isRight && principal !== null) await context.limits?.passwordWasRight(guess);
  return isRight;
}

/** @throws GatewayError `RATE_LIMITED` */
export async function countPassword({ limits }: Context, guess: PasswordGuess): Promise<void> {
  const limited = (await limits?.ofPassword(guess)) ?? null;
  if (limited === null) return;
  const { limit, retryAfterSeconds } = limited;
  throw new GatewayError('RATE_LIMITED', { limit }, { retryAfterSeconds });
}

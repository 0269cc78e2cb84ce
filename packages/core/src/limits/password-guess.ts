import type { Role } from '@mitako/contract/names';
import type { Keyring } from '../system/keyring.ts';
import type { Count } from './counts.ts';
import { RATE_LIMITS } from './policies.ts';

/**
 * Whose attempts at a password are counted: those of an account, existing or not, from all addresses; or those of a device
 * that the account knows, or of a session, which strangers do not use up.
 */
export type PasswordGuess =
  | { readonly by: 'account'; readonly role: Role; readonly email: string }
  | { readonly by: 'device'; readonly id: string };

/** The shortest window first: what it refuses does not count in the longer ones. */
export function passwordCounts(keyring: Pick<Keyring, 'hashLimitKey'>, guess: PasswordGuess): readonly Count[] {
  if (guess.by === 'device') return [{ policy: RATE_LIMITS.loginDevice, key: guess.id }];
  const key = keyring.hashLimitKey(`login:${guess.role}:${guess.email}`);
  const { loginAccount, loginAccountHour, loginAccountDay } = RATE_LIMITS;
  return [loginAccount, loginAccountHour, loginAccountDay].map((policy) => ({ policy, key }));
}

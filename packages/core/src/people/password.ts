import { LIMITS, type Role } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { invalidField } from '../errors.ts';
import type { HashLane } from '../ports/system.ts';
import { isOwnData } from './own-data.ts';

/** In place of a hash: no password is of it. The embedding program logs the person in. */
export const NO_PASSWORD = '';

/** A password that somebody chooses, and for whom. */
export interface ChosenPassword {
  readonly role: Role;
  readonly password: string;
  /** Of the request's body. */
  readonly field: 'password' | 'new_password';
  /** Name, e-mail address and number of the account, and what else an attacker knows of it. */
  readonly known: readonly (string | null)[];
}

/**
 * Hashes a password that is worth it. By NIST SP 800-63B it is long, and neither common nor made of the account's own data;
 * nothing else is asked of it. A user's may be shorter, because a PIN guards the money.
 * @throws GatewayError `VALIDATION_ERROR` with the rule `min`, `common` or `own_data`
 */
export async function hashChosenPassword(
  context: Context,
  { role, password, field, known }: ChosenPassword,
  lane: HashLane,
): Promise<string> {
  const composed = password.normalize('NFC');
  const lengthMin = role === 'user' ? LIMITS.passwordLengthMin : LIMITS.staffPasswordLengthMin;
  if ([...composed].length < lengthMin) {
    throw invalidField(field, 'min', `must have at least ${lengthMin} characters`);
  }
  if (isOwnData(composed, [...known, 'mitako'])) {
    throw invalidField(field, 'own_data', 'must not be made of your name, e-mail address or phone number');
  }
  if (await context.passwordCheck.isCommon(composed)) {
    throw invalidField(field, 'common', 'is among those that attackers try first; four random words are better');
  }
  return hashPassword(context, password, lane);
}

/**
 * Hashes a password in Unicode's composed form (NFC): phones and computers type "é" as one code point or as two, and
 * people cannot see which.
 */
export function hashPassword({ hasher }: Context, password: string, lane: HashLane): Promise<string> {
  return hasher.hash(password.normalize('NFC'), lane);
}

/**
 * Whether this is the password of a hash: as it was typed, then in the composed form. Nothing else is changed about it.
 * The number of hashes depends on the input alone, so it reveals nothing about the account.
 */
export async function isPassword(
  { hasher }: Context,
  passwordHash: string,
  password: string,
  lane: HashLane,
): Promise<boolean> {
  const composed = password.normalize('NFC');
  const isAsTyped = await hasher.verify(passwordHash, password, lane);
  return isAsTyped || (composed !== password && hasher.verify(passwordHash, composed, lane));
}

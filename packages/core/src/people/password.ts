import type { Context } from '../context.ts';
import type { HashLane } from '../ports/system.ts';

/**
 * Hashes a new password in Unicode's composed form (NFC): phones and computers type "é" as one code point or as two, and
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

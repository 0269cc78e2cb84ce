import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';
import type { Hasher } from '../ports/system.ts';

type Lane = Parameters<Hasher['hash']>[1];

/**
 * The stored form of a PIN: the number of the data key's version that peppers it, from the second one on, and a slow hash. It
 * cannot be made again without the PIN, so it moves to the active version when that is next presented.
 */
export async function hashPin({ hasher, keyring }: Context, id: string, pin: string, lane: Lane): Promise<string> {
  return `${prefixOf(keyring.version)}${await hasher.hash(keyring.pepperPin(id, pin), lane)}`;
}

/** Also false when its version has ended. */
export async function isPinOf(
  { hasher, keyring }: Context,
  { id, pinHash }: Pick<Principal, 'id' | 'pinHash'>,
  pin: string,
  lane: Lane,
): Promise<boolean> {
  const version = versionOfPin(pinHash ?? '');
  const [peppered] = keyring.under((keys) => (keys.version === version ? [keys.pepperPin(id, pin)] : [])).flat();
  if (peppered === undefined) return false;
  return hasher.verify((pinHash ?? '').slice(prefixOf(version).length), peppered, lane);
}

/** The version of the data key that a stored PIN is of. */
export function versionOfPin(pinHash: string): number {
  return Number(/^(\d{1,3})\$/.exec(pinHash)?.[1] ?? 1);
}

/** A slow hash itself begins with `$`. */
function prefixOf(version: number): string {
  return version === 1 ? '' : `${version}$`;
}

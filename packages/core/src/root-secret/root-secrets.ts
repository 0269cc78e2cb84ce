import { createSecretKey, hkdfSync } from 'node:crypto';
import type { Random } from '../ports/system.ts';
import { openWith, sealWith } from '../system/sealing.ts';
import type { DataKey } from './model.ts';

/** The root secret, and the one before it while processes still run with that. Neither is stored anywhere. */
export interface RootSecrets {
  /** Names the present one in rows and reports; nothing is learned from it. */
  readonly fingerprint: string;
  /** The data key with its versions, sealed under the present one. */
  wrap(dataKey: string): string;
  /**
   * @throws WorldError when it is of the other world
   * @throws RootSecretError when neither opens it
   */
  unwrap(wraps: DataKey['wraps']): string;
}

/** The root secret does not belong to this database: none of its keys, secrets and PINs can be verified. */
export class RootSecretError extends Error {
  constructor(cause?: unknown) {
    super('The root secret is not the one this database was made with. Give it that one.', { cause });
    this.name = 'RootSecretError';
  }
}

/** What a database is for, from its first start on: real payments, or rehearsals of them with simulated providers. */
export type World = 'real' | 'rehearsal';

/** The database belongs to the other world, which it never leaves. */
export class WorldError extends Error {
  /** The database's. */
  readonly world: World;

  constructor(world: World) {
    super(WRONG_WORLD[world]);
    this.name = 'WorldError';
    this.world = world;
  }
}

const WRONG_WORLD: Readonly<Record<World, string>> = {
  real: 'This database is not of a rehearsal, and is never rehearsed on. Set store to a file or database of its own.',
  rehearsal:
    'This database is of a rehearsal, whose payments moved no money: it never takes real ones. Set store to another file or database, or rehearse on it.',
};

const CONTEXT = 'data-key';
/**
 * Fingerprints of a rehearsal begin with it. So the world of a database can be read without its secret, and what one world
 * wrapped does not open in the other: the keys are derived for it.
 */
const REHEARSAL = 'rehearsal-';

/** The world of a database with these wraps. */
export function worldOfWraps(wraps: DataKey['wraps']): World {
  return Object.keys(wraps).some((fingerprint) => fingerprint.startsWith(REHEARSAL)) ? 'rehearsal' : 'real';
}

/**
 * White space around a root secret is ignored: a file of settings from Windows and a secret made of a file add a line
 * break, and the same secret, given in another way, would not open the database.
 * @throws RangeError when one has fewer than 32 characters
 */
export function createRootSecrets(
  secret: string,
  previous: string | undefined,
  random: Random,
  world: World = 'real',
): RootSecrets {
  const present = rootOf(secret, world);
  const roots = previous === undefined ? [present] : [present, rootOf(previous, world)];
  return {
    fingerprint: present.fingerprint,
    wrap: (dataKey) => sealWith(random, present.key, Buffer.from(dataKey), CONTEXT).toString('base64url'),
    unwrap(wraps) {
      const kept = worldOfWraps(wraps);
      if (kept !== world) throw new WorldError(kept);
      for (const { fingerprint, key } of roots) {
        const wrap = wraps[fingerprint];
        if (wrap === undefined) continue;
        try {
          return openWith(key, Buffer.from(wrap.sealed, 'base64url'), CONTEXT).toString('utf8');
        } catch (error) {
          throw new RootSecretError(error);
        }
      }
      throw new RootSecretError();
    },
  };
}

function rootOf(secret: string, world: World) {
  const root = secret.trim();
  if (root.length < 32) {
    throw new RangeError(
      'The root secret must have at least 32 characters. Generate one with: openssl rand -base64 33',
    );
  }
  const isReal = world === 'real';
  const derive = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', root, isReal ? 'mitako' : 'mitako-rehearsal', purpose, length));
  const fingerprint = derive('root-fingerprint', 8).toString('hex');
  return { fingerprint: isReal ? fingerprint : REHEARSAL + fingerprint, key: createSecretKey(derive('seal', 32)) };
}

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
  /** @throws RootSecretError when neither opens it */
  unwrap(wraps: DataKey['wraps']): string;
}

/** The root secret does not belong to this database: none of its keys, secrets and PINs can be verified. */
export class RootSecretError extends Error {
  constructor(cause?: unknown) {
    super('The root secret is not the one this database was made with. Give it that one.', { cause });
    this.name = 'RootSecretError';
  }
}

const CONTEXT = 'data-key';

/**
 * White space around a root secret is ignored: a file of settings from Windows and a secret made of a file add a line
 * break, and the same secret, given in another way, would not open the database.
 * @throws RangeError when one has fewer than 32 characters
 */
export function createRootSecrets(secret: string, previous: string | undefined, random: Random): RootSecrets {
  const present = rootOf(secret);
  const roots = previous === undefined ? [present] : [present, rootOf(previous)];
  return {
    fingerprint: present.fingerprint,
    wrap: (dataKey) => sealWith(random, present.key, Buffer.from(dataKey), CONTEXT).toString('base64url'),
    unwrap(wraps) {
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

function rootOf(secret: string) {
  const root = secret.trim();
  if (root.length < 32) {
    throw new RangeError(
      'The root secret must have at least 32 characters. Generate one with: openssl rand -base64 33',
    );
  }
  const derive = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', root, 'mitako', purpose, length));
  return { fingerprint: derive('root-fingerprint', 8).toString('hex'), key: createSecretKey(derive('seal', 32)) };
}

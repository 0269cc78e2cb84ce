import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, compactVerify, CompactSign, errors, exportJWK, type JWK } from 'jose';
import type { Keyring } from '../../system/keyring.ts';

/** What a signature of a checkpoint says to everybody. */
export interface SignedCheckpoint {
  readonly sequence: number;
  readonly day: string;
  readonly hash: string;
  readonly previous: string | null;
}

/**
 * The key of checkpoints, derived from the active version of the data key: it is stored nowhere and outlives those of tokens.
 * Signatures of earlier versions still verify.
 */
export interface CheckpointKey {
  sign(signed: SignedCheckpoint): Promise<string>;
  /** Null: it was not made with this key. */
  verify(signature: string): Promise<SignedCheckpoint | null>;
  /** Of all versions, the present one first. */
  publicJwks(): Promise<readonly JWK[]>;
}

const ALGORITHM = 'EdDSA';
const TYPE = 'mitako-checkpoint+jws';
/** An Ed25519 key of 32 bytes in PKCS #8 (RFC 8410 §7). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export function createCheckpointKey(keyring: Keyring): CheckpointKey {
  const made = new Map<string, CheckpointKeys>();
  /** Of all versions of the data key, the active one first. */
  const keys = (): readonly CheckpointKeys[] =>
    keyring.checkpointSeeds().map((seed) => {
      const name = seed.toString('hex');
      const known = made.get(name) ?? keysOf(seed);
      made.set(name, known);
      return known;
    });

  return {
    publicJwks: () => Promise.all(keys().map(({ publicJwk }) => publicJwk())),
    async sign({ sequence, day, hash, previous }) {
      const [{ privateKey, publicJwk } = missing()] = keys();
      const { kid = '' } = await publicJwk();
      return new CompactSign(Buffer.from(JSON.stringify({ sequence, day, hash, previous })))
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
        .sign(privateKey);
    },
    async verify(signature) {
      for (const { publicKey } of keys()) {
        try {
          const { payload, protectedHeader } = await compactVerify(signature, publicKey, { algorithms: [ALGORITHM] });
          if (protectedHeader.typ !== TYPE) return null;
          // Signed by us, so it has this shape.
          return JSON.parse(Buffer.from(payload).toString()) as SignedCheckpoint;
        } catch (error) {
          if (!(error instanceof errors.JOSEError)) throw error;
        }
      }
      return null;
    },
  };
}

interface CheckpointKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  publicJwk(): Promise<JWK>;
}

function missing(): never {
  throw new RangeError('the data key has no version');
}

function keysOf(seed: Buffer): CheckpointKeys {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  let jwk: Promise<JWK> | null = null;
  return { privateKey, publicKey, publicJwk: () => (jwk ??= publicJwkOf(publicKey)) };
}

async function publicJwkOf(key: KeyObject): Promise<JWK> {
  const jwk = await exportJWK(key);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

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

/** The key of checkpoints, derived from the data key: it is stored nowhere and outlives those of tokens. */
export interface CheckpointKey {
  sign(signed: SignedCheckpoint): Promise<string>;
  /** Null: it was not made with this key. */
  verify(signature: string): Promise<SignedCheckpoint | null>;
  publicJwk(): Promise<JWK>;
}

const ALGORITHM = 'EdDSA';
const TYPE = 'mitako-checkpoint+jws';
/** An Ed25519 key of 32 bytes in PKCS #8 (RFC 8410 §7). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

export function createCheckpointKey(keyring: Keyring): CheckpointKey {
  let made: { readonly privateKey: KeyObject; readonly publicKey: KeyObject } | null = null;
  const keys = () => (made ??= keysOf(keyring.derive('ledger-checkpoint', 32)));

  let jwk: Promise<JWK> | null = null;
  const publicJwk = (): Promise<JWK> => (jwk ??= publicJwkOf(keys().publicKey));

  return {
    publicJwk,
    async sign({ sequence, day, hash, previous }) {
      const { kid = '' } = await publicJwk();
      return new CompactSign(Buffer.from(JSON.stringify({ sequence, day, hash, previous })))
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: TYPE })
        .sign(keys().privateKey);
    },
    async verify(signature) {
      try {
        const { payload, protectedHeader } = await compactVerify(signature, keys().publicKey, {
          algorithms: [ALGORITHM],
        });
        if (protectedHeader.typ !== TYPE) return null;
        // Signed by us, so it has this shape.
        return JSON.parse(Buffer.from(payload).toString()) as SignedCheckpoint;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}

function keysOf(seed: Buffer) {
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

async function publicJwkOf(key: KeyObject): Promise<JWK> {
  const jwk = await exportJWK(key);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

import { WEBHOOK_SECRET_PREFIX } from '@mitako/contract/names';
import { hmacSha256 } from '../system/hmac.ts';
import type { Keyring } from '../system/keyring.ts';
import { endpointSecretContext, type SigningKey } from './secrets.ts';

/** Of an endpoint, by its encrypted secret. @throws Error when the secret was not sealed for this endpoint */
export type SigningKeys = (encryptedSecret: string, endpointId: string) => SigningKey;

const KEYS_MAX = 1_000;

/**
 * Keeps the keys that were used last: opening one takes 13 µs. What was encrypted is read with each delivery and never
 * changes, so a rotated secret is another one, in every process at once, and nothing expires.
 */
export function createSigningKeys(keyring: Pick<Keyring, 'open'>, keysMax = KEYS_MAX): SigningKeys {
  const known = new Map<string, SigningKey>();

  return (encryptedSecret, endpointId) => {
    // Of an endpoint: moved to the row of another one, a secret does not open.
    const name = `${endpointId} ${encryptedSecret}`;
    const key = known.get(name) ?? keyOf(keyring.open(encryptedSecret, endpointSecretContext(endpointId)));
    known.delete(name);
    known.set(name, key);
    for (const oldest of known.keys()) {
      if (known.size <= keysMax) break;
      known.delete(oldest);
    }
    return key;
  };
}

function keyOf(secret: string): SigningKey {
  return {
    whole: hmacSha256(Buffer.from(secret)),
    decoded: hmacSha256(Buffer.from(secret.slice(WEBHOOK_SECRET_PREFIX.length), 'base64')),
  };
}

// A device that makes passkeys and signs with them, as WebAuthn has it.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What a page may differ in from ours. */
export interface Page {
  readonly origin: string;
  readonly rpId: string;
}

export interface Authenticator {
  /** How often it has signed; set it to be a copy, or a device that does not count. */
  count: number;
  /** Credential id, base64url. */
  readonly id: string;
  /** The JSON text of a new passkey. */
  create(challenge: string, page?: Partial<Page>): string;
  /** The JSON text of what it signs. */
  get(challenge: string, page?: Partial<Page>): string;
}

/** Whoever uses it was checked, and present. */
const FLAGS = 0x05;
const HAS_KEY = 0x40;

/** @param isVerifying whether it checks who uses it */
export function authenticatorFor(
  page: Page,
  algorithm: 'ES256' | 'EdDSA' = 'ES256',
  isVerifying = true,
): Authenticator {
  const { publicKey, privateKey } =
    algorithm === 'ES256' ? generateKeyPairSync('ec', { namedCurve: 'P-256' }) : generateKeyPairSync('ed25519');
  const id = randomBytes(20);
  const flags = isVerifying ? FLAGS : FLAGS & ~0x04;
  const credential = (response: object): string =>
    JSON.stringify({
      id: id.toString('base64url'),
      rawId: id.toString('base64url'),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  const dataOf = (type: string, challenge: string, at: Partial<Page>): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at.origin ?? page.origin, crossOrigin: false }));
  const authenticator: Authenticator = {
    count: 0,
    id: id.toString('base64url'),
    create(challenge, at = {}) {
      const key = coseKey(publicKey);
      const length = Buffer.from([0, id.length]);
      const made = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = Buffer.concat([header(at.rpId ?? page.rpId, flags | HAS_KEY, authenticator.count), made]);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]),
      );
      return credential({
        clientDataJSON: dataOf('webauthn.create', challenge, at).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
      });
    },
    get(challenge, at = {}) {
      const clientData = dataOf('webauthn.get', challenge, at);
      const authData = header(at.rpId ?? page.rpId, flags, authenticator.count);
      const signed = Buffer.concat([authData, sha256(clientData)]);
      return credential({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign(algorithm === 'ES256' ? 'sha256' : null, signed, privateKey).toString('base64url'),
      });
    },
  };
  return authenticator;
}

function header(rpId: string, flags: number, count: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flags);
  rest.writeUInt32BE(count, 1);
  return Buffer.concat([sha256(Buffer.from(rpId)), rest]);
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** RFC 9053: kty, alg, crv, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y } = key.export({ format: 'jwk' });
  const point = Buffer.from(x, 'base64url');
  return cbor(
    new Map<number, unknown>(
      y === undefined
        ? [
            [1, 1],
            [3, -8],
            [-1, 6],
            [-2, point],
          ]
        : [
            [1, 2],
            [3, -7],
            [-1, 1],
            [-2, point],
            [-3, Buffer.from(y, 'base64url')],
          ],
    ),
  );
}

/** As much of RFC 8949 as the two have. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])]);
  }
  throw new TypeError(`There is no CBOR of ${typeof value} here.`);
}

function head(major: number, length: number): Buffer {
  const type = major << 5;
  if (length < 24) return Buffer.from([type | length]);
  if (length < 256) return Buffer.from([type | 24, length]);
  return Buffer.from([type | 25, length >> 8, length & 255]);
}

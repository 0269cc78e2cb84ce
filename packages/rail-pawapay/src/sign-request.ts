import { contentDigest, privateKey, signatureAlgorithm, signMessage } from '@mitako/rail-kit';
import type { PawapaySigning } from './options.ts';

/** As in pawaPay's documentation. Its sample covers `content-length` as well, which is left to the HTTP client. */
const COMPONENTS = ['@method', '@authority', '@path', 'signature-date', 'content-digest', 'content-type'];
const VALID_S = 60;

/** A request that moves money. */
interface Order {
  readonly url: string;
  /** By lower-case name; has the content type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly nowMs: number;
}

/**
 * Makes the headers that sign a request (RFC 9421).
 * @throws TypeError when the key is not a private key; its message does not contain it
 */
export function createSigner(signing: PawapaySigning): (order: Order) => Readonly<Record<string, string>> {
  const { keyId: keyid, ecdsaEncoding = 'der' } = signing;
  const key = privateKey(signing.privateKey, 'signing.privateKey');
  const alg = signatureAlgorithm(key);
  if (alg === null) throw new TypeError('signing.privateKey is neither P-256, P-384 nor RSA');
  return ({ url, headers, body, nowMs }) => {
    const created = Math.floor(nowMs / 1_000);
    const covered = { 'signature-date': new Date(nowMs).toISOString(), 'content-digest': contentDigest(body) };
    const parameters = { alg, keyid, created, expires: created + VALID_S };
    const how = { label: 'sig-pp', components: COMPONENTS, parameters, key, ecdsaEncoding };
    return { ...covered, ...signMessage({ method: 'POST', url, headers: { ...headers, ...covered } }, how) };
  };
}

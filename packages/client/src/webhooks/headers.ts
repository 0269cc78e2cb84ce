import { fromBase64, fromHex } from './signature.ts';
import { fail } from './verification-error.ts';

/** Headers in the form of any server: a `Headers`, Node's `request.headers`, or a plain object in any case. */
export type WebhookHeaders =
  | {
      /** Reads a header; null without it. */
      readonly get: (name: string) => string | null;
    }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** The proof in a request's headers. */
export interface Proof {
  /** `standard`: Standard Webhooks. `service`: the header of the specification, which signs only the body. */
  readonly kind: 'standard' | 'service';
  /** The signed prefix of the body. */
  readonly prefix: string;
  /** Signatures, each by one currently valid secret. */
  readonly signatures: readonly Uint8Array<ArrayBuffer>[];
  /** The event's id. For `service` the signature: the same body has the same one on every retry. */
  readonly id: string;
  /** Time of this attempt, in Unix seconds. */
  readonly timestamp?: number;
}

/** During a rotation there are two. Each costs a hash of the body, so the number is bounded. */
const SIGNATURES_MAX = 10;

/** @throws WebhookVerificationError `missing_header`, `malformed_header` */
export function readProof(headers: WebhookHeaders): Proof {
  const service = read(headers, 'x-service-signature');
  if (service && !read(headers, 'webhook-signature')) {
    const digits = /^sha256=([\da-f]{64})$/.exec(service)?.[1] ?? malformed('x-service-signature');
    return { kind: 'service', prefix: '', signatures: [fromHex(digits)], id: digits };
  }
  const id = need(headers, 'webhook-id');
  const timestamp = need(headers, 'webhook-timestamp');
  if (!/^\d{1,12}$/.test(timestamp)) malformed('webhook-timestamp');
  const versioned = need(headers, 'webhook-signature').match(/(?<=\bv1,)\S+/g);
  const signatures = versioned?.slice(0, SIGNATURES_MAX) ?? malformed('webhook-signature');
  const prefix = `${id}.${timestamp}.`;
  return { kind: 'standard', prefix, signatures: signatures.map(fromBase64), id, timestamp: Number(timestamp) };
}

/** Treats an empty header like a missing one. */
function read(headers: WebhookHeaders, name: string): string | null {
  if (typeof headers.get === 'function') return headers.get(name);
  const entries = Object.entries(headers);
  return entries.flatMap(([key, value]) => (key.toLowerCase() === name ? (value ?? []) : [])).join(' ');
}

function need(headers: WebhookHeaders, name: string): string {
  return read(headers, name) || fail('missing_header', `${name} is missing. Does a proxy drop headers?`);
}

function malformed(name: string): never {
  fail('malformed_header', `${name} is malformed.`);
}

import type { KeyObject } from 'node:crypto';
import { isContentDigest } from './content-digest.ts';
import { messageSignature, type SignedMessage } from './message-signatures.ts';

/** Without one of them, a signature could be moved to another request. */
const COVERED = ['@method', '@authority', '@path', 'content-digest'];
/** Of clocks. */
const SKEW_MS = 60_000;

/**
 * The reason why a request is not signed by the owner of a key (RFC 9421 §3.2), for the log; null: it is signed. Its
 * signature must cover method, address and body, and state when it was made and when it ends.
 * @param options.keyOf the public key of an id; null: there is none
 * @param options.lateMs how long after its end a signature is accepted
 */
export async function signatureFault(
  message: SignedMessage & { readonly rawBody: Uint8Array },
  options: {
    readonly label: string;
    readonly keyOf: (id: string) => Promise<KeyObject | null>;
    readonly nowMs: number;
    readonly lateMs: number;
  },
): Promise<string | null> {
  const { label, keyOf, nowMs, lateMs } = options;
  const signature = messageSignature(message, label);
  if (signature === null) return 'it has no signature';
  const { components, parameters } = signature;
  if (COVERED.some((name) => !components.includes(name))) return 'its signature covers too little';
  if (!isContentDigest(message.headers['content-digest'] ?? '', message.rawBody)) return 'its body is another one';
  // One without these times is NaN, which compares as false.
  const createdMs = Number(parameters.get('created')) * 1_000;
  const expiresMs = Number(parameters.get('expires')) * 1_000;
  if (!(createdMs <= nowMs + SKEW_MS && nowMs <= expiresMs + lateMs)) return 'its signature has expired';
  const key = await keyOf(parameters.get('keyid') ?? '');
  if (key === null) return 'its key is unknown';
  return signature.isMadeBy(key) ? null : 'its signature is wrong';
}

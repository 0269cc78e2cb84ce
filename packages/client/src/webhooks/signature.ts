import { WEBHOOK_SECRET_PREFIX } from '@mitako/contract/names';
import { fail } from './verification-error.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Secret of an endpoint, `whsec_…`; an array during a rotation. */
export type WebhookSecret = string | readonly string[];

/** The two keys that a secret yields. */
export interface SigningKeys {
  /** For `X-Service-Signature`: the UTF-8 bytes of the whole secret. */
  readonly service: Bytes;
  /** For `webhook-signature` (Standard Webhooks): the base64 after `whsec_`, decoded. */
  readonly standard: Bytes;
}

/** Standard Webhooks requires at least 24 bytes; Mitako's secrets have 33. */
const KEY_BYTES_MIN = 24;

/**
 * Parses secrets as they were shown when the endpoint was created.
 * @throws WebhookVerificationError `bad_secret`, with the reason
 */
export function readSecrets(secrets: WebhookSecret | undefined): readonly [SigningKeys, ...SigningKeys[]] {
  const [first, ...others] = [secrets].flat();
  return [readSecret(first), ...others.map(readSecret)];
}

function readSecret(secret = ''): SigningKeys {
  // A RegExp takes what JavaScript passes that is no text.
  if (!/^\s*whsec_/.test(secret)) badSecret('is missing, or does not start with whsec_.');
  if (/\s/.test(secret)) badSecret('has white space: trim it.');
  const standard = fromBase64(secret.slice(WEBHOOK_SECRET_PREFIX.length));
  if (standard.length < KEY_BYTES_MIN) badSecret('is incomplete.');
  return { standard, service: joined(secret) };
}

function badSecret(words: string): never {
  fail('bad_secret', `The webhook secret ${words}`);
}

/** HMAC-SHA256. */
export async function sign(key: Bytes, content: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await hmacKey(key), content));
}

/** Whether `signature` is the HMAC-SHA256 of `content`, in constant time. */
export async function matches(key: Bytes, signature: Bytes, content: Bytes): Promise<boolean> {
  return crypto.subtle.verify('HMAC', await hmacKey(key), signature, content);
}

/** A string as UTF-8 and the bytes that follow it, in memory of their own. */
export function joined(text: string, rest: Uint8Array = Uint8Array.of()): Bytes {
  const head = new TextEncoder().encode(text);
  const bytes = new Uint8Array(head.length + rest.length);
  bytes.set(head);
  bytes.set(rest, head.length);
  return bytes;
}

export function toBase64(bytes: Bytes): string {
  return btoa(String.fromCharCode(...bytes));
}

/**
 * Returns no bytes unless the string is standard base64. Each byte sequence has exactly one encoding, so variants are
 * rejected.
 */
export function fromBase64(text: string): Bytes {
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    if (toBase64(bytes) === text) return bytes;
  } catch {
    // Rejects invalid base64 as well.
  }
  return Uint8Array.of();
}

export function toHex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Decodes pairs of hexadecimal digits. */
export function fromHex(digits: string): Bytes {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hmacKey(key: Bytes) {
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
}

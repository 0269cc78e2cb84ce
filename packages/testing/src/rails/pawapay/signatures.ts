import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { ReceivedRequest } from '../received-request.ts';

// pawaPay's use of RFC 9421, written from its documentation alone: one label, this order of components and parameters.

const COMPONENTS = ['@method', '@authority', '@path', 'signature-date', 'content-digest', 'content-type'];
const LIST = `(${COMPONENTS.map((name) => `"${name}"`).join(' ')})`;

/** The headers of a callback, signed with pawaPay's key. */
export function signedHeaders(
  url: string,
  body: string,
  by: {
    readonly key: KeyObject;
    readonly keyId: string;
    readonly nowMs: number;
    readonly encoding: 'der' | 'ieee-p1363';
  },
): Record<string, string> {
  const created = Math.floor(by.nowMs / 1_000);
  const parameters = `${LIST};alg="ecdsa-p256-sha256";keyid="${by.keyId}";created=${created};expires=${created + 60}`;
  const headers = {
    'content-type': 'application/json; charset=UTF-8',
    'content-digest': digest(body),
    'signature-date': new Date(by.nowMs).toISOString(),
  };
  const base = baseOf({ method: 'POST', url, headers: new Headers(headers) }, parameters);
  const made = sign('sha256', Buffer.from(base), { key: by.key, dsaEncoding: by.encoding }).toString('base64');
  return { ...headers, 'signature-input': `sig-pp=${parameters}`, signature: `sig-pp=:${made}:` };
}

/** Whether the customer signed a request with the key of the dashboard. */
export function isSigned(
  request: ReceivedRequest,
  customer: { readonly keyId: string; readonly publicKey: string },
  nowMs: number,
): boolean {
  const { headers, body } = request;
  const parameters = /^sig-pp=(\(.*)$/.exec(headers.get('signature-input') ?? '')?.[1] ?? '';
  const made = /^sig-pp=:([^:]+):$/.exec(headers.get('signature') ?? '')?.[1];
  const [, keyId] = /;keyid="([^"]+)"/.exec(parameters) ?? [];
  const [, expires] = /;expires=(\d+)/.exec(parameters) ?? [];
  if (made === undefined || keyId !== customer.keyId || Number(expires) * 1_000 < nowMs) return false;
  if (!parameters.startsWith(`${LIST};`) || headers.get('content-digest') !== digest(body)) return false;
  const key = createPublicKey(customer.publicKey);
  return verify('sha256', Buffer.from(baseOf(request, parameters)), key, Buffer.from(made, 'base64'));
}

function digest(body: string): string {
  return `sha-512=:${createHash('sha512').update(body).digest('base64')}:`;
}

function baseOf(message: Pick<ReceivedRequest, 'method' | 'url' | 'headers'>, parameters: string): string {
  const { host, pathname } = new URL(message.url);
  const header = (name: string): string => message.headers.get(name) ?? '';
  return [
    `"@method": ${message.method}`,
    `"@authority": ${host}`,
    `"@path": ${pathname}`,
    `"signature-date": ${header('signature-date')}`,
    `"content-digest": ${header('content-digest')}`,
    `"content-type": ${header('content-type')}`,
    `"@signature-params": ${parameters}`,
  ].join('\n');
}

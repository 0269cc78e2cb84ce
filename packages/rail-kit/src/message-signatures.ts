import { constants, type KeyObject, sign, verify } from 'node:crypto';
import { byteSequence, dictionaryMember, split } from './dictionary.ts';

// HTTP Message Signatures of requests (RFC 9421), with key pairs.

/** A request that has a signature, or gets one. */
export interface SignedMessage {
  /** `POST`; in capitals. */
  readonly method: string;
  /** As its sender addresses it. */
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A signature that a request came with. What it covers and when it was made is for the caller to judge. */
export interface MessageSignature {
  /** The covered parts: header names, and derived components such as `@path`. */
  readonly components: readonly string[];
  /** `created` and `expires` in seconds since 1970, `keyid`, `alg`, and others. */
  readonly parameters: ReadonlyMap<string, string>;
  /** Whether it was made with the private half of this key, by the algorithm that it names. */
  isMadeBy(key: KeyObject): boolean;
}

/**
 * The headers `signature-input` and `signature` of a request.
 * @param options.components covered ones, in this order; the message has each
 * @param options.parameters in this order
 * @param options.ecdsaEncoding `ieee-p1363` as RFC 9421 §3.3.4 has it, or `der`, as some sign
 * @throws Error when the message lacks a component
 */
export function signMessage(
  message: SignedMessage,
  options: {
    readonly label: string;
    readonly components: readonly string[];
    readonly parameters: Readonly<Record<string, string | number>>;
    readonly key: KeyObject;
    readonly ecdsaEncoding?: 'ieee-p1363' | 'der';
  },
): { readonly 'signature-input': string; readonly signature: string } {
  const { label, components, key, ecdsaEncoding: dsaEncoding = 'ieee-p1363' } = options;
  const list = components.map((name) => `"${name}"`).join(' ');
  const parameters = Object.entries(options.parameters).map(
    ([name, value]) => `;${name}=${typeof value === 'number' ? value : `"${value}"`}`,
  );
  const input = `(${list})${parameters.join('')}`;
  const base = signatureBase(message, components, input);
  if (base === null) throw new Error(`the message lacks one of ${list}`);
  const { alg } = options.parameters;
  const algorithm = algorithmOf(key, alg === undefined ? undefined : String(alg));
  if (algorithm === null) throw new Error('the key is not of this algorithm');
  const { hash, padding } = algorithm;
  const made = sign(hash, base, { key, dsaEncoding, ...padding });
  return { 'signature-input': `${label}=${input}`, signature: `${label}=:${made.toString('base64')}:` };
}

/** The signature of a request under a label; null: it has none, or one that is malformed or covers what it lacks. */
export function messageSignature(message: SignedMessage, label: string): MessageSignature | null {
  const input = dictionaryMember(message.headers['signature-input'] ?? '', label);
  const bytes = byteSequence(dictionaryMember(message.headers['signature'] ?? '', label));
  const [list = '', ...rest] = split(input ?? '', ';');
  const components = componentsIn(list);
  const parameters = new Map(rest.map(parameterIn));
  if (input === null || bytes === null || components === null || parameters.has('')) return null;
  const base = signatureBase(message, components, input);
  if (base === null) return null;
  return {
    components,
    parameters,
    isMadeBy(key) {
      const algorithm = algorithmOf(key, parameters.get('alg'));
      if (algorithm === null) return false;
      const { hash, padding, rawLength } = algorithm;
      // RFC 9421 wants the two numbers side by side; some sign with OpenSSL's default instead, DER.
      const dsaEncoding = bytes.byteLength === rawLength ? 'ieee-p1363' : 'der';
      return verify(hash, base, { key, dsaEncoding, ...padding }, bytes);
    },
  };
}

/** The signed text (RFC 9421 §2.5). */
function signatureBase(message: SignedMessage, components: readonly string[], input: string): Uint8Array | null {
  const lines: string[] = [];
  for (const name of components) {
    const value = name.startsWith('@') ? derivedComponent(message, name) : message.headers[name]?.trim();
    if (value === undefined) return null;
    lines.push(`"${name}": ${value}`);
  }
  return Buffer.from([...lines, `"@signature-params": ${input}`].join('\n'));
}

/** RFC 9421 §2.2. */
function derivedComponent({ method, url }: SignedMessage, name: string): string | undefined {
  const { host, pathname, protocol, search } = new URL(url);
  switch (name) {
    case '@method':
      return method;
    case '@target-uri':
      return url;
    case '@authority':
      return host;
    case '@scheme':
      return protocol.slice(0, -1);
    case '@request-target':
      return `${pathname}${search}`;
    case '@path':
      return pathname;
    case '@query':
      return search === '' ? '?' : search;
    default:
      return undefined;
  }
}

/** Names of an inner list without parameters; null: it has parameters, a name twice, or is not a list. */
function componentsIn(list: string): readonly string[] | null {
  if (!/^\((?:"[a-z0-9@_.-]+"(?: (?=")|(?=\))))*\)$/.test(list)) return null;
  const names = list.match(/[a-z0-9@_.-]+/g) ?? [];
  return new Set(names).size === names.length ? names : null;
}

/** Empty: it is malformed. */
function parameterIn(text: string): readonly [string, string] {
  const [, name = '', string, integer = ''] = /^([a-z][a-z0-9_.*-]*)=(?:"([^"\\]*)"|(\d{1,15}))$/.exec(text) ?? [];
  return [name, string ?? integer];
}

interface Algorithm {
  readonly hash: 'sha256' | 'sha384' | 'sha512' | null;
  readonly padding?: { readonly padding: number; readonly saltLength?: number };
  /** Of an ECDSA signature that is not DER. */
  readonly rawLength?: number;
}

/** RFC 9421 §3.3. A key of one kind is used by no algorithm of another. */
function algorithmOf(key: KeyObject, alg: string | undefined): Algorithm | null {
  const algorithms = algorithmsOf(key);
  const name = alg ?? signatureAlgorithm(key) ?? '';
  return Object.hasOwn(algorithms, name) ? (algorithms[name] ?? null) : null;
}

/** The algorithm of a key, `ecdsa-p256-sha256`, for the parameter `alg`; null: it can make no such signatures. */
export function signatureAlgorithm(key: KeyObject): string | null {
  return Object.keys(algorithmsOf(key))[0] ?? null;
}

function algorithmsOf(key: KeyObject): Readonly<Record<string, Algorithm>> {
  const type = key.asymmetricKeyType;
  const kind = type === 'ec' ? key.asymmetricKeyDetails?.namedCurve : type;
  return ALGORITHMS[kind ?? ''] ?? {};
}

const ALGORITHMS: Readonly<Record<string, Readonly<Record<string, Algorithm>>>> = {
  prime256v1: { 'ecdsa-p256-sha256': { hash: 'sha256', rawLength: 64 } },
  secp384r1: { 'ecdsa-p384-sha384': { hash: 'sha384', rawLength: 96 } },
  ed25519: { ed25519: { hash: null } },
  rsa: {
    'rsa-pss-sha512': { hash: 'sha512', padding: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 64 } },
    'rsa-v1_5-sha256': { hash: 'sha256', padding: { padding: constants.RSA_PKCS1_PADDING } },
  },
};

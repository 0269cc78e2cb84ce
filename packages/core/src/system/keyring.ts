import { createSecretKey, hash, hkdfSync, type KeyObject } from 'node:crypto';
import { keepNewest } from '../basics/keep-newest.ts';
import type { Random } from '../ports/system.ts';
import { answerOfBytes, bytesOfAnswer } from './answer-bytes.ts';
import { type Hmac, hmacSha256 } from './hmac.ts';
import { isSame } from './is-same.ts';
import { openWith, sealWith } from './sealing.ts';

/**
 * Keyed hashes under one version of the data key. Those that rows are found or counted by begin with the version, from the
 * second one on: one byte.
 */
export interface HashKeys {
  readonly version: number;
  /** The stored form of an API or operator key. */
  hashKey(key: string): string;
  /** Input of the PIN's slow hash: a four-digit PIN under argon2 alone falls in minutes. */
  pepperPin(principalId: string, pin: string): string;
  /** Keyed hash of an idempotent request: an unkeyed one would let a reader of the database guess bodies. */
  fingerprint(text: string): string;
  /** The stored form of a cash-out code; six digits are guessed at once from an unkeyed hash. */
  hashCashOutCode(walletId: string, code: string): string;
  /** Finds a payment by its cash code. Of its mode, so that test payments use up no live codes. */
  hashCashCode(livemode: boolean, code: string): string;
  /** Finds accounts by their number: unkeyed, all numbers of a country are tried in minutes. */
  hashPhone(phone: string): string;
  /**
   * Finds attempts by the payer's number. Another key than for accounts: a copy of the database does not reveal payers.
   */
  hashPayerPhone(phone: string): string;
  /** Authenticates a code that resets a password: it is stored nowhere, and names the password that it replaces. */
  passwordResetMac(text: string): string;
  /** Authenticates the token of a login that waits for the second factor. */
  loginMac(text: string): string;
  /** Authenticates a link in a message, over its row. */
  linkMac(text: string): string;
  /** Finds accounts by their e-mail address, in canonical form. */
  hashEmail(email: string): string;
  /** The stored form of a rate limit's key, which may be an e-mail or an address. */
  hashLimitKey(key: string): string;
}

/** What a version leaves for ever: keys of what is never written again. Nothing else of the version follows from it. */
interface KeptKeys {
  readonly version: number;
  readonly token: Hmac;
  readonly ledgerEntry: Hmac;
  readonly ledgerChain: Hmac;
  readonly audit: KeyObject;
  readonly checkpoint: Buffer;
  readonly customer: Hmac;
  readonly stable: Buffer;
}

/**
 * Everything derived from the data key, which itself is used for nothing else (HKDF, RFC 5869). That is in the database,
 * sealed under the root secret: a copy of the database alone is not enough to decrypt what is sealed here, and allows no
 * guessing of PINs. New values are made with its active version.
 */
export interface Keyring extends HashKeys {
  /**
   * The same of each version that has not ended, oldest first: a row only ever moves to a later one, so looking for it in this
   * order does not miss it.
   */
  under<Value>(make: (keys: HashKeys) => Value): readonly Value[];
  /** Legacy payment token: shown with the return URL, and stored nowhere, because it names its payment. */
  paymentToken(paymentId: string): string;
  /** The payment of a token, of any version; null: this gateway did not make it. */
  paymentOfToken(token: string): string | null;
  /**
   * See `ledger/chain.ts`: the database alone is not enough to add to the ledger.
   * @param like a stored one, whose version is used, ended or not. Default: the active one
   */
  entryMac(text: string, like?: string): string;
  chainHash(text: string, like?: string): string;
  /** Seeds of the keys that sign checkpoints, of all versions, the active one first. */
  checkpointSeeds(): readonly Buffer[];
  /** A customer's id of a merchant and mode, 128 bits in hexadecimal digits: the same in every version. */
  hashCustomer(text: string): string;
  /** AES-256-GCM; `context` must be the same when opening (additional data), so a value cannot be moved to another row. */
  seal(plain: string, context: string): string;
  /** The same for the body of an answer, in a third of the room (see `answer-bytes.ts`). */
  sealAnswer(body: string, context: string): string;
  /** What either of them sealed. @throws Error when it was changed, or its version has ended */
  open(sealed: string, context: string): string;
  /** Of rows that are never updated: it opens after its version has ended, too. */
  sealKept(plain: string, context: string): string;
  openKept(sealed: string, context: string): string;
  /** Seals bytes with the key of files: version, nonce, tag, and as many bytes as it was given. */
  sealBytes(plain: Uint8Array, context: string): Uint8Array;
  /** What `sealBytes` sealed. */
  openBytes(sealed: Uint8Array, context: string): Uint8Array;
  /** A stable secret of the database: the same purpose yields the same bytes in every version. */
  derive(purpose: string, length: number): Buffer;
}

/** A version of the data key: whole, or what is left once it has ended. */
export type DataKeyVersion = { readonly version: number } & ({ readonly secret: string } | { readonly kept: string });

/** Bytes are tagged with it. */
export const VERSIONS_MAX = 255;

/**
 * @param versions oldest first, the active one among them
 * @param active its number. Default: the last
 */
export function createKeyring(
  versions: readonly DataKeyVersion[],
  random: Random,
  active: number = versions.at(-1)?.version ?? 0,
): Keyring {
  const whole = new Map(
    versions.flatMap((each) =>
      'secret' in each ? [[each.version, wholeKeys(each.version, each.secret)] as const] : [],
    ),
  );
  const hashesOfAll = Array.from(whole.values(), ({ hashes }) => hashes);
  const kept = new Map(versions.map((each) => [each.version, keptKeys(each.version, keptOf(each))] as const));
  const present = whole.get(active);
  const [first] = kept.values();
  const left = kept.get(active);
  if (present === undefined || first === undefined || left === undefined) {
    throw new RangeError(`The data key has no version ${active}.`);
  }

  const paymentToken = (paymentId: string, keys: KeptKeys): string => {
    const named = `v${keys.version}`;
    return `${named}_${paymentId}_${keys.token(`${named}:${paymentId}`, 'base64url')}`;
  };
  const keptOfHash = (like: string | undefined): KeptKeys =>
    (like === undefined ? undefined : kept.get(versionOfHash(like))) ?? left;
  const sealText = (form: string, key: KeyObject, plain: Uint8Array, context: string): string =>
    `v${active}${form}.${sealWith(random, key, plain, context).toString('base64url')}`;
  const openText = (
    keys: ReadonlyMap<number, { readonly seal: KeyObject }>,
    sealed: string,
    context: string,
  ): string => {
    const [, version = '', form, text = ''] = SEALED.exec(sealed) ?? [];
    const key = keys.get(Number(version))?.seal;
    if (key === undefined) throw new Error(`no key of version ${version} opens it`);
    const plain = openWith(key, Buffer.from(text, 'base64url'), context);
    return form === ANSWER ? answerOfBytes(plain) : plain.toString('utf8');
  };
  const keptSeals = new Map([...kept].map(([version, { audit }]) => [version, { seal: audit }] as const));

  return {
    ...present.hashes,
    under: (make) => hashesOfAll.map((hashes) => make(hashes)),
    paymentToken: (paymentId) => paymentToken(paymentId, left),
    paymentOfToken(token) {
      const [, version = '', paymentId = ''] = /^v(\d{1,3})_(pay_[a-z0-9]+)_/.exec(token) ?? [];
      const keys = kept.get(Number(version));
      return keys !== undefined && isSame(token, paymentToken(paymentId, keys)) ? paymentId : null;
    },
    entryMac(text, like) {
      const { version, ledgerEntry } = keptOfHash(like);
      return tagged(version, ledgerEntry, text, 'base64url');
    },
    chainHash(text, like) {
      const { version, ledgerChain } = keptOfHash(like);
      return tagged(version, ledgerChain, text, 'base64url');
    },
    checkpointSeeds: () =>
      [left, ...[...kept.values()].filter((each) => each !== left)].map(({ checkpoint }) => checkpoint),
    hashCustomer: (text) => first.customer(text, 'hex').slice(0, 32),
    seal: (plain, context) => sealText(TEXT, present.seal, Buffer.from(plain), context),
    sealAnswer: (body, context) => sealText(ANSWER, present.seal, bytesOfAnswer(body), context),
    open: (sealed, context) => openText(whole, sealed, context),
    sealKept: (plain, context) => sealText(TEXT, left.audit, Buffer.from(plain), context),
    openKept: (sealed, context) => openText(keptSeals, sealed, context),
    sealBytes: (plain, context) =>
      Buffer.concat([Uint8Array.of(active), sealWith(random, present.file, plain, context)]),
    openBytes(sealed, context) {
      const keys = whole.get(sealed[0] ?? 0);
      if (keys === undefined) throw new Error(`no key of version ${sealed[0]} opens it`);
      return openWith(keys.file, sealed.subarray(1), context);
    },
    derive: (purpose, length) => derived(first.stable, purpose, length),
  };
}

/** What remains of a version once it has ended. */
export function endedVersion(version: DataKeyVersion): DataKeyVersion {
  return { version: version.version, kept: keptOf(version) };
}

/** The version that a sealed value begins with; 0: it is none. */
export function versionOfSealed(sealed: string): number {
  return Number(SEALED.exec(sealed)?.[1] ?? 0);
}

/** Of a keyed hash in base64url: 32 bytes, from the second version on after a byte with its number. */
export function versionOfHash(stored: string): number {
  const bytes = Buffer.from(stored, 'base64url');
  return bytes.length > HASH_BYTES ? (bytes[0] ?? 1) : 1;
}

const HASH_BYTES = 32;
const KEY_HASHES_MAX = 1_000;
/** What follows the version of a sealed value. */
const TEXT = '';
const ANSWER = 'a';
const SEALED = /^v(\d{1,3})(a?)\.(.*)$/s;

function wholeKeys(version: number, secret: string) {
  const macFor = (purpose: string): Hmac => hmacSha256(derived(secret, purpose, 32));
  const keys = {
    apiKey: macFor('api-key'),
    pin: macFor('pin-pepper'),
    fingerprint: macFor('idempotency-fingerprint'),
    cashOutCode: macFor('cash-out-code'),
    cashCode: macFor('cash-code'),
    phone: macFor('account-phone'),
    payerPhone: macFor('payer-phone'),
    passwordReset: macFor('password-reset'),
    login: macFor('login-token'),
    link: macFor('link'),
    email: macFor('account-email'),
    limit: macFor('rate-limit'),
  };
  // By an unkeyed hash of what is presented, a tenth of the keyed one: a caller presents the same key each time.
  const hashesOfKeys = new Map<string, string>();
  const hashKey = (key: string): string => {
    const presented = hash('sha256', key, 'base64');
    const known = hashesOfKeys.get(presented);
    if (known !== undefined) return known;
    const hashed = tagged(version, keys.apiKey, key, 'hex');
    keepNewest(hashesOfKeys, KEY_HASHES_MAX, presented, hashed);
    return hashed;
  };
  const stored = (key: Hmac, text: string): string => tagged(version, key, text, 'base64url');
  const hashes: HashKeys = {
    version,
    hashKey,
    pepperPin: (principalId, pin) => keys.pin(`${principalId}:${pin}`, 'base64url'),
    fingerprint: (text) => keys.fingerprint(text, 'base64url'),
    hashCashOutCode: (walletId, code) => keys.cashOutCode(`${walletId}:${code}`, 'base64url'),
    hashCashCode: (livemode, code) => stored(keys.cashCode, `${livemode ? 'live' : 'test'}:${code}`),
    hashPhone: (phone) => stored(keys.phone, phone),
    hashPayerPhone: (phone) => stored(keys.payerPhone, phone),
    passwordResetMac: (text) => keys.passwordReset(text, 'base64url'),
    linkMac: (text) => keys.link(text, 'base64url'),
    loginMac: (text) => keys.login(text, 'base64url'),
    hashEmail: (email) => stored(keys.email, email),
    hashLimitKey: (key) => keys.limit(key, 'base64url'),
  };
  return { hashes, seal: keyOf(secret, 'seal'), file: keyOf(secret, 'file') };
}

function keptKeys(version: number, secret: string): KeptKeys {
  const macFor = (purpose: string): Hmac => hmacSha256(derived(secret, purpose, 32));
  return {
    version,
    token: macFor('payment-token'),
    ledgerEntry: macFor('ledger-entry'),
    ledgerChain: macFor('ledger-chain'),
    audit: keyOf(secret, 'audit'),
    checkpoint: derived(secret, 'ledger-checkpoint', 32),
    customer: macFor('customer'),
    stable: derived(secret, 'stable', 32),
  };
}

function keptOf(version: DataKeyVersion): string {
  return 'kept' in version ? version.kept : derived(version.secret, 'kept', 32).toString('base64url');
}

function keyOf(secret: string, purpose: string): KeyObject {
  return createSecretKey(derived(secret, purpose, 32));
}

function derived(secret: string | Buffer, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'mitako', purpose, length));
}

function tagged(version: number, mac: Hmac, text: string, encoding: 'hex' | 'base64url'): string {
  if (version === 1) return mac(text, encoding);
  return Buffer.concat([Uint8Array.of(version), mac(text)]).toString(encoding);
}

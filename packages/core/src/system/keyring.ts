import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';
import type { Random } from '../ports/system.ts';
import { answerOfBytes, bytesOfAnswer } from './answer-bytes.ts';

/**
 * Everything derived from the data key, which itself is used for nothing else (HKDF, RFC 5869). That is in the database,
 * sealed under the root secret: a copy of the database alone is not enough to decrypt what is sealed here, and allows no
 * guessing of PINs.
 */
export interface Keyring {
  /** The stored form of an API or operator key. */
  hashKey(key: string): string;
  /** Input of the PIN's slow hash: a four-digit PIN under argon2 alone falls in minutes. */
  pepperPin(principalId: string, pin: string): string;
  /** Keyed hash of an idempotent request: an unkeyed one would let a reader of the database guess bodies. */
  fingerprint(text: string): string;
  /** Legacy payment token: shown with the return URL, and stored nowhere, because it names its payment. */
  paymentToken(paymentId: string): string;
  /** The payment of a token; null: this gateway did not make it. */
  paymentOfToken(token: string): string | null;
  /** See `ledger/chain.ts`: the database alone is not enough to add to the ledger. */
  entryMac(text: string): string;
  chainHash(text: string): string;
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
  /** A customer's id of a merchant and mode, 128 bits in hexadecimal digits. */
  hashCustomer(text: string): string;
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
  /** AES-256-GCM; `context` must be the same when opening (additional data), so a value cannot be moved to another row. */
  seal(plain: string, context: string): string;
  /** The same for the body of an answer, in a third of the room (see `answer-bytes.ts`). */
  sealAnswer(body: string, context: string): string;
  /** What either of them sealed. */
  open(sealed: string, context: string): string;
  /** Seals bytes with the key of files: nonce, tag, and as many bytes as it was given. */
  sealBytes(plain: Uint8Array, context: string): Uint8Array;
  /** What `sealBytes` sealed. */
  openBytes(sealed: Uint8Array, context: string): Uint8Array;
  /** A stable secret: the same data key and purpose yield the same bytes. */
  derive(purpose: string, length: number): Buffer;
}

/** @param secret 32 characters at least: the data key, or a root secret */
export function createKeyring(secret: string, random: Random): Keyring {
  const derive = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, 'mitako', purpose, length));
  // Key objects created once: from bytes, createHmac creates one each time, which costs more than the digest.
  const keyFor = (purpose: string): KeyObject => createSecretKey(derive(purpose, 32));
  const keys = {
    apiKey: keyFor('api-key'),
    pin: keyFor('pin-pepper'),
    fingerprint: keyFor('idempotency-fingerprint'),
    token: keyFor('payment-token'),
    ledgerEntry: keyFor('ledger-entry'),
    ledgerChain: keyFor('ledger-chain'),
    cashOutCode: keyFor('cash-out-code'),
    cashCode: keyFor('cash-code'),
    phone: keyFor('account-phone'),
    payerPhone: keyFor('payer-phone'),
    customer: keyFor('customer'),
    passwordReset: keyFor('password-reset'),
    login: keyFor('login-token'),
    link: keyFor('link'),
    email: keyFor('account-email'),
    limit: keyFor('rate-limit'),
    seal: keyFor('seal'),
    file: keyFor('file'),
  };
  const hmac = (key: KeyObject, text: string) => createHmac('sha256', key).update(text);
  const paymentToken = (paymentId: string): string =>
    `v1_${paymentId}_${hmac(keys.token, `v1:${paymentId}`).digest('base64url')}`;

  function sealWith(key: KeyObject, plain: Uint8Array, context: string): Buffer {
    const nonce = random.bytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  function openWith(key: KeyObject, bytes: Uint8Array, context: string): Buffer {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  }

  const sealedBytes = (plain: Uint8Array, context: string): string =>
    sealWith(keys.seal, plain, context).toString('base64url');

  return {
    hashKey: (key) => hmac(keys.apiKey, key).digest('hex'),
    pepperPin: (principalId, pin) => hmac(keys.pin, `${principalId}:${pin}`).digest('base64url'),
    fingerprint: (text) => hmac(keys.fingerprint, text).digest('base64url'),
    paymentToken,
    paymentOfToken(token) {
      const paymentId = /^v1_(pay_[a-z0-9]+)_/.exec(token)?.[1];
      return paymentId !== undefined && isSame(token, paymentToken(paymentId)) ? paymentId : null;
    },
    entryMac: (text) => hmac(keys.ledgerEntry, text).digest('base64url'),
    chainHash: (text) => hmac(keys.ledgerChain, text).digest('base64url'),
    hashCashOutCode: (walletId, code) => hmac(keys.cashOutCode, `${walletId}:${code}`).digest('base64url'),
    hashCashCode: (livemode, code) => hmac(keys.cashCode, `${livemode ? 'live' : 'test'}:${code}`).digest('base64url'),
    hashPhone: (phone) => hmac(keys.phone, phone).digest('base64url'),
    hashPayerPhone: (phone) => hmac(keys.payerPhone, phone).digest('base64url'),
    passwordResetMac: (text) => hmac(keys.passwordReset, text).digest('base64url'),
    linkMac: (text) => hmac(keys.link, text).digest('base64url'),
    loginMac: (text) => hmac(keys.login, text).digest('base64url'),
    hashCustomer: (text) => hmac(keys.customer, text).digest('hex').slice(0, 32),
    hashEmail: (email) => hmac(keys.email, email).digest('base64url'),
    hashLimitKey: (key) => hmac(keys.limit, key).digest('base64url'),
    seal: (plain, context) => `${TEXT}${sealedBytes(Buffer.from(plain), context)}`,
    sealAnswer: (body, context) => `${ANSWER}${sealedBytes(bytesOfAnswer(body), context)}`,
    open(sealed, context) {
      const plain = openWith(keys.seal, Buffer.from(sealed.slice(TEXT.length), 'base64url'), context);
      return sealed.startsWith(ANSWER) ? answerOfBytes(plain) : plain.toString('utf8');
    },
    sealBytes: (plain, context) => sealWith(keys.file, plain, context),
    openBytes: (sealed, context) => openWith(keys.file, sealed, context),
    derive,
  };
}

/** How a sealed value begins. */
const TEXT = 'v1.';
const ANSWER = 'v2.';

/** Without telling by its time how much is the same. */
function isSame(given: string, made: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(made)];
  return one.length === other.length && timingSafeEqual(one, other);
}

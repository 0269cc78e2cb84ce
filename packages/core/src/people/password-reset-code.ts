import { ALPHABET } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';
import { isSame } from '../system/is-same.ts';
import type { HashKeys } from '../system/keyring.ts';

const MINUTE_MS = 60 * 1000;
/** Time to hand it over and to type it. */
const LIFE_MINUTES = 60;

const LETTERS = ALPHABET.toUpperCase();
/** 60 bits. They are guessed online only, by as many attempts as logins have: their key is not in the database. */
const LENGTH = 12;

export interface ResetCode {
  /** `7K2M-QX4D-93TB` */
  readonly code: string;
  /** At the end of a minute: it is not part of the code, so few are possible. */
  readonly expiresAtMs: number;
}

/**
 * A code that replaces this very password of a merchant: stored nowhere, because it is authenticated. It is good once,
 * since afterwards the password is another one.
 */
export function newResetCode(context: Context, principal: Principal): ResetCode {
  const expiresAtMs = lastMinute(context.clock.now()) * MINUTE_MS;
  return { code: codeOf(context.keyring, principal, expiresAtMs).replaceAll(/.{4}(?=.)/g, '$&-'), expiresAtMs };
}

/** Whether a code replaces this merchant's password, and has not expired. The same work where there is none. */
export function verifyResetCode(context: Context, principal: Principal | null, typed: string): principal is Principal {
  const given = normalized(typed);
  const last = lastMinute(context.clock.now());
  // One more at the end: clocks of processes differ.
  const isRight = Array.from({ length: LIFE_MINUTES + 1 }, (_, index) => {
    const expiresAtMs = (last + 1 - index) * MINUTE_MS;
    return context.keyring.under((keys) => isSame(given, codeOf(keys, principal ?? NO_PRINCIPAL, expiresAtMs)));
  })
    .flat()
    .includes(true);
  return isRight && principal !== null;
}

const NO_PRINCIPAL: Pick<Principal, 'id' | 'passwordHash'> = { id: '', passwordHash: '' };

/** The last one that ends within the hour. */
function lastMinute(nowMs: number): number {
  return Math.floor(nowMs / MINUTE_MS) + LIFE_MINUTES;
}

function codeOf(
  keys: HashKeys,
  { id, passwordHash }: Pick<Principal, 'id' | 'passwordHash'>,
  expiresAtMs: number,
): string {
  const mac = keys.passwordResetMac(`${id}:${expiresAtMs}:${passwordHash}`);
  return [...Buffer.from(mac, 'base64url').subarray(0, LENGTH)]
    .map((byte) => LETTERS.charAt(byte % LETTERS.length))
    .join('');
}

/** As it is typed after hearing it. */
function normalized(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

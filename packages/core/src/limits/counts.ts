import type { RouteLimit } from '@mitako/contract';
import { API_KEY_PREFIXES, OPERATOR_KEY_PREFIX } from '@mitako/contract/names';
import { hash } from 'node:crypto';
import type { Caller } from '../kernel/caller.ts';
import type { Keyring } from '../system/keyring.ts';
import { addressKey } from './address-key.ts';
import { RATE_LIMITS, type RateLimitPolicy } from './policies.ts';

/** One request under one limit. */
export interface Count {
  readonly policy: RateLimitPolicy;
  readonly key: string;
}

/**
 * Limits of a route before any check. Without an address, limits by address are not applied: one count for
 * all callers would let one caller lock out all others.
 */
export function routeCount(limit: RouteLimit, slug: string | null, address: string | null): Count | null {
  const who = address === null ? null : addressKey(address);
  switch (limit) {
    case 'login':
      return who === null ? null : { policy: RATE_LIMITS.loginAddress, key: who };
    case 'register':
      return who === null ? null : { policy: RATE_LIMITS.register, key: who };
    case 'mail':
      return who === null ? null : { policy: RATE_LIMITS.mailAddress, key: who };
    case 'pay':
      return isCountable(slug) ? { policy: RATE_LIMITS.pay, key: slug } : null;
    case 'checkout':
      return isCountable(slug) ? { policy: RATE_LIMITS.checkout, key: `${slug} ${who ?? ''}` } : null;
    case 'payment_link':
      return isCountable(slug) ? { policy: RATE_LIMITS.paymentLink, key: `${slug} ${who ?? ''}` } : null;
    case 'rail_callback':
      return who === null ? null : { policy: RATE_LIMITS.railCallback, key: who };
    case 'address':
      return who === null ? null : { policy: RATE_LIMITS.address, key: who };
    case 'cash_code':
    case 'cash_holder':
      return who === null ? null : { policy: RATE_LIMITS.cashCodeAddress, key: who };
    case 'receipt':
      return who === null ? null : { policy: RATE_LIMITS.receiptAddress, key: who };
    case 'text':
    case 'cash_out_code':
    case 'sandbox_clock':
    case 'replay_failed':
    case 'test_payments':
      // Limits by account, once the caller is known.
      return null;
  }
}

/** Cash-out codes of one user. */
export function cashOutCodeCount(userId: string): Count {
  return { policy: RATE_LIMITS.cashOutCode, key: userId };
}

/** Steps of the clock of one merchant's test mode. */
export function sandboxClockCount(merchantId: string): Count {
  return { policy: RATE_LIMITS.sandboxClock, key: merchantId };
}

/** Replays of all that failed, by one merchant. */
export function replayFailedCount(merchantId: string): Count {
  return { policy: RATE_LIMITS.replayFailed, key: merchantId };
}

/** Cash codes that one agent presents. */
export function cashCodeCount(agentId: string): Count {
  return { policy: RATE_LIMITS.cashCode, key: agentId };
}

/** Prompts to one phone. A keyed hash of the number: limiters keep and log what they count, and numbers are guessed at once. */
export function promptCount(keyring: Pick<Keyring, 'hashLimitKey'>, phone: string): Count {
  return { policy: RATE_LIMITS.prompt, key: keyring.hashLimitKey(`phone:${phone}`) };
}

/** Password attempts for one account. @param account an e-mail in any spelling, or an identifier */
export function accountCount(account: string, address: string | null): Count {
  const who = address === null ? '' : addressKey(address);
  return { policy: RATE_LIMITS.login, key: `${account.trim().toLowerCase()} ${who}` };
}

/** By key, whether or not it exists: the limit saves the work of finding out. Stored as a hash. */
export function apiKeyCount(authorization: string | null): Count | null {
  const secret = /^\s*bearer\s+(\S+)/i.exec(authorization ?? '')?.[1] ?? '';
  // An operator key may do as much as a live key.
  const isLive = secret.startsWith(API_KEY_PREFIXES.live) || secret.startsWith(OPERATOR_KEY_PREFIX);
  if (!isLive && !secret.startsWith(API_KEY_PREFIXES.test)) return null;
  return { policy: isLive ? RATE_LIMITS.liveKey : RATE_LIMITS.testKey, key: hash('sha256', secret, 'base64url') };
}

/** By merchant and mode, or by account: over all its keys and sessions. */
export function callerCount(caller: Caller): Count | null {
  switch (caller.kind) {
    case 'api_key':
      return { policy: caller.livemode ? RATE_LIMITS.liveMerchant : RATE_LIMITS.testMerchant, key: caller.merchantId };
    case 'session':
      return { policy: RATE_LIMITS.session, key: caller.principalId };
    case 'operator':
      return caller.by === 'session' ? { policy: RATE_LIMITS.session, key: caller.principalId } : null;
    case 'anonymous':
    case 'in_process':
      return null;
  }
}

/** Never fewer than what is left, and at least one: zero would mean "at once". */
export function wholeSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

/** Text that cannot be a slug is not a checkout, and occupies no counter. */
function isCountable(slug: string | null): slug is string {
  return slug !== null && slug.length <= 64;
}

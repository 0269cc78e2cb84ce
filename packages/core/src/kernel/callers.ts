import type { StaffRole } from '@mitako/contract/names';
import type { Caller, OperatorCaller, SessionCaller } from './caller.ts';
import { GatewayError } from '../errors.ts';
import type { MerchantMode } from '../ports/page.ts';

/** Whether the caller is a merchant, with any credential. */
export function isMerchant(caller: Caller): boolean {
  return (
    caller.kind === 'api_key' ||
    caller.kind === 'in_process' ||
    (caller.kind === 'session' && caller.role === 'merchant')
  );
}

/** A merchant and a mode; of a cashier, whose day it is. */
export interface Owner extends MerchantMode {
  /** Rows that were created earlier do not exist for the caller. Absent: all do. */
  readonly sinceMs?: number;
}

/** Merchant and mode of the request: a key's own, or the choice of a logged-in member. */
export function merchantOf(caller: Caller): Owner {
  if (caller.kind === 'api_key' || caller.kind === 'in_process') {
    return { merchantId: caller.merchantId, livemode: caller.livemode };
  }
  const merchantId = caller.kind === 'session' ? (caller.actingAs?.merchantId ?? null) : null;
  if (caller.kind === 'session' && merchantId !== null) {
    const { livemode, sinceMs } = caller;
    return { merchantId, livemode, ...(sinceMs !== undefined && { sinceMs }) };
  }
  throw new GatewayError('ROLE_NOT_ALLOWED', { allowed: ['merchant'] });
}

/** Whose quota of a resource it is: the merchant's, with any credential, or the account's. */
export function holderOf(caller: Caller): string {
  if (isMerchant(caller)) return merchantOf(caller).merchantId;
  return 'principalId' in caller ? caller.principalId : caller.kind;
}

export function sessionOf(caller: Caller): SessionCaller {
  if (caller.kind !== 'session') throw new GatewayError('AUTHENTICATION_REQUIRED');
  return caller;
}

export function operatorOf(caller: Caller): OperatorCaller {
  if (caller.kind !== 'operator') throw new GatewayError('AUTHENTICATION_REQUIRED');
  return caller;
}

/** What the operator may do, with this credential. */
export function staffRoleOf(caller: Caller): StaffRole | undefined {
  const operator = operatorOf(caller);
  if (operator.by === 'session') return operator.actingAs?.role as StaffRole | undefined;
  return operator.by === 'key' ? operator.role : 'administrator';
}

/** Whether a row belongs to the caller and to its mode; if not, it does not exist for that caller. */
export function isOwnedBy(row: MerchantMode & { readonly createdAtMs?: number }, owner: Owner): boolean {
  const { sinceMs = 0 } = owner;
  return row.merchantId === owner.merchantId && row.livemode === owner.livemode && (row.createdAtMs ?? 0) >= sinceMs;
}

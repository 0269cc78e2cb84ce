import type { Device, Principal as WirePrincipal } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Merchant, Principal, Session } from '../model.ts';
import { emailOfAccount, nameOfAccount, phoneOfAccount } from './contact.ts';

/** @param merchant for merchants, to show their KYC status */
export function principalToWire(context: Context, principal: Principal, merchant: Merchant | null): WirePrincipal {
  return {
    id: principal.id,
    role: principal.role,
    email: emailOfAccount(context, principal),
    name: nameOfAccount(context, principal),
    phone: phoneOfAccount(context, principal),
    created_at: timestamp(principal.createdAtMs),
    ...(merchant === null ? {} : { kyc_status: merchant.kycStatus }),
    ...(principal.role === 'user' || principal.role === 'agent'
      ? {
          has_pin: principal.pinHash !== null,
          // A PIN in verification is counted as wrong, but does not lock before its result is known.
          pin_locked_until: timestampOrNull(principal.pinLeaseToken === null ? principal.pinLockedUntilMs : null),
          sandbox: principal.sandboxScenario !== null,
        }
      : {}),
  };
}

export function deviceToWire(session: Session, currentSessionId: string): Device {
  return {
    id: session.id,
    name: session.deviceName,
    created_at: timestamp(session.createdAtMs),
    last_used_at: timestamp(session.lastUsedAtMs),
    current: session.id === currentSessionId,
  };
}

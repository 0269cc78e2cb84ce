import type { Device, Frozen, MemberRole, Principal as WirePrincipal, StaffRole } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Principal, Session } from '../model.ts';
import type { LoggedIn } from './account.ts';
import { emailOfAccount, nameOfAccount, phoneOfAccount } from './contact.ts';

export function principalToWire(context: Context, { principal, actingAs, merchant }: LoggedIn): WirePrincipal {
  return {
    id: principal.id,
    role: principal.role,
    email: emailOfAccount(context, principal),
    email_verified: principal.emailVerifiedAtMs !== null,
    ...(principal.emailBouncedAtMs !== null && { email_bounced: true }),
    name: nameOfAccount(context, principal),
    phone: phoneOfAccount(context, principal),
    ...(principal.verifiedPhoneHash !== null && { phone_verified: true }),
    created_at: timestamp(principal.createdAtMs),
    ...(merchant !== null &&
      actingAs !== null && {
        merchant: { id: merchant.id, name: merchant.name, member_role: actingAs.role as MemberRole },
        kyc_status: merchant.kycStatus,
      }),
    ...(principal.role === 'operator' && actingAs !== null && { staff_role: actingAs.role as StaffRole }),
    ...(principal.role === 'user' || principal.role === 'agent'
      ? {
          has_pin: principal.pinHash !== null,
          // A PIN in verification is counted as wrong, but does not lock before its result is known.
          pin_locked_until: timestampOrNull(principal.pinLeaseToken === null ? principal.pinLockedUntilMs : null),
          ...frozenToWire(principal),
          sandbox: principal.sandboxScenario !== null,
        }
      : {}),
  };
}

export function frozenToWire({ frozenAtMs, freezeReason }: Principal): { readonly frozen?: Frozen } {
  return frozenAtMs === null ? {} : { frozen: { since: timestamp(frozenAtMs), reason: freezeReason ?? '' } };
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

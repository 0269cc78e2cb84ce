import type {
  ApiKey as WireApiKey,
  Device,
  Kyc,
  MerchantProfile,
  MerchantRecord,
  Principal as WirePrincipal,
} from '@mitako/contract/names';
import { endOf } from '../api-keys/end-of.ts';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { logoUrl } from '../merchants/logo/logo-url.ts';
import { kycSubmissionOf } from '../merchants/kyc.ts';
import { feesOf } from '../methods/fees-of.ts';
import { feesToWire, settlementTermsToWire } from '../merchants/terms-wire.ts';
import type { ApiKey, Merchant, Principal, Session } from '../model.ts';
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

export function profileToWire(context: Context, merchant: Merchant): MerchantProfile {
  return {
    id: merchant.id,
    name: merchant.name,
    email: emailOfAccount(context, merchant),
    phone: phoneOfAccount(context, merchant),
    support_email: merchant.supportEmail,
    support_phone: merchant.supportPhone,
    brand_color: merchant.brandColor,
    logo_url: logoUrl(context, merchant),
    checkout_note: merchant.notes.checkout,
    receipt_note: merchant.notes.receipt,
    kyc_status: merchant.kycStatus,
    suspended: merchant.suspendedAtMs !== null,
    suspension_reason: merchant.suspensionReason,
    fees: feesToWire(feesOf(context, merchant, null)),
    settlement: settlementTermsToWire(merchant),
    created_at: timestamp(merchant.createdAtMs),
  };
}

export function kycToWire(context: Context, merchant: Merchant): Kyc {
  return {
    status: merchant.kycStatus,
    ...kycSubmissionOf(context, merchant),
    note: merchant.kycNote,
    submitted_at: timestampOrNull(merchant.kycSubmittedAtMs),
    decided_at: timestampOrNull(merchant.kycDecidedAtMs),
  };
}

export function merchantToWire(context: Context, merchant: Merchant): MerchantRecord {
  return { ...profileToWire(context, merchant), kyc: kycToWire(context, merchant) };
}

export function apiKeyToWire(apiKey: ApiKey): WireApiKey {
  return {
    id: apiKey.id,
    name: apiKey.name,
    livemode: apiKey.livemode,
    scopes: apiKey.scopes,
    hint: apiKey.hint,
    created_at: timestamp(apiKey.createdAtMs),
    expires_at: timestampOrNull(endOf(apiKey)),
    revoked_at: timestampOrNull(apiKey.revokedAtMs),
    last_used_at: timestampOrNull(apiKey.lastUsedAtMs),
  };
}

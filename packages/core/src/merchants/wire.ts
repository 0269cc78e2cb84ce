import type { Kyc, MerchantProfile, MerchantRecord } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { feesOf } from '../methods/fees-of.ts';
import type { Merchant } from '../model.ts';
import { emailOfAccount, phoneOfAccount } from '../people/contact.ts';
import { kycSubmissionOf } from './kyc.ts';
import { logoUrl } from './logo/logo-url.ts';
import { feesToWire, settlementTermsToWire } from './terms-wire.ts';

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
    sends_receipts: merchant.sendsReceipts,
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

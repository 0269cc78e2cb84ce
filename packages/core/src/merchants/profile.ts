import type { OwnText, OwnTextParams } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { Caller } from '../kernel/caller.ts';
import { merchantOf } from '../kernel/callers.ts';
import { deciding, type ReadOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Merchant } from '../model.ts';
import { kycToWire, profileToWire } from './wire.ts';
import { nameFiles } from '../files/name-files.ts';
import { kycSubmissionChanges, kycSubmissionOf, sealedKyc } from './kyc.ts';

export const getProfile: ReadOperation<'getProfile'> = async (context, request) =>
  succeeded(200, { profile: profileToWire(context, await ownMerchant(context, request.caller)) });

export const updateProfile = deciding<'updateProfile'>(async (context, request) => {
  const merchant = await ownMerchant(context, request.caller);
  const { name, support_email, support_phone, brand_color, checkout_note, receipt_note, sends_receipts } = request.body;
  const next: Merchant = {
    ...merchant,
    name: name ?? merchant.name,
    supportEmail: support_email === undefined ? merchant.supportEmail : support_email,
    supportPhone: support_phone === undefined ? merchant.supportPhone : support_phone,
    brandColor: brand_color === undefined ? merchant.brandColor : (brand_color?.toLowerCase() ?? null),
    notes: {
      checkout: checkout_note === undefined ? merchant.notes.checkout : ownTextOf(checkout_note),
      receipt: receipt_note === undefined ? merchant.notes.receipt : ownTextOf(receipt_note),
    },
    sendsReceipts: sends_receipts ?? merchant.sendsReceipts,
    version: merchant.version + 1,
  };
  return {
    changes: [{ type: 'merchant.update', merchant: next, fromVersion: merchant.version }],
    answer: succeeded(200, { profile: profileToWire(context, next) }),
  };
});

/** Both languages together: what is not given is removed. */
function ownTextOf(params: OwnTextParams | null): OwnText | null {
  const { fr = null, en = null } = params ?? {};
  return fr === null && en === null ? null : { fr, en };
}

export const getKyc: ReadOperation<'getKyc'> = async (context, request) =>
  succeeded(200, { kyc: kycToWire(context, await ownMerchant(context, request.caller)) });

/**
 * Submits the KYC. A pending or approved one cannot be replaced; one that is stays as it was, with its documents, because
 * an approval may rest on it.
 */
export const submitKyc = deciding<'submitKyc'>(async (context, request) => {
  const merchant = await ownMerchant(context, request.caller);
  if (merchant.kycStatus === 'approved' || merchant.kycStatus === 'pending') {
    return refuse('KYC_ALREADY_SUBMITTED', { kyc_status: merchant.kycStatus });
  }
  const { idempotency_key: _, document_ids: ids, ...submission } = request.body;
  const { files: documents, changes } = await nameFiles(context, {
    merchantId: merchant.id,
    livemode: true,
    subjectId: merchant.id,
    purpose: 'business_verification',
    named: kycSubmissionOf(context, merchant).documents,
    ids,
    field: 'document_ids',
    keptMs: context.settings.retention.kycMs,
  });
  const last = await context.store.read.lastKycSubmission(merchant.id);
  const next: Merchant = {
    ...merchant,
    kycStatus: 'pending',
    encryptedKyc: sealedKyc(context, merchant.id, { submission, documents }),
    kycNote: null,
    kycSubmittedAtMs: context.clock.now(),
    kycDecidedAtMs: null,
    kycDecidedBy: null,
    version: merchant.version + 1,
  };
  return {
    changes: [
      { type: 'merchant.update', merchant: next, fromVersion: merchant.version },
      ...kycSubmissionChanges(context, merchant.id, { submission, documents }, last),
      ...changes,
    ],
    answer: succeeded(200, { kyc: kycToWire(context, next) }),
  };
});

export async function ownMerchant(context: Context, caller: Caller): Promise<Merchant> {
  const merchant = await context.store.read.merchantById(merchantOf(caller).merchantId);
  if (merchant === null) throw new GatewayError(caller.kind === 'in_process' ? 'MERCHANT_NOT_FOUND' : 'INVALID_TOKEN');
  return merchant;
}

import type { Context } from '../context.ts';
import type { Caller } from '../kernel/caller.ts';
import type { Merchant } from '../model.ts';
import { GatewayError } from '../errors.ts';
import { succeeded } from '../kernel/answer.ts';
import { kycToWire, profileToWire } from '../people/wire.ts';
import { merchantOf } from '../kernel/callers.ts';
import type { Operation } from '../kernel/operation.ts';
import { callerStillValid, perform, refuse } from '../kernel/perform.ts';
import { idempotencyOf } from '../kernel/replay.ts';

export const getProfile: Operation<'getProfile'> = async (context, request) =>
  succeeded(200, { profile: profileToWire(context, await ownMerchant(context, request.caller)) });

export const updateProfile: Operation<'updateProfile'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'updateProfile', request),
    decide: async () => {
      const merchant = await ownMerchant(context, request.caller);
      const { name, support_email, support_phone, brand_color } = request.body;
      const next: Merchant = {
        ...merchant,
        name: name ?? merchant.name,
        supportEmail: support_email === undefined ? merchant.supportEmail : support_email,
        supportPhone: support_phone === undefined ? merchant.supportPhone : support_phone,
        brandColor: brand_color === undefined ? merchant.brandColor : (brand_color?.toLowerCase() ?? null),
        version: merchant.version + 1,
      };
      return {
        changes: [
          ...callerStillValid(context, request.caller),
          { type: 'merchant.update', merchant: next, fromVersion: merchant.version },
        ],
        answer: succeeded(200, { profile: profileToWire(context, next) }),
      };
    },
  });

export const getKyc: Operation<'getKyc'> = async (context, request) =>
  succeeded(200, { kyc: kycToWire(await ownMerchant(context, request.caller)) });

/** Submits the KYC. One that waits for its decision, or was approved, is not replaced. */
export const submitKyc: Operation<'submitKyc'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'submitKyc', request),
    decide: async () => {
      const merchant = await ownMerchant(context, request.caller);
      if (merchant.kycStatus === 'approved' || merchant.kycStatus === 'pending') {
        return refuse('KYC_ALREADY_SUBMITTED', { kyc_status: merchant.kycStatus });
      }
      const { idempotency_key: _, ...submission } = request.body;
      const next: Merchant = {
        ...merchant,
        kycStatus: 'pending',
        kycSubmission: submission,
        kycNote: null,
        kycSubmittedAtMs: context.clock.now(),
        kycDecidedAtMs: null,
        version: merchant.version + 1,
      };
      return {
        changes: [
          ...callerStillValid(context, request.caller),
          { type: 'merchant.update', merchant: next, fromVersion: merchant.version },
        ],
        answer: succeeded(200, { kyc: kycToWire(next) }),
      };
    },
  });

export async function ownMerchant(context: Context, caller: Caller): Promise<Merchant> {
  const merchant = await context.store.read.merchantById(merchantOf(caller).merchantId);
  if (merchant === null) throw new GatewayError('INVALID_TOKEN');
  return merchant;
}

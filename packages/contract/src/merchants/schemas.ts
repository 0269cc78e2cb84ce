import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { pageFields } from '../basics/lists.ts';
import { storedAmount } from '../basics/money.ts';
import { CHANGE_NOTHING, changesSomething, email, idempotencyKey, phone, text, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { fileIds, fileReference } from '../files/schemas.ts';
import { SETTLEMENT_SCHEDULES } from '../settlements/types.ts';
import {
  type Balance,
  FEE_REFUND_POLICIES,
  type Kyc,
  KYC_STATUSES,
  type KycDecisionParams,
  type KycParams,
  LOGO_TYPES,
  type LogoParams,
  type MerchantFees,
  type MerchantListQuery,
  type MerchantProfile,
  type MerchantRecord,
  type MerchantSettlementTerms,
  type MerchantUpdateParams,
  type OwnText,
  type ProfileParams,
  type SuspendParams,
} from './types.ts';

const refundPolicy = z.enum(FEE_REFUND_POLICIES);

export const merchantFees = typed<MerchantFees>()(
  z
    .object({
      basis_points: z.int(),
      fixed: storedAmount,
      minimum: storedAmount,
      maximum: storedAmount.nullable(),
      refund_policy: refundPolicy,
    })
    .meta({ id: 'MerchantFees' }),
);

const schedule = z.enum(SETTLEMENT_SCHEDULES);

export const merchantSettlementTerms = typed<MerchantSettlementTerms>()(
  z
    .object({
      delay_seconds: z.int(),
      schedule,
      minimum: storedAmount,
      next_at: timestamp.nullable(),
    })
    .meta({ id: 'MerchantSettlementTerms' }),
);

const feePart = z.int().min(0).max(LIMITS.amountMax);

/** Absent fields stay unchanged. That `minimum` does not exceed `maximum` is checked on the resulting terms. */
export const merchantUpdateParams = typedBody<MerchantUpdateParams>()(
  z
    .strictObject({
      fees: z
        .strictObject({
          basis_points: z.int().min(0).max(10_000).optional().describe('Hundredths of a percent: 250 is 2.5 %.'),
          fixed: feePart.optional(),
          minimum: feePart.optional(),
          maximum: feePart.nullable().optional().describe('null: no maximum.'),
          refund_policy: refundPolicy.optional(),
        })
        .refine(changesSomething, CHANGE_NOTHING)
        .optional(),
      settlement: z
        .strictObject({
          delay_seconds: z
            .int()
            .min(0)
            .max(LIMITS.settlementDelaySecondsMax)
            .optional()
            .describe('Seconds that the credit of a payment stays pending, up to 90 days; applies to future payments.'),
          schedule: schedule.optional(),
          minimum: z
            .int()
            .min(1)
            .max(LIMITS.amountMax)
            .optional()
            .describe('Smaller balances wait for the next settlement.'),
        })
        .refine(changesSomething, CHANGE_NOTHING)
        .optional(),
      idempotency_key: idempotencyKey.optional(),
    })
    .refine(changesSomething, CHANGE_NOTHING),
);

/** What merchants wrote for customers. */
export const ownText = typed<OwnText>()(z.object({ fr: z.string().nullable(), en: z.string().nullable() }));

const ownWords = text(LIMITS.ownTextLengthMax, 1).nullable().optional().describe('Plain text.');
const ownTextParams = z.strictObject({ fr: ownWords, en: ownWords });

const profileFields = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  support_email: z.string().nullable(),
  support_phone: z.string().nullable(),
  brand_color: z.string().nullable(),
  logo_url: z.string().nullable(),
  checkout_note: ownText.nullable(),
  receipt_note: ownText.nullable(),
  kyc_status: z.enum(KYC_STATUSES),
  suspended: z.boolean(),
  suspension_reason: z.string().nullable(),
  fees: merchantFees,
  settlement: merchantSettlementTerms,
  created_at: timestamp,
};

export const merchantProfile = typed<MerchantProfile>()(z.object(profileFields).meta({ id: 'MerchantProfile' }));

export const profileParams = typedBody<ProfileParams>()(
  z.strictObject({
    name: text(120, 1).optional(),
    support_email: email.nullable().optional(),
    support_phone: phone.nullable().optional(),
    brand_color: z
      .string()
      .regex(/^#[\da-f]{6}$/i, 'must be a colour such as #93431a')
      .nullable()
      .optional()
      .describe('Colour of the checkouts. Pages darken or lighten it where text would be unreadable.'),
    checkout_note: ownTextParams.nullable().optional(),
    receipt_note: ownTextParams.nullable().optional(),
    idempotency_key: idempotencyKey.optional(),
  }),
);

export const logoParams = typedBody<LogoParams>()(
  z.strictObject({
    content_type: z.enum(LOGO_TYPES),
    data: z
      .base64('must be base64')
      .describe(
        `The file in base64: at most ${LIMITS.logoBytesMax} bytes before encoding, at most ${LIMITS.logoPixelsMax} pixels wide and high, not animated.`,
      ),
    idempotency_key: idempotencyKey.optional(),
  }),
);

export const kyc = typed<Kyc>()(
  z
    .object({
      status: z.enum(KYC_STATUSES),
      submission: z.record(z.string(), z.string()).nullable(),
      documents: z.array(fileReference),
      note: z.string().nullable(),
      submitted_at: timestamp.nullable(),
      decided_at: timestamp.nullable(),
    })
    .meta({ id: 'Kyc' }),
);

export const kycParams = typedBody<KycParams>()(
  z.strictObject({
    legal_name: text(200, 1),
    registration_number: text(100, 1),
    address: text(500, 1),
    representative_name: text(200, 1),
    representative_id_number: text(100, 1),
    document_ids: fileIds.describe('All documents. Default: as before.'),
    idempotency_key: idempotencyKey.optional(),
  }),
);

export const kycDecisionParams = typedBody<KycDecisionParams>()(
  z.strictObject({
    decision: z.enum(['approved', 'rejected', 'needs_info']),
    note: text(LIMITS.noteLengthMax).optional().describe('Shown to the merchant. Required to withdraw an approval.'),
    idempotency_key: idempotencyKey.optional(),
  }),
);

export const suspendParams = typedBody<SuspendParams>()(
  z.strictObject({
    reason: text(LIMITS.descriptionLengthMax, 1).optional().describe('Shown to the merchant.'),
    idempotency_key: idempotencyKey.optional(),
  }),
);

export const merchantRecord = typed<MerchantRecord>()(
  z.object({ ...profileFields, kyc }).meta({ id: 'MerchantRecord' }),
);

export const balance = typed<Balance>()(
  z
    .object({
      currency: z.string(),
      livemode: z.boolean(),
      available: z.int(),
      pending: z.int(),
      disputed: z.int(),
      refunding: z.int(),
      settling: z.int(),
    })
    .meta({ id: 'Balance' }),
);

export const merchantListQuery = typed<MerchantListQuery>()(
  z.strictObject({ ...pageFields, kyc_status: z.enum(KYC_STATUSES).optional() }),
);

import { z } from 'zod';
import { clearing, describing, widening } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { pageFields, periodFields } from '../basics/lists.ts';
import { storedAmount } from '../basics/money.ts';
import {
  CHANGE_NOTHING,
  changesSomething,
  email,
  lineText,
  linesText,
  nameText,
  optionalIdempotencyKey,
  phone,
  timestamp,
} from '../basics/text.ts';
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
  type KycSubmission,
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
      fees: widening(
        z
          .strictObject({
            basis_points: widening(z.int().min(0).max(10_000)).describe('Hundredths of a percent: 250 is 2.5 %.'),
            fixed: widening(feePart),
            minimum: widening(feePart),
            maximum: clearing(feePart).describe('null: no maximum.'),
            refund_policy: widening(refundPolicy),
          })
          .refine(changesSomething, CHANGE_NOTHING),
      ),
      settlement: widening(
        z
          .strictObject({
            delay_seconds: widening(z.int().min(0).max(LIMITS.settlementDelaySecondsMax)).describe(
              'Seconds that the credit of a payment stays pending, up to 90 days; applies to future payments.',
            ),
            schedule: widening(schedule),
            minimum: widening(z.int().min(1).max(LIMITS.amountMax)).describe(
              'Smaller balances wait for the next settlement.',
            ),
          })
          .refine(changesSomething, CHANGE_NOTHING),
      ),
      idempotency_key: optionalIdempotencyKey,
    })
    .refine(changesSomething, CHANGE_NOTHING),
);

/** What merchants wrote for customers. */
export const ownText = typed<OwnText>()(z.object({ fr: z.string().nullable(), en: z.string().nullable() }));

const ownWords = clearing(linesText(LIMITS.ownTextLengthMax, 1)).describe('Plain text; null: none.');
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
    name: describing(nameText(120)),
    support_email: clearing(email).describe('null: none.'),
    support_phone: clearing(phone).describe('null: none.'),
    brand_color: clearing(z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #93431a')).describe(
      'Colour of the checkouts. Pages darken or lighten it where text would be unreadable. null: the colour of the gateway.',
    ),
    checkout_note: clearing(ownTextParams).describe('Both languages together; null: no text.'),
    receipt_note: clearing(ownTextParams).describe('Both languages together; null: no text.'),
    idempotency_key: optionalIdempotencyKey,
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
    idempotency_key: optionalIdempotencyKey,
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

export const kycSubmission = typed<KycSubmission>()(
  z
    .object({
      id: z.string(),
      merchant_id: z.string(),
      submission: z.record(z.string(), z.string()),
      documents: z.array(fileReference),
      decisions: z.array(
        z.object({
          decision: z.enum(['approved', 'rejected', 'needs_info']),
          note: z.string().nullable(),
          decided_at: timestamp,
        }),
      ),
      submitted_at: timestamp,
      replaced_at: timestamp.nullable(),
    })
    .meta({ id: 'KycSubmission' }),
);

export const kycParams = typedBody<KycParams>()(
  z.strictObject({
    legal_name: nameText(200),
    registration_number: lineText(100, 1),
    address: lineText(500, 1),
    representative_name: nameText(200),
    representative_id_number: lineText(100, 1),
    document_ids: fileIds.describe('All documents. Default: as before.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const kycDecisionParams = typedBody<KycDecisionParams>()(
  z.strictObject({
    decision: z.enum(['approved', 'rejected', 'needs_info']),
    note: describing(linesText(LIMITS.noteLengthMax)).describe(
      'Shown to the merchant. Required to withdraw an approval or to restore it.',
    ),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const suspendParams = typedBody<SuspendParams>()(
  z.strictObject({
    reason: describing(linesText(LIMITS.descriptionLengthMax, 1)).describe('Shown to the merchant.'),
    idempotency_key: optionalIdempotencyKey,
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
  z.strictObject({ ...pageFields, ...periodFields, kyc_status: z.enum(KYC_STATUSES).optional() }),
);

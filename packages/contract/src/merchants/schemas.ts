import { z } from 'zod';
import { clearing, describing, widening } from '../basics/absence.ts';
import { changing, typedBody } from '../basics/body.ts';
import { createdAt, isoCurrency, livemode, merchantId, nullableString } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { pageFields, periodFields } from '../basics/schemas.ts';
import { storedAmount } from '../basics/money.ts';
import { email, linesText, lineText, nameText, phone, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { fileIds, fileReference } from '../files/schemas.ts';
import { SETTLEMENT_SCHEDULES } from '../settlements/values.ts';
import { FEE_REFUND_POLICIES, KYC_STATUSES, LOGO_TYPES } from './values.ts';
import type * as types from './types.ts';

const refundPolicy = z.enum(FEE_REFUND_POLICIES);

/**
 * A merchant's fee per payment, booked in the commit that succeeds: `basis_points` of the amount, rounded half up to a
 * whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
export const merchantFees = typed<types.MerchantFees>('MerchantFees').component({
  basis_points: z.int().describe('Hundredths of a percent, 0 … 10 000: 250 is 2.5 %.'),
  fixed: storedAmount.describe('The part of the fee that each payment costs, in minor units.'),
  minimum: storedAmount.describe('The least fee of a payment, in minor units.'),
  maximum: storedAmount.nullable().describe('Null: no maximum.'),
  refund_policy: refundPolicy.describe('How refunds return the fee. Fixed on each payment when it is paid.'),
});

const schedule = z.enum(SETTLEMENT_SCHEDULES);

/** When a merchant's money becomes available and is settled. */
export const merchantSettlementTerms = typed<types.MerchantSettlementTerms>('MerchantSettlementTerms').component({
  delay_seconds: z
    .int()
    .describe(
      "Seconds that a payment's credit stays pending, 0 … 7 776 000 (90 days). Payments keep the delay in force when they were paid.",
    ),
  schedule: schedule.describe('When the worker closes the available balance.'),
  minimum: storedAmount.describe('Smaller balances wait for the next settlement.'),
  next_at: timestamp.nullable().describe('Next closing of the balance; null with `manual`.'),
});

const feePart = z.int().min(0).max(LIMITS.amountMax);

/** Absent fields stay unchanged. That `minimum` does not exceed `maximum` is checked on the resulting terms. */
export const merchantUpdateParams = typedBody<types.MerchantUpdateParams>('MerchantUpdateParams').change({
  fees: widening(
    typed<types.MerchantFeesParams>('MerchantFeesParams').of(
      changing(
        z.strictObject({
          basis_points: widening(z.int().min(0).max(10_000)).describe(
            'Hundredths of a percent of the amount: 250 is 2.5 %.',
          ),
          fixed: widening(feePart).describe('The part of the fee that each payment costs, in minor units.'),
          minimum: widening(feePart).describe('The least fee of a payment, in minor units.'),
          maximum: clearing(feePart).describe('The greatest fee of a payment; null: none.'),
          refund_policy: widening(refundPolicy).describe(
            'How refunds return the fee. Fixed on each payment when it is paid.',
          ),
        }),
      ),
    ),
  ).describe('Replaces those that are given.'),
  settlement: widening(
    typed<types.MerchantSettlementParams>('MerchantSettlementParams').of(
      changing(
        z.strictObject({
          delay_seconds: widening(z.int().min(0).max(LIMITS.settlementDelaySecondsMax)).describe(
            'Seconds that the credit of a payment stays pending, up to 90 days. Applies to future payments.',
          ),
          schedule: widening(schedule).describe('When the available balance is closed into a settlement.'),
          minimum: widening(z.int().min(1).max(LIMITS.amountMax)).describe(
            'In minor units. A smaller balance waits for the next settlement.',
          ),
        }),
      ),
    ),
  ).describe('Replaces those that are given.'),
});

/** A text of the merchant's own for customers, plain, in French and English; a missing one shows the other. */
export const ownText = typed<types.OwnText>('OwnText').object({
  fr: nullableString.describe('In French, at most 300 characters; null without one.'),
  en: nullableString.describe('In English, at most 300 characters; null without one.'),
});

const ownWords = clearing(linesText(LIMITS.ownTextLengthMax, 1)).describe('Plain text; null: none.');
/** A text of the merchant's own; both languages are replaced together. */
const ownTextParams = typed<types.OwnTextParams>('OwnTextParams').strict({
  fr: ownWords.describe('In French, at most 300 characters; null: none.'),
  en: ownWords.describe('In English, at most 300 characters; null: none.'),
});

const profileFields = {
  id: z.string().describe('`mer_…`'),
  name: z.string().describe('Name that customers read.'),
  email: z.string().describe('E-mail address; unique among the accounts of a role.'),
  phone: nullableString.describe('Phone number in E.164; null without one.'),
  support_email: nullableString.describe('Shown to customers on the checkout.'),
  support_phone: nullableString.describe('Shown to customers on the checkout.'),
  brand_color: nullableString.describe("Colour of the merchant's checkouts, `#rrggbb`; null: the gateway's default."),
  logo_url: nullableString.describe("URL of the merchant's logo; a new logo has a new URL."),
  checkout_note: ownText.nullable().describe('Shown to customers with the amount, before they pay; null without one.'),
  receipt_note: ownText.nullable().describe('Shown on the receipt of a paid payment; null without one.'),
  sends_receipts: z.boolean().describe('Whether payers may have a receipt sent to them.'),
  kyc_status: z.enum(KYC_STATUSES).describe('How far the business verification is.'),
  suspended: z.boolean().describe('While suspended, a merchant accepts no new live payments and creates no live keys.'),
  suspension_reason: nullableString.describe("The operator's reason, shown to the merchant."),
  fees: merchantFees.describe('Set by the operator.'),
  settlement: merchantSettlementTerms.describe('Set by the operator.'),
  created_at: createdAt,
};

export const merchantProfile = typed<types.MerchantProfile>('MerchantProfile').component(profileFields);

/** Absent fields stay unchanged. */
export const profileParams = typedBody<types.ProfileParams>('ProfileParams').object({
  name: describing(nameText(120)).describe('Name that customers read.'),
  support_email: clearing(email).describe('Shown to customers on the checkout; null: none.'),
  support_phone: clearing(phone).describe('Shown to customers on the checkout; null: none.'),
  brand_color: clearing(z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour such as #93431a')).describe(
    'Colour of the checkouts, `#rrggbb`. Pages darken or lighten it where text would be unreadable. null: the colour of the gateway.',
  ),
  checkout_note: clearing(ownTextParams).describe(
    'Shown to customers with the amount, before they pay, in both languages; null: no text.',
  ),
  receipt_note: clearing(ownTextParams).describe(
    'Shown on the receipt of a paid payment, in both languages; null: no text.',
  ),
  sends_receipts: describing(z.boolean()).describe('Whether payers may have a receipt sent to them.'),
});

/** What the options say of a gateway's own merchant. What is absent is removed. */
export const shopParams = typed<types.ShopParams>('ShopParams').strict({
  name: nameText(120).describe('Name that customers read.'),
  support_email: clearing(email).describe('Shown to customers on the checkout; null: none.'),
  support_phone: clearing(phone).describe('Shown to customers on the checkout; null: none.'),
});

export const logoParams = typedBody<types.LogoParams>('LogoParams').object({
  content_type: z.enum(LOGO_TYPES).describe('Media type of the image.'),
  data: z
    .base64('must be base64')
    .describe(
      `The file in base64: at most ${LIMITS.logoBytesMax} bytes before encoding, at most ${LIMITS.logoPixelsMax} pixels wide and high, not animated.`,
    ),
});

export const kyc = typed<types.Kyc>('Kyc').component({
  status: z.enum(KYC_STATUSES).describe('Current status.'),
  submission: z.record(z.string(), z.string()).nullable().describe('What the merchant submitted; null before.'),
  documents: z.array(fileReference).describe('Documents that belong to it.'),
  note: nullableString.describe("The operator's note to the merchant."),
  submitted_at: timestamp.nullable().describe('When it was submitted; null before.'),
  decided_at: timestamp.nullable().describe('When the operator decided; null before.'),
});

/** A business verification as it was submitted. It never changes; only decisions are added. */
export const kycSubmission = typed<types.KycSubmission>('KycSubmission').component({
  id: z.string().describe('`kyc_…`'),
  merchant_id: merchantId,
  submission: z.record(z.string(), z.string()).describe('What the merchant submitted.'),
  documents: z.array(fileReference).describe('Its documents, kept as long as it.'),
  decisions: z
    .array(
      /** A decision of an operator about a business verification. */
      typed<types.KycDecision>('KycDecision').object({
        decision: z
          .enum(['approved', 'rejected', 'needs_info'])
          .describe('What was decided. After an approval, anything else withdraws it; another approval restores it.'),
        note: nullableString.describe("The operator's note to the merchant."),
        decided_at: timestamp.describe('When it was decided.'),
      }),
    )
    .describe('Every decision about it, oldest first.'),
  submitted_at: timestamp.describe('When it was submitted.'),
  replaced_at: timestamp
    .nullable()
    .describe('When the merchant submitted another one; null: it is the last. Deleted ten years later by default.'),
});

export const kycParams = typedBody<types.KycParams>('KycParams').object({
  legal_name: nameText(200).describe('Name of the business in its register.'),
  registration_number: lineText(100, 1).describe('Number of the business in its register.'),
  address: lineText(500, 1).describe('Where the business is.'),
  representative_name: nameText(200).describe('Who signs for the business.'),
  representative_id_number: lineText(100, 1).describe("Number of that person's identity document."),
  document_ids: fileIds.describe(
    'All documents, at most 10: those that are left out are deleted after a day. Default: as before.',
  ),
});

export const kycDecisionParams = typedBody<types.KycDecisionParams>('KycDecisionParams').object({
  decision: z.enum(['approved', 'rejected', 'needs_info']).describe("The operator's decision."),
  note: describing(linesText(LIMITS.noteLengthMax)).describe(
    'Shown to the merchant; at most 1 000 characters. Required to withdraw an approval or to restore it.',
  ),
});

export const suspendParams = typedBody<types.SuspendParams>('SuspendParams').object({
  reason: describing(linesText(LIMITS.descriptionLengthMax, 1)).describe(
    'Kept in the audit log, and of a suspension shown to the merchant; at most 255 characters.',
  ),
});

/** A merchant as the operator sees it. */
export const merchantRecord = typed<types.MerchantRecord>('MerchantRecord').component({
  ...profileFields,
  kyc: kyc.describe('Business verification.'),
});

/** A merchant's balance, one entry per currency. */
export const balance = typed<types.Balance>('Balance').component({
  currency: isoCurrency,
  livemode,
  available: z
    .int()
    .describe('Available for refunds and the next settlement. Negative when disputes exceeded the balance.'),
  pending: z.int().describe("Credits of payments that become available after the merchant's delay."),
  disputed: z.int().describe('Held for open disputes.'),
  refunding: z.int().describe('Held for refunds that the provider has not confirmed.'),
  settling: z.int().describe('Closed into settlements that are not paid out yet.'),
});

export const merchantListQuery = typed<types.MerchantListQuery>('MerchantListQuery').strict({
  ...pageFields,
  ...periodFields,
  kyc_status: z.enum(KYC_STATUSES).optional().describe('Only merchants with this state of verification.'),
});

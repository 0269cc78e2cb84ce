import { z } from 'zod';
import { LIMITS } from '../names/limits.ts';
import type { Device, Kyc, LoginResult, MerchantProfile, MerchantRecord, Principal } from '../names/resources.ts';
import { KYC_STATUSES, LOGO_TYPES, ROLES } from '../names/statuses.ts';
import { merchantFees, merchantSettlementTerms } from './merchant-terms.ts';
import { email, idempotencyKey, isStorable, phone, presentedSecret, text, timestamp } from './text.ts';

export const principal = z
  .object({
    id: z.string(),
    role: z.enum(ROLES),
    email: z.string(),
    name: z.string(),
    phone: z.string().nullable(),
    created_at: timestamp,
    kyc_status: z.enum(KYC_STATUSES).optional(),
    has_pin: z.boolean().optional(),
    pin_locked_until: timestamp.nullable().optional(),
    sandbox: z.boolean().optional(),
  })
  .meta({ id: 'Principal' }) satisfies z.ZodType<Principal>;

export const loginResult = z
  .object({ access_token: z.string(), refresh_token: z.string(), principal })
  .meta({ id: 'LoginResult' }) satisfies z.ZodType<LoginResult>;

export const loginParams = z.strictObject({
  email: z.string().max(254).refine(isStorable),
  password: presentedSecret,
  idempotency_key: idempotencyKey.optional(),
});

export const newPassword = text(LIMITS.passwordLengthMax, LIMITS.passwordLengthMin);

export const registerParams = z.strictObject({
  email,
  password: newPassword,
  name: text(120, 1),
  phone: phone.optional(),
  idempotency_key: idempotencyKey.optional(),
});

export const reauthenticateParams = z.strictObject({
  password: presentedSecret,
  idempotency_key: idempotencyKey.optional(),
});

export const changePasswordParams = z.strictObject({
  current_password: presentedSecret,
  new_password: newPassword,
  idempotency_key: idempotencyKey.optional(),
});

export const refreshParams = z.strictObject({
  refresh_token: z.string().min(1).max(4096).refine(isStorable),
  idempotency_key: idempotencyKey.optional(),
});

/** A PIN being set: 4 to 6 digits. Trivial ones are refused by the engine. */
export const newPin = z.string().regex(/^\d{4,6}$/, 'must be 4 to 6 digits');

export const setPinParams = z.strictObject({
  password: presentedSecret,
  pin: newPin,
  idempotency_key: idempotencyKey.optional(),
});

export const device = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: timestamp,
    last_used_at: timestamp,
    current: z.boolean(),
  })
  .meta({ id: 'Device' }) satisfies z.ZodType<Device>;

const profileFields = {
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  support_email: z.string().nullable(),
  support_phone: z.string().nullable(),
  brand_color: z.string().nullable(),
  logo_url: z.string().nullable(),
  kyc_status: z.enum(KYC_STATUSES),
  suspended: z.boolean(),
  suspension_reason: z.string().nullable(),
  fees: merchantFees,
  settlement: merchantSettlementTerms,
  created_at: timestamp,
};

export const merchantProfile = z
  .object(profileFields)
  .meta({ id: 'MerchantProfile' }) satisfies z.ZodType<MerchantProfile>;

export const profileParams = z.strictObject({
  name: text(120, 1).optional(),
  support_email: email.nullable().optional(),
  support_phone: phone.nullable().optional(),
  brand_color: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'must be a colour such as #93431a')
    .nullable()
    .optional()
    .describe('Of the checkouts. It is made darker or lighter where text in it could not be read.'),
  idempotency_key: idempotencyKey.optional(),
});

export const logoParams = z.strictObject({
  content_type: z.enum(LOGO_TYPES),
  data: z
    .base64('must be base64')
    .describe(
      `The file in base64: at most ${LIMITS.logoBytesMax} bytes before encoding, at most ${LIMITS.logoPixelsMax} pixels wide and high, not animated.`,
    ),
  idempotency_key: idempotencyKey.optional(),
});

export const kyc = z
  .object({
    status: z.enum(KYC_STATUSES),
    submission: z.record(z.string(), z.string()).nullable(),
    note: z.string().nullable(),
    submitted_at: timestamp.nullable(),
    decided_at: timestamp.nullable(),
  })
  .meta({ id: 'Kyc' }) satisfies z.ZodType<Kyc>;

export const kycParams = z.strictObject({
  legal_name: text(200, 1),
  registration_number: text(100, 1),
  address: text(500, 1),
  representative_name: text(200, 1),
  representative_id_number: text(100, 1),
  idempotency_key: idempotencyKey.optional(),
});

export const kycDecisionParams = z.strictObject({
  decision: z.enum(['approved', 'rejected', 'needs_info']),
  note: text(1000).optional(),
  idempotency_key: idempotencyKey.optional(),
});

export const suspendParams = z.strictObject({
  reason: text(LIMITS.descriptionLengthMax, 1).optional().describe('Shown to the merchant.'),
  idempotency_key: idempotencyKey.optional(),
});

export const merchantRecord = z
  .object({ ...profileFields, kyc })
  .meta({ id: 'MerchantRecord' }) satisfies z.ZodType<MerchantRecord>;

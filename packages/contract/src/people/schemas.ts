import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import {
  comparedText,
  email,
  nameText,
  optionalIdempotencyKey,
  phone,
  pin,
  presentedSecret,
  timestamp,
} from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { KYC_STATUSES } from '../merchants/types.ts';
import {
  type Device,
  type LoginParams,
  type LoginResult,
  type Me,
  type OperatorAccount,
  type OperatorCreateParams,
  type OtherDevicesRevoked,
  type PasswordParams,
  type PasswordReset,
  type PasswordResetParams,
  type PinParams,
  type Principal,
  type ReauthenticateParams,
  type RefreshParams,
  type RegisterParams,
  ROLES,
} from './types.ts';

export const principalFields = {
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
};

export const principal = typed<Principal>()(z.object(principalFields).meta({ id: 'Principal' }));

export const loginResult = typed<LoginResult>()(
  z.object({ access_token: z.string(), refresh_token: z.string(), principal }).meta({ id: 'LoginResult' }),
);

export const loginParams = typedBody<LoginParams>()(
  z.strictObject({
    email: comparedText(254),
    password: presentedSecret,
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const newPassword = comparedText(LIMITS.passwordLengthMax, LIMITS.passwordLengthMin);

export const registerParams = typedBody<RegisterParams>()(
  z.strictObject({
    email,
    password: newPassword,
    name: nameText(120),
    phone: describing(phone),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const operatorAccount = typed<OperatorAccount>()(
  z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    created_at: timestamp,
    disabled_at: timestamp.nullable(),
  }),
);

export const operatorCreateParams = typed<OperatorCreateParams>()(
  z.strictObject({ email, password: newPassword, name: nameText(120) }),
);

export const reauthenticateParams = typedBody<ReauthenticateParams>()(
  z.strictObject({
    password: presentedSecret,
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const passwordParams = typedBody<PasswordParams>()(
  z.strictObject({
    current_password: presentedSecret,
    new_password: newPassword,
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const passwordResetParams = typedBody<PasswordResetParams>()(
  z.strictObject({
    email: comparedText(254),
    code: comparedText(64, 1),
    new_password: newPassword,
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const passwordReset = typed<PasswordReset>()(z.object({ code: z.string(), expires_at: timestamp }));

export const refreshParams = typedBody<RefreshParams>()(
  z.strictObject({
    refresh_token: comparedText(4096, 1),
    idempotency_key: optionalIdempotencyKey,
  }),
);

/** A new PIN: 4 to 6 digits. The engine rejects trivial ones. */
export const newPin = pin;

export const pinParams = typedBody<PinParams>()(
  z.strictObject({
    password: presentedSecret,
    pin: newPin,
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const device = typed<Device>()(
  z
    .object({
      id: z.string(),
      name: z.string(),
      created_at: timestamp,
      last_used_at: timestamp,
      current: z.boolean(),
    })
    .meta({ id: 'Device' }),
);

export const me = typed<Me>()(
  z.object({
    principal,
    authenticated_until: timestamp
      .nullable()
      .describe('The session counts as recently authenticated until then; null: it does not.'),
  }),
);

export const otherDevicesRevoked = typed<OtherDevicesRevoked>()(z.object({ deleted: z.literal(true), count: z.int() }));

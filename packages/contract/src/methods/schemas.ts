import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { amount, storedAmount } from '../basics/money.ts';
import { setOf } from '../basics/sets.ts';
import { linesText, optionalIdempotencyKey, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { merchantFees } from '../merchants/schemas.ts';
import { provider } from '../payments/schemas.ts';
import { PAYMENT_METHOD_TYPES } from '../payments/types.ts';
import {
  type GatewayMethod,
  type HiddenMethodsParams,
  type MerchantMethod,
  type MerchantMethodsParams,
  METHOD_HEALTH,
  type MethodReinstateParams,
  type MethodSuspendParams,
} from './types.ts';

/** More than a gateway will ever have. */
const METHODS_MAX = 50;

export const methodHealth = z.enum(METHOD_HEALTH);

export const merchantMethod = typed<MerchantMethod>()(
  z
    .object({
      method: z.string(),
      type: z.enum(PAYMENT_METHOD_TYPES),
      label: z.string(),
      country: z.string().nullable(),
      livemode: z.boolean(),
      enabled: z.boolean(),
      hidden: z.boolean(),
      suspended: z.boolean(),
      offered: z.boolean(),
      min: storedAmount.nullable(),
      max: storedAmount.nullable(),
      limits: z.object({ min: storedAmount, max: storedAmount }),
      fees: merchantFees,
      health: methodHealth,
    })
    .meta({ id: 'MerchantMethod' }),
);

/** Body of `PUT /admin/merchants/{merchant_id}/methods`. */
export const merchantMethodsParams = typedBody<MerchantMethodsParams>()(
  z.strictObject({
    mode: z.enum(['live', 'test']),
    methods: z
      .array(
        z.strictObject({
          method: provider,
          enabled: z.boolean(),
          min: widening(amount),
          max: widening(amount),
        }),
      )
      .max(METHODS_MAX)
      .describe('In the order of the checkout. Methods that are not named stay as the gateway has them, after these.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

/** Body of `PUT /merchant/methods`. */
export const hiddenMethodsParams = typedBody<HiddenMethodsParams>()(
  z.strictObject({
    mode: z.enum(['live', 'test']),
    hidden: setOf(provider, METHODS_MAX).describe('`wallet`, `cash`, or ids of providers.'),
    order: describing(setOf(provider, METHODS_MAX)).describe(
      '`wallet`, `cash`, or ids of providers, in the order of the checkout; empty: the order of the operator.',
    ),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const gatewayMethod = typed<GatewayMethod>()(
  z
    .object({
      method: z.string(),
      type: z.enum(PAYMENT_METHOD_TYPES),
      label: z.string(),
      livemode: z.boolean(),
      suspension: z.object({ reason: z.string(), since: timestamp }).nullable(),
    })
    .meta({ id: 'GatewayMethod' }),
);

/** Body of `POST /admin/methods/{method}/suspend`. */
export const methodSuspendParams = typedBody<MethodSuspendParams>()(
  z.strictObject({
    mode: z.enum(['live', 'test']),
    reason: linesText(LIMITS.descriptionLengthMax, 1).describe('Shown to operators alone.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

/** Body of `POST /admin/methods/{method}/reinstate`. */
export const methodReinstateParams = typedBody<MethodReinstateParams>()(
  z.strictObject({
    mode: z.enum(['live', 'test']),
    idempotency_key: optionalIdempotencyKey,
  }),
);

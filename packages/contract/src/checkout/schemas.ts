import { z } from 'zod';
import { declaring, describing } from '../basics/absence.ts';
import { amount, storedAmount } from '../basics/money.ts';
import { optionalIdempotencyKey, phone, pin, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { ownText } from '../merchants/schemas.ts';
import { methodHealth } from '../methods/schemas.ts';
import { failureCode, locale, payment, provider } from '../payments/schemas.ts';
import { PAYMENT_METHOD_TYPES, PAYMENT_STATUSES } from '../payments/types.ts';
import { KNOWN_FROM, PAYER_MONEY_STATES } from './types.ts';
import type {
  Checkout,
  CheckoutCanceled,
  CheckoutConfirmParams,
  CheckoutPaid,
  PaymentCharged,
  PaymentChargeParams,
  PayParams,
} from './types.ts';

const prompt = z.object({ fr: z.string(), en: z.string() });

const checkoutMethod = z.object({
  type: z.enum(PAYMENT_METHOD_TYPES),
  provider: provider.nullable(),
  label: z.string(),
  monogram: z.string().nullable(),
  colors: z.object({ background: z.string(), text: z.string() }).nullable(),
  country: z.string().nullable(),
  calling_code: z.string().nullable(),
  available: z.boolean(),
  health: methodHealth,
  limits: z.object({ min: z.int(), max: z.int() }),
  needs: z.array(z.enum(['pin', 'phone'])),
  prompt: prompt.nullable(),
  phone_prefixes: z.array(z.string()),
});

const nextAction = z.object({
  type: z.enum(['approve_on_phone', 'enter_otp', 'redirect', 'wait', 'wait_for_provider']),
  expires_at: timestamp,
  poll_after_ms: z.int(),
  url: z.string().optional(),
  prompt: prompt.nullable(),
});

/** What customers see of a merchant. */
export const checkoutMerchant = z.object({
  name: z.string(),
  support_email: z.string().nullable(),
  support_phone: z.string().nullable(),
  brand_color: z.string().nullable(),
  logo_url: z.string().nullable(),
  checkout_note: ownText.nullable(),
  receipt_note: ownText.nullable(),
});

export const checkout = typed<Checkout>()(
  z
    .object({
      slug: z.string(),
      status: z.enum(PAYMENT_STATUSES),
      amount,
      currency: z.string(),
      amount_display: z.string(),
      amount_refunded: storedAmount,
      description: z.string().nullable(),
      merchant: checkoutMerchant,
      livemode: z.boolean(),
      locale: locale.nullable(),
      created_at: timestamp,
      expires_at: timestamp,
      succeeded_at: timestamp.nullable(),
      paid_with: z.enum(PAYMENT_METHOD_TYPES).nullable(),
      server_time: timestamp,
      methods: z.array(checkoutMethod),
      attempts_left: z.int(),
      next_action: nextAction.nullable(),
      returns_to_shop: z.boolean(),
      redirect_url: z.string().nullable(),
      failure: z
        .object({
          code: failureCode,
          message: z.string(),
          retryable: z.boolean(),
          known_from: z.enum(KNOWN_FROM).nullable(),
        })
        .nullable(),
      payer_money: z.object({ state: z.enum(PAYER_MONEY_STATES), known_from: z.enum(KNOWN_FROM) }).nullable(),
    })
    .meta({ id: 'Checkout' }),
);

const checkoutPayment = z
  .object({
    id: z.string(),
    slug: z.string(),
    status: z.enum(PAYMENT_STATUSES),
    amount,
    currency: z.string(),
    description: z.string().nullable(),
    livemode: z.boolean(),
    created_at: timestamp,
    succeeded_at: timestamp.nullable(),
    transaction_id: z.string().nullable(),
    failure_code: failureCode.nullable(),
    failure_message: z.string().nullable(),
  })
  .meta({ id: 'CheckoutPayment' });

export const checkoutPaid = typed<CheckoutPaid>()(
  z.object({
    payment: checkoutPayment,
    redirect_url: z.string().nullable(),
    next_action: nextAction.nullable(),
  }),
);

export const checkoutCanceled = typed<CheckoutCanceled>()(
  z.object({
    payment: checkoutPayment,
    redirect_url: z.string(),
  }),
);

/** Body of `POST /gateway/checkout/{slug}/pay`. `method` is optional when `pin` is given. */
export const payParams = typedBody<PayParams, unknown>()(
  z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null && 'pin' in value && (!('method' in value) || value.method === null)
        ? { ...value, method: 'wallet' }
        : value,
    z.discriminatedUnion('method', [
      z
        .strictObject({
          method: declaring(z.literal('wallet'), 'describes'),
          pin,
          idempotency_key: optionalIdempotencyKey,
        })
        // The method is implied: what is parsed has it, what is sent may not.
        .meta({ required: ['pin'] }),
      z.strictObject({
        method: z.literal('mobile_money'),
        provider,
        phone,
        idempotency_key: optionalIdempotencyKey,
      }),
      z.strictObject({
        method: z.literal('card'),
        provider,
        idempotency_key: optionalIdempotencyKey,
      }),
    ]),
  ),
);

/** Body of `POST /gateway/payments/{payment_id}/charge`. */
export const paymentChargeParams = typedBody<PaymentChargeParams>()(
  z.discriminatedUnion('method', [
    z.strictObject({
      method: z.literal('mobile_money'),
      phone,
      provider: describing(provider).describe('Optional if the number determines it.'),
      idempotency_key: optionalIdempotencyKey,
    }),
    z.strictObject({
      method: z.literal('card'),
      provider: describing(provider).describe('Optional if one provider takes cards.'),
      idempotency_key: optionalIdempotencyKey,
    }),
  ]),
);

export const paymentCharged = typed<PaymentCharged>()(
  z.object({
    payment,
    next_action: nextAction.nullable(),
  }),
);

/** Body of `POST …/confirm`. */
export const checkoutConfirmParams = typedBody<CheckoutConfirmParams>()(
  z.strictObject({
    code: z
      .string()
      .regex(/^\d{4,10}$/, 'must be 4 to 10 digits')
      .describe('The one-time code that the provider sent to the payer.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

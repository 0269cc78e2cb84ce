import { z } from 'zod';
import { declaring, describing } from '../basics/absence.ts';
import { bodyPart, typedBody } from '../basics/body.ts';
import { createdAt, isoCurrency, livemode, nullableString, pick } from '../basics/fields.ts';
import { amount, storedAmount } from '../basics/money.ts';
import { email, phone, pin, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { ownText } from '../merchants/schemas.ts';
import { methodHealth } from '../methods/schemas.ts';
import { failureCode, locale, payment, paymentFields, provider } from '../payments/schemas.ts';
import { PAYMENT_METHOD_TYPES, PAYMENT_STATUSES } from '../payments/values.ts';
import { KNOWN_FROM, PAYER_MONEY_STATES } from './values.ts';
import type * as types from './types.ts';

const prompt = z.object({ fr: z.string().describe('In French.'), en: z.string().describe('In English.') });

/** A payment method as offered on one checkout. The rail declares limits, in minor units. */
const checkoutMethod = typed<types.CheckoutMethod>('CheckoutMethod').object({
  type: z.enum(PAYMENT_METHOD_TYPES).describe('Wallet, mobile money, card, or cash at an agent.'),
  provider: provider.nullable().describe('Id of the provider; null for the wallet and for cash.'),
  label: z.string().describe('Name for people, `MTN MoMo`.'),
  monogram: nullableString.describe(
    'One or two characters that represent the provider; null for the wallet, as are the next two fields.',
  ),
  colors: z
    .object({ background: z.string().describe('CSS colour.'), text: z.string().describe('CSS colour.') })
    .nullable()
    .describe('Colours of the monogram, each `#rrggbb`, with a contrast of at least 4.5.'),
  country: nullableString.describe('Country of the provider, ISO 3166-1 alpha-2: `CM`.'),
  calling_code: nullableString.describe(
    "Calling code of that country, which the payer's number must begin with: `+237`; null for cards.",
  ),
  available: z.boolean().describe('Whether it can be used now: the amount is within its limits, and it is not down.'),
  health: methodHealth.describe('`up` for the wallet and for cash.'),
  limits: z
    .object({
      min: z.int().describe('The least amount, in minor units.'),
      max: z.int().describe('The greatest amount, in minor units.'),
    })
    .describe('What a single payment may amount to.'),
  needs: z
    .array(z.enum(['pin', 'phone']))
    .describe("What the payer types; nothing for cash, and for a card nothing here: the provider's page asks."),
  prompt: prompt
    .nullable()
    .describe('Instructions for the payer while the payment is processing; null for the wallet, which needs none.'),
  phone_prefixes: z
    .array(z.string())
    .describe(
      "E.164 prefixes of this provider's numbers, such as `+23767`, enough to recognise it while a number is typed. Empty if unknown. A hint only: numbers can be ported, so the payer's own choice counts.",
    ),
});

/** What the customer must do next for a pending payment. */
const nextAction = typed<types.NextAction>('NextAction').object({
  type: z
    .enum(['approve_on_phone', 'enter_otp', 'redirect', 'wait', 'wait_for_provider'])
    .describe(
      '`enter_otp` expects a code (`POST …/confirm`); `wait` needs no action. `wait_for_provider` neither: the provider is not known to have accepted the request yet, and nothing may have reached the phone.',
    ),
  created_at: timestamp.describe('When the payer was asked.'),
  expires_at: timestamp.describe('Until then the payer can act.'),
  poll_after_ms: z.int().describe('When to look again, in milliseconds.'),
  url: z.string().optional().describe('Only with `redirect`; always `https`.'),
  prompt: prompt.nullable().describe('Instructions for the payer from the provider; null if nothing has to be done.'),
});

/** What customers see of a merchant. */
export const checkoutMerchant = z.object({
  name: z.string().describe('Name that people read.'),
  support_email: nullableString.describe('Shown to customers on the checkout.'),
  support_phone: nullableString.describe('Shown to customers on the checkout.'),
  brand_color: nullableString.describe('As the merchant chose it, `#rrggbb`. Clients must ensure contrast themselves.'),
  logo_url: nullableString.describe('PNG or WebP; the content of a URL never changes.'),
  checkout_note: ownText
    .nullable()
    .describe("Of the merchant's own, shown with the amount; null without one. Plain text."),
  receipt_note: ownText
    .nullable()
    .describe("Of the merchant's own, shown on the receipt; null without one. Plain text."),
});

/**
 * Public view of a payment for holders of the slug: without the merchant's reference, metadata or other identifiers.
 */
export const checkout = typed<types.Checkout>('Checkout').component({
  slug: z.string().describe('Public identifier of the payment.'),
  status: z.enum(PAYMENT_STATUSES).describe('Current status.'),
  amount,
  currency: isoCurrency,
  amount_display: z
    .string()
    .describe("The amount formatted in the checkout's language (default French), `5 000 FCFA`."),
  amount_refunded: storedAmount.describe('Amount refunded; 0 unless the payment is refunded, in part or in full.'),
  description: nullableString.describe('What is paid for; null without a text.'),
  merchant: checkoutMerchant.describe('Who is paid.'),
  livemode,
  locale: locale
    .nullable()
    .describe("The language that the merchant requested; null leaves the choice to the customer's browser."),
  created_at: createdAt,
  expires_at: timestamp.describe('Until then it can be paid.'),
  succeeded_at: timestamp.nullable().describe('When it was paid; null until then.'),
  receipt_by: z.array(z.enum(['email', 'phone'])).describe('How a receipt can be sent; empty: not at all.'),
  paid_with: z.enum(PAYMENT_METHOD_TYPES).nullable().describe('The type of the method that paid; null until then.'),
  server_time: timestamp.describe("The server's clock, for countdowns."),
  methods: z.array(checkoutMethod).describe('Payment methods in the order of the page.'),
  attempts_left: z.int().describe('Remaining attempts before a decline is final; 0 once the payment is final.'),
  next_action: nextAction.nullable().describe('What the payer does next; null: nothing.'),
  returns_to_shop: z
    .boolean()
    .describe('Whether canceling redirects to the shop (the merchant set a `cancel_url`) instead of our result page.'),
  redirect_url: nullableString.describe('Null until the payment is final.'),
  failure: z
    .object({
      code: failureCode.describe('For programs.'),
      message: z.string().describe('A sentence for people.'),
      retryable: z.boolean().describe('True: trying again may succeed.'),
      known_from: z.enum(KNOWN_FROM).nullable().describe('Who said so; null: a later decision replaced who had.'),
    })
    .nullable()
    .describe('Why it failed, or the last attempt; null without a failure.'),
  payer_money: z
    .object({
      state: z.enum(PAYER_MONEY_STATES).describe('What became of it.'),
      known_from: z.enum(KNOWN_FROM).describe('Who said so.'),
    })
    .nullable()
    .describe("Where the payer's money is, if that is known and is not simply in the payment; null: nothing to say."),
});

/** A payment as its payer sees it. */
const checkoutPayment = typed<types.CheckoutPayment>('CheckoutPayment').component(
  pick(
    paymentFields,
    'id',
    'slug',
    'status',
    'amount',
    'currency',
    'description',
    'livemode',
    'created_at',
    'succeeded_at',
    'transaction_id',
    'failure_code',
    'failure_message',
  ),
);

/** Response to a payment: final with a redirect, or pending with a next action. */
export const checkoutPaid = typed<types.CheckoutPaid>('CheckoutPaid').object({
  payment: checkoutPayment.describe('The payment, as it is now.'),
  redirect_url: nullableString.describe('Where to send the customer; null until the payment is final.'),
  next_action: nextAction.nullable().describe('What the payer does next; null: nothing.'),
});

export const checkoutCanceled = typed<types.CheckoutCanceled>('CheckoutCanceled').object({
  payment: checkoutPayment.describe('The payment, as it is now.'),
  redirect_url: z.string().describe('Where to send the customer.'),
});

/** Body of `POST /gateway/checkout/{slug}/pay`. `method` is optional when `pin` is given. */
const refuseDuplicate = describing(z.boolean()).describe(
  'Whether to refuse with `POSSIBLE_DUPLICATE` when this payer paid this merchant the same amount within ten minutes. Default: false.',
);

export const payParams = typedBody<unknown, types.PayParams>('PayParams').of(
  z.preprocess(
    (value) =>
      typeof value === 'object' && value !== null && 'pin' in value && (!('method' in value) || value.method === null)
        ? { ...value, method: 'wallet' }
        : value,
    z.discriminatedUnion('method', [
      bodyPart('PayFromWalletParams', {
        method: declaring(z.literal('wallet'), 'describes').describe('Optional in the request.'),
        pin: pin.describe('The PIN of the wallet, 4 to 6 digits.'),
        refuse_duplicate: refuseDuplicate,
        // The method is implied: what is parsed has it, what is sent may not.
      }).meta({ required: ['pin'] }),
      bodyPart('PayByMobileMoneyParams', {
        method: z.literal('mobile_money').describe('The payment method.'),
        provider: provider.describe('Id of the provider, `mtn_momo`.'),
        phone: phone.describe('Phone number in E.164, `+237653456789`.'),
        refuse_duplicate: refuseDuplicate,
      }),
      bodyPart('PayByCardParams', {
        method: z
          .literal('card')
          .describe('The payment method. The payer types the card on a page of the provider, `next_action.url`.'),
        provider: provider.describe('Id of the provider whose page takes the card.'),
      }),
    ]),
  ),
);

/** Body of `POST /gateway/payments/{payment_id}/charge`. */
export const paymentChargeParams = typedBody<types.PaymentChargeParams>('PaymentChargeParams').of(
  z.discriminatedUnion('method', [
    bodyPart('ChargeByMobileMoneyParams', {
      method: z.literal('mobile_money').describe('The payment method.'),
      phone: phone.describe("The payer's number, in E.164."),
      provider: describing(provider).describe(
        'Required unless the number determines it: by the prefixes that the providers declare, and the calling code.',
      ),
    }),
    bodyPart('ChargeByCardParams', {
      method: z
        .literal('card')
        .describe('The payment method. The payer types the card on a page of the provider, `next_action.url`.'),
      provider: describing(provider).describe('Required unless exactly one provider takes cards.'),
    }),
  ]),
);

/** Response to a charge: pending with a next action, or final. */
export const paymentCharged = typed<types.PaymentCharged>('PaymentCharged').object({
  payment: payment.describe('The payment, as it is now.'),
  next_action: nextAction.nullable().describe('What the payer does next; null: nothing.'),
});

/** Body of `POST …/confirm`. */
export const checkoutConfirmParams = typedBody<types.CheckoutConfirmParams>('CheckoutConfirmParams').object({
  code: z
    .string()
    .regex(/^\d{4,10}$/, 'must be 4 to 10 digits')
    .describe('The one-time code that the provider sent to the payer, 4 to 10 digits.'),
});

/** Body of `POST /gateway/receipts`. */
export const receiptFindParams = typedBody<types.ReceiptFindParams>('ReceiptFindParams').object({
  reference: z
    .string()
    .regex(/^(pay|tx)_[0-9a-z]{1,40}$/, 'must be the reference of a receipt, tx_… or pay_…')
    .describe('What the receipt prints: `tx_…`, or the id of the payment.'),
  phone: phone.describe('The number that paid, in E.164.'),
});

/** Body of `POST …/receipt`: one of the two. */
export const receiptParams = typedBody<types.ReceiptParams>('ReceiptParams').object({
  email: describing(email).describe('Where the receipt goes by mail. Required unless `phone` is given instead.'),
  phone: describing(phone).describe('Where it goes by text message, in E.164.'),
});

/** The receipt of a payment that a payer asked for. */
export const foundReceipt = typed<types.FoundReceipt>('FoundReceipt').object({
  url: z.string().describe('Page of the receipt.'),
});

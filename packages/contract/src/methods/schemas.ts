import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { livemode, nullableString } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { amount, storedAmount } from '../basics/money.ts';
import { setOf } from '../basics/sets.ts';
import { linesText, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { merchantFees } from '../merchants/schemas.ts';
import { provider } from '../payments/schemas.ts';
import { PAYMENT_METHOD_TYPES } from '../payments/values.ts';
import { METHOD_HEALTH } from './values.ts';
import type * as types from './types.ts';

/** More than a gateway will ever have. */
const METHODS_MAX = 50;

export const methodHealth = z.enum(METHOD_HEALTH);

/** A payment method of a merchant in one mode: whether it is on, by the operator and by the merchant. */
export const merchantMethod = typed<types.MerchantMethod>('MerchantMethod').component({
  method: z.string().describe("`wallet`, `cash`, or a provider's id."),
  type: z.enum(PAYMENT_METHOD_TYPES).describe('Wallet, mobile money, or cash at an agent.'),
  label: z.string().describe('Name for people, `MTN MoMo`.'),
  country: nullableString.describe('Country of the provider, ISO 3166-1 alpha-2; null for the wallet and for cash.'),
  livemode,
  enabled: z.boolean().describe('Set by the operator, for the merchant or in the configuration.'),
  hidden: z.boolean().describe('Set by the merchant.'),
  suspended: z.boolean().describe('The operator suspended it for all merchants.'),
  offered: z.boolean().describe('Whether checkouts offer it: `enabled`, and neither `hidden` nor `suspended`.'),
  min: storedAmount.nullable().describe("The operator's own limits; null: the rail's."),
  max: storedAmount.nullable().describe('The greatest amount that the operator allows; null: that of the rail.'),
  limits: z
    .object({
      min: storedAmount.describe('The least amount, in minor units.'),
      max: storedAmount.describe('The greatest amount, in minor units.'),
    })
    .describe("Of one payment: those of the rail, within the operator's."),
  fees: merchantFees.describe('What a payment by it costs the merchant.'),
  health: methodHealth.describe('How it is doing.'),
});

/** The whole order of a merchant's checkouts. Methods that are not named stay as the gateway has them, after these. */
export const merchantMethodsParams = typedBody<types.MerchantMethodsParams>('MerchantMethodsParams').object({
  mode: z.enum(['live', 'test']).describe('`live` or `test`.'),
  methods: z
    .array(
      typed<types.MerchantMethodParams>('MerchantMethodParams').strict({
        method: provider.describe('`wallet`, or the id of a provider that a rail of this mode declares.'),
        enabled: z.boolean().describe('False: switched off.'),
        min: widening(amount).describe(
          "Limits of one payment within those of the rail, in minor units; absent: the rail's.",
        ),
        max: widening(amount).describe('The greatest amount of a payment. Default: that of the rail.'),
      }),
    )
    .max(METHODS_MAX)
    .describe(
      'In the order of the checkout, each at most once. Methods that are not named stay as the gateway has them, after these.',
    ),
});

/** Body of `PUT /merchant/methods`. */
export const hiddenMethodsParams = typedBody<types.HiddenMethodsParams>('HiddenMethodsParams').object({
  mode: z.enum(['live', 'test']).describe('`live` or `test`.'),
  hidden: setOf(provider, METHODS_MAX).describe(
    'All methods that the checkouts do not show: `wallet`, `cash`, or ids of providers.',
  ),
  order: describing(setOf(provider, METHODS_MAX)).describe(
    "The order of the checkouts, `wallet`, `cash`, or ids of providers; methods that are not named keep their places, after these. Default: stays as it is. An empty array returns to the operator's order.",
  ),
});

/** A payment method of the gateway in one mode, for all merchants. */
export const gatewayMethod = typed<types.GatewayMethod>('GatewayMethod').component({
  method: z.string().describe("`wallet`, `cash`, or a provider's id."),
  type: z.enum(PAYMENT_METHOD_TYPES).describe('Wallet, mobile money, or cash at an agent.'),
  label: z.string().describe('Name for people, `MTN MoMo`.'),
  livemode,
  suspension:
    /** A method that starts no payments, for any merchant, until it is reinstated. */
    typed<types.MethodSuspension>('MethodSuspension')
      .object({
        reason: z.string().describe("The operator's words; merchants and customers do not see them."),
        since: timestamp.describe('Since when.'),
      })
      .nullable()
      .describe('Null: not suspended.'),
});

/** Body of `POST /admin/methods/{method}/suspend`. */
export const methodSuspendParams = typedBody<types.MethodSuspendParams>('MethodSuspendParams').object({
  mode: z.enum(['live', 'test']).describe('`live` or `test`.'),
  reason: linesText(LIMITS.descriptionLengthMax, 1).describe(
    'For the other operators and the audit log; at most 255 characters.',
  ),
});

/** Body of `POST /admin/methods/{method}/reinstate`. */
export const methodReinstateParams = typedBody<types.MethodReinstateParams>('MethodReinstateParams').object({
  mode: z.enum(['live', 'test']).describe('`live` or `test`.'),
});

import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { operatorModeFields, pageFields, periodFields } from '../basics/lists.ts';
import { amount, currency, storedAmount } from '../basics/money.ts';
import {
  CHANGE_NOTHING,
  cashDigits,
  changesSomething,
  comparedText,
  email,
  nameText,
  optionalIdempotencyKey,
  phone,
  pin,
} from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { newPassword, principalFields } from '../people/schemas.ts';
import { heldBalance } from '../wallets/schemas.ts';
import type {
  AgentCreate,
  AgentCreateParams,
  AgentFloat,
  AgentLimits,
  AgentRecord,
  AgentUpdateParams,
  AgentWithFloats,
  CashHolder,
  CashHolderLookUpParams,
  CashInParams,
  CashOutParams,
  FloatParams,
  FloatTransactionListQuery,
} from './types.ts';
import { NEW_AGENT_LIMITS } from './types.ts';

export const agentLimits = typed<AgentLimits>()(
  z
    .object({
      cash_in_max: storedAmount,
      cash_in_per_day_max: storedAmount,
      cash_out_max: storedAmount,
      cash_out_per_day_max: storedAmount,
    })
    .meta({ id: 'AgentLimits' }),
);

export const agentRecord = typed<AgentRecord>()(
  z.object({ ...principalFields, limits: agentLimits, suspended: z.boolean() }).meta({ id: 'AgentRecord' }),
);

export const agentFloat = typed<AgentFloat>()(
  z.object({ balances: z.array(heldBalance), limits: agentLimits, suspended: z.boolean() }).meta({ id: 'AgentFloat' }),
);

const user = comparedText(254, 1).describe('E-mail, E.164 phone number or `usr_…` of the customer.');

const perOperation = widening(z.int().min(0).max(LIMITS.amountMax));

const perDay = widening(z.int().min(0).max(LIMITS.agentPerDayMax));

/** Omitted limits stay unchanged. */
const limitsParams = z.strictObject({
  cash_in_max: perOperation,
  cash_in_per_day_max: perDay,
  cash_out_max: perOperation,
  cash_out_per_day_max: perDay,
});

const newLimitsParams = z.strictObject({
  cash_in_max: perOperation.default(NEW_AGENT_LIMITS.cash_in_max),
  cash_in_per_day_max: perDay.default(NEW_AGENT_LIMITS.cash_in_per_day_max),
  cash_out_max: perOperation.default(NEW_AGENT_LIMITS.cash_out_max),
  cash_out_per_day_max: perDay.default(NEW_AGENT_LIMITS.cash_out_per_day_max),
});

export const agentCreateParams = typedBody<AgentCreate, AgentCreateParams>()(
  z.strictObject({
    email,
    password: newPassword,
    name: nameText(120),
    phone: describing(phone),
    limits: widening(newLimitsParams).default(NEW_AGENT_LIMITS),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const agentUpdateParams = typedBody<AgentUpdateParams>()(
  z
    .strictObject({
      limits: widening(limitsParams.refine(changesSomething, CHANGE_NOTHING)),
      suspended: widening(z.boolean()),
      idempotency_key: optionalIdempotencyKey,
    })
    .refine(changesSomething, CHANGE_NOTHING),
);

export const floatParams = typedBody<FloatParams>()(
  z.strictObject({
    amount,
    currency,
    livemode: z.boolean(),
    direction: z.enum(['fund', 'withdraw']),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const cashHolder = typed<CashHolder>()(
  z
    .object({
      user_id: z.string(),
      name_masked: z.string(),
      email_masked: z.string(),
      phone_masked: z.string().nullable(),
    })
    .meta({ id: 'CashHolder' }),
);

export const cashHolderLookUpParams = typedBody<CashHolderLookUpParams>()(
  z.strictObject({ user, idempotency_key: optionalIdempotencyKey }),
);

export const cashInParams = typedBody<CashInParams>()(
  z.strictObject({
    user_id: comparedText(64, 1).describe(
      '`usr_…` of the customer, as the look-up found it and the customer confirmed.',
    ),
    amount,
    currency,
    pin: pin.describe("The agent's PIN."),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const cashOutParams = typedBody<CashOutParams>()(
  z.strictObject({
    user,
    code: cashDigits.describe('The six-digit code that the customer received.'),
    amount: widening(amount).describe('The amount that the customer requested; a different amount is rejected.'),
    currency,
    pin: pin.describe("The agent's PIN."),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const floatTransactionListQuery = typed<FloatTransactionListQuery>()(
  z.strictObject({ ...pageFields, ...operatorModeFields, ...periodFields }),
);

export const agentWithFloats = typed<AgentWithFloats>()(z.object({ agent: agentRecord, floats: z.array(heldBalance) }));

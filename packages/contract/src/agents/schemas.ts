import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { changing, typedBody } from '../basics/body.ts';
import { livemode, nullableString } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { operatorModeFields, pageFields, periodFields } from '../basics/schemas.ts';
import { amount, currency, storedAmount } from '../basics/money.ts';
import { cashDigits, comparedText, email, linesText, nameText, phone, pin } from '../basics/text.ts';
import { aliased, typed } from '../basics/typed.ts';
import { newStaffPassword, principalFields, STAFF_PASSWORD } from '../people/schemas.ts';
import { heldBalance } from '../wallets/schemas.ts';
import { NEW_AGENT_LIMITS } from './values.ts';
import type * as types from './types.ts';

/**
 * Limits of an agent's cash operations, in minor units. A day is a calendar day in Africa/Douala; test and live are
 * counted separately.
 */
export const agentLimits = typed<types.AgentLimits>('AgentLimits').component({
  cash_in_max: storedAmount.describe('The most of one cash-in, in minor units.'),
  cash_in_per_day_max: storedAmount.describe('The most of all cash-ins of a day, in minor units.'),
  cash_out_max: storedAmount.describe('The most of one cash-out, in minor units.'),
  cash_out_per_day_max: storedAmount.describe('The most of all cash-outs of a day, in minor units.'),
});

/** An agent as the operator sees it. */
export const agentRecord = typed<types.AgentRecord>('AgentRecord').component({
  ...principalFields,
  limits: agentLimits.describe('What the agent may take in and pay out.'),
  suspended: z.boolean().describe('True: may do nothing that moves money.'),
  suspension_reason: nullableString.describe("The operator's reason, shown to the agent."),
});

/** An agent's float and limits. */
export const agentFloat = typed<types.AgentFloat>('AgentFloat').component({
  balances: z.array(heldBalance).describe('One for each currency and mode.'),
  limits: agentLimits.describe('What the agent may take in and pay out.'),
  suspended: z.boolean().describe('True: may do nothing that moves money.'),
  suspension_reason: nullableString.describe("The operator's reason, shown to the agent."),
});

const user = comparedText(254, 1).describe('E-mail, E.164 phone number or `usr_…` of the customer.');

const perOperation = widening(z.int().min(0).max(LIMITS.amountMax));

const perDay = widening(z.int().min(0).max(LIMITS.agentPerDayMax));

/** Omitted limits stay unchanged; for a new agent they have their defaults. */
const limitsParams = typed<types.AgentLimitsParams>('AgentLimitsParams').strict({
  cash_in_max: perOperation.describe('The most of one cash-in, in minor units.'),
  cash_in_per_day_max: perDay.describe('The most of all cash-ins of a day, in minor units.'),
  cash_out_max: perOperation.describe('The most of one cash-out, in minor units.'),
  cash_out_per_day_max: perDay.describe('The most of all cash-outs of a day, in minor units.'),
});

const newLimitsParams = aliased(
  'AgentLimitsParams',
  z.strictObject({
    cash_in_max: perOperation
      .default(NEW_AGENT_LIMITS.cash_in_max)
      .describe('The most of one cash-in, in minor units.'),
    cash_in_per_day_max: perDay
      .default(NEW_AGENT_LIMITS.cash_in_per_day_max)
      .describe('The most of all cash-ins of a day, in minor units.'),
    cash_out_max: perOperation
      .default(NEW_AGENT_LIMITS.cash_out_max)
      .describe('The most of one cash-out, in minor units.'),
    cash_out_per_day_max: perDay
      .default(NEW_AGENT_LIMITS.cash_out_per_day_max)
      .describe('The most of all cash-outs of a day, in minor units.'),
  }),
  'AgentLimits',
);

export const agentCreateParams = typedBody<types.AgentCreateParams, types.AgentCreate>(
  'AgentCreateParams',
  'AgentCreate',
).object({
  email: email.describe('E-mail address; unique among the accounts of a role.'),
  password: newStaffPassword.describe(STAFF_PASSWORD),
  name: nameText(120).describe('Name that people read.'),
  phone: describing(phone).describe('Phone number in E.164.'),
  limits: widening(newLimitsParams)
    .default(NEW_AGENT_LIMITS)
    .describe('Those that are not given: 500 000 per operation, 5 000 000 per day.'),
});

export const agentUpdateParams = typedBody<types.AgentUpdateParams>('AgentUpdateParams').change({
  limits: widening(changing(limitsParams)).describe('Replaces those that are given.'),
  suspended: widening(z.boolean()).describe('True: no cash in and no cash out.'),
  reason: widening(linesText(LIMITS.descriptionLengthMax, 1)).describe(
    'Why it is suspended, or no longer is: kept in the audit log; of a suspension shown to the agent. At most 255 characters.',
  ),
});

export const floatParams = typedBody<types.FloatParams>('FloatParams').object({
  amount,
  currency: currency.describe('ISO 4217 code; optional while a single currency is configured.'),
  livemode,
  direction: z.enum(['fund', 'withdraw']).describe('To the agent, or back.'),
});

/**
 * A customer whom an agent's look-up found. Masked, but enough for the customer to recognise the account. Numbers and
 * addresses are not verified, so the customer confirms the name before the cash changes hands.
 */
export const cashHolder = typed<types.CashHolder>('CashHolder').component({
  user_id: z.string().describe('Names the customer in the cash-in.'),
  name_masked: z.string().describe('The first name and one letter, `Ngo B•••`.'),
  email_masked: z.string().describe('`n•••@example.cm`: tells two holders of one number apart.'),
  phone_masked: nullableString.describe('`•••• 6789`; null without a number.'),
  cash_in_left: storedAmount
    .nullable()
    .describe(
      "What the wallet's limits leave for cash-ins now, in minor units; its balance may allow less. Null: none.",
    ),
});

export const cashHolderLookUpParams = typedBody<types.CashHolderLookUpParams>('CashHolderLookUpParams').object({
  user: user.describe('E-mail, E.164 phone number or `usr_…` of the customer.'),
});

export const cashInParams = typedBody<types.CashInParams>('CashInParams').object({
  user_id: comparedText(64, 1).describe('`usr_…` of the customer, as the look-up found it and the customer confirmed.'),
  amount,
  currency: currency.describe('ISO 4217 code; optional while a single currency is configured.'),
  pin: pin.describe("The agent's PIN."),
});

export const cashOutParams = typedBody<types.CashOutParams>('CashOutParams').object({
  user: user.describe('E-mail, E.164 phone number or `usr_…` of the customer.'),
  code: cashDigits.describe('The six-digit code that the customer received.'),
  amount: widening(amount).describe('The amount that the customer requested; a different amount is rejected.'),
  currency: currency.describe('ISO 4217 code; optional while a single currency is configured.'),
  pin: pin.describe("The agent's PIN."),
});

export const floatTransactionListQuery = typed<types.FloatTransactionListQuery>('FloatTransactionListQuery').strict({
  ...pageFields,
  ...operatorModeFields,
  ...periodFields,
});

export const agentWithFloats = typed<types.AgentWithFloats>('AgentWithFloats').object({
  agent: agentRecord.describe('The agent.'),
  floats: z.array(heldBalance).describe('Balances of the agent, by currency and mode.'),
});

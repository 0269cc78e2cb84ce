import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { modeFields, moment, pageFields } from '../basics/lists.ts';
import { linesText, optionalIdempotencyKey, text, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import {
  type Customer,
  CUSTOMER_TYPES,
  type CustomerExportQuery,
  type CustomerListQuery,
  type CustomerQuery,
  type CustomerUpdateParams,
  type CustomerWithTotals,
} from './types.ts';

const fields = {
  id: z.string(),
  type: z.enum(CUSTOMER_TYPES),
  phone_masked: z.string().nullable(),
  notes: z.string().nullable(),
  notes_updated_at: timestamp.nullable(),
  livemode: z.boolean(),
  first_seen_at: timestamp,
  last_seen_at: timestamp,
};

export const customer = typed<Customer>()(z.object(fields).meta({ id: 'Customer' }));

const totals = z
  .object({
    payments_count: z.int(),
    paid_count: z.int(),
    unpaid_count: z.int(),
    refunded_count: z.int(),
    sums: z.array(z.object({ currency: z.string(), amount_paid: z.int(), amount_refunded: z.int() })),
    methods: z.array(z.object({ method: z.string(), payments_count: z.int(), paid_count: z.int() })),
    truncated: z.boolean(),
  })
  .meta({ id: 'CustomerTotals' });

export const customerWithTotals = typed<CustomerWithTotals>()(
  z.object({ ...fields, totals }).meta({ id: 'CustomerWithTotals' }),
);

const customerFilters = {
  ...modeFields,
  created_from: moment.optional().describe('Only customers first seen at this time or later.'),
  created_to: moment.optional().describe('Only customers first seen before this time.'),
  q: text(LIMITS.searchLengthMax, 1)
    .optional()
    .describe(
      'A whole phone number, its last three or four digits, the e-mail address of a wallet account, or a customer id. Anything else finds no customer.',
    ),
};

export const customerListQuery = typed<CustomerListQuery>()(z.strictObject({ ...pageFields, ...customerFilters }));

export const customerExportQuery = typed<CustomerExportQuery>()(z.strictObject(customerFilters));

export const customerQuery = typed<CustomerQuery>()(
  z.strictObject({
    ...modeFields,
    created_from: moment.optional().describe('Totals count payments created at this time or later.'),
    created_to: moment.optional().describe('Totals count payments created before this time.'),
  }),
);

export const customerUpdateParams = typedBody<CustomerUpdateParams>()(
  z.strictObject({
    notes: linesText(LIMITS.customerNotesLengthMax).nullable(),
    idempotency_key: optionalIdempotencyKey,
  }),
);

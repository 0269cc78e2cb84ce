import { z } from 'zod';
import { idsParameter } from '../basics/sets.ts';
import { clearing } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { isoCurrency, livemode, nullableString } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { modeFields, moment, pageFields } from '../basics/schemas.ts';
import { lineText, linesText, text, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { CUSTOMER_TYPES } from './values.ts';
import type * as types from './types.ts';

const fields = {
  id: z.string().describe('`cus_…`; unlike other ids, it is not ordered by time.'),
  type: z.enum(CUSTOMER_TYPES).describe('What the customer is known by.'),
  name: nullableString.describe('What the merchant calls the customer; null without one.'),
  phone_masked: nullableString.describe(
    'The last four digits of the number, `•••• 6789`, or three, `•••789`, of one seen earlier; null for an account.',
  ),
  notes: nullableString.describe("The merchant's own notes; null without any."),
  notes_updated_at: timestamp.nullable().describe('When they were last written; null without any.'),
  livemode,
  first_seen_at: timestamp.describe('The first attempt to pay, since the customer was last erased.'),
  last_seen_at: timestamp.describe('The creation of the newest payment that the customer tried to pay.'),
};

/**
 * A payer who paid a merchant in one mode, or tried to. The id stands for the account or the number, and is another
 * one at every other merchant and in the other mode.
 */
export const customer = typed<types.Customer>('Customer').component(fields);

/** Payments that a customer paid, or was the last one to try to pay. */
const totals = typed<types.CustomerTotals>('CustomerTotals').component({
  payments_count: z.int().describe('Number of payments.'),
  paid_count: z.int().describe('Those that were paid, refunded ones too.'),
  unpaid_count: z
    .int()
    .describe('Those that ended unpaid: failed, canceled or expired. Paid ones and these make the success rate.'),
  refunded_count: z.int().describe('Those of which something was refunded.'),
  sums: z
    .array(
      /** Money of one currency, in minor units. */
      typed<types.CustomerSum>('CustomerSum').object({
        currency: isoCurrency,
        amount_paid: z.int().describe('What was paid; refunds are not deducted.'),
        amount_refunded: z.int().describe('What was refunded of it.'),
      }),
    )
    .describe('Sums by currency; empty while nothing was paid.'),
  methods: z
    .array(
      /** How often a customer used a payment method. */
      typed<types.CustomerMethod>('CustomerMethod').object({
        method: z.string().describe('`wallet`, or the id of a mobile money provider.'),
        payments_count: z.int().describe('Number of payments.'),
        paid_count: z.int().describe('Those that were paid.'),
      }),
    )
    .describe('By payment method, the most used first.'),
  last_paid_at: timestamp.nullable().describe('When the last of them was paid; null while none was.'),
  truncated: z
    .boolean()
    .describe('True: the range has more payments than are counted, and the older ones are left out.'),
});

/** A customer with the outcomes of their payments. */
export const customerWithTotals = typed<types.CustomerWithTotals>('CustomerWithTotals').component({
  ...fields,
  totals: totals.describe('Of the payments in the requested range.'),
});

/** What one of several customers paid. */
export const totalsOfCustomer = typed<types.TotalsOfCustomer>('TotalsOfCustomer').object({
  customer_id: z.string().describe('The customer.'),
  totals: totals.describe('Of their payments.'),
});

/** Whose totals are read. */
export const customerTotalsQuery = typed<types.CustomerTotalsQuery>('CustomerTotalsQuery').strict({
  ...modeFields,
  customer_id: idsParameter(LIMITS.pageSizeMax).describe('At most 100 customers: repeated, or separated by commas.'),
});

/** Who paid a payment, or tried last. */
export const paymentCustomer = typed<types.PaymentCustomer>('PaymentCustomer').object({
  payment_id: z.string().describe('The payment.'),
  customer: customer.describe('Who paid it, or tried last.'),
});

/** Whose customers are read. */
export const paymentCustomerQuery = typed<types.PaymentCustomerQuery>('PaymentCustomerQuery').strict({
  ...modeFields,
  payment_id: idsParameter(LIMITS.pageSizeMax).describe('At most 100 payments: repeated, or separated by commas.'),
});

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

export const customerListQuery = typed<types.CustomerListQuery>('CustomerListQuery').strict({
  ...pageFields,
  ...customerFilters,
});

/** Filters of the file of customers: those of the list. */
export const customerExportQuery = typed<types.CustomerExportQuery>('CustomerExportQuery').strict(customerFilters);

/** The payments that the totals count. */
export const customerQuery = typed<types.CustomerQuery>('CustomerQuery').strict({
  ...modeFields,
  created_from: moment.optional().describe('Totals count payments created at this time or later.'),
  created_to: moment.optional().describe('Totals count payments created before this time.'),
});

export const customerUpdateParams = typedBody<types.CustomerUpdateParams>('CustomerUpdateParams').object({
  name: clearing(lineText(LIMITS.customerNameLengthMax)).describe(
    'What you call the customer, at most 120 characters. Empty, or null: none.',
  ),
  notes: clearing(linesText(LIMITS.customerNotesLengthMax)).describe('At most 2 000 characters. Empty, or null: none.'),
});

import type { PaymentLink } from '@mitako/core/engine';
import { bigint, flag, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const paymentLinks = table<PaymentLink>()('mitako_payment_links', {
  id: id('paymentLink').fixed(),
  slug: text().fixed(),
  merchantId: id('merchant').fixed(),
  livemode: flag().fixed(),
  description: text(),
  amount: bigint().nullable().fixed(),
  amountMin: bigint().nullable().fixed(),
  amountMax: bigint().nullable().fixed(),
  currency: text().fixed(),
  isActive: flag(),
  expiresAtMs: bigint().nullable(),
  paymentsMax: integer().nullable(),
  // Added to, never written as a whole: a merchant's change of a link loses no place.
  paymentsCounted: integer().fixed(),
  paymentsPaid: integer().fixed(),
  amountPaid: bigint().fixed(),
  createdAtMs: bigint().fixed(),
  updatedAtMs: bigint().rising(),
  version: integer(),
});

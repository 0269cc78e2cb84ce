import type { Customer } from '@mitako/core/engine';
import { bigint, flag, id, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const customers = table<Customer>()('mitako_customers', {
  id: id('customer').fixed(),
  merchantId: id('merchant').fixed(),
  livemode: flag().fixed(),
  type: text().fixed(),
  phoneMasked: text().nullable().fixed(),
  firstAttemptId: id('attempt').fixed(),
  encryptedName: text().nullable(),
  encryptedNotes: text().nullable(),
  notesAtMs: bigint().nullable(),
  createdAtMs: bigint().fixed(),
});

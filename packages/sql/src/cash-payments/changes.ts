import type { Definitions } from '../engine/change.ts';
import { insert, remove } from '../engine/write.ts';
import { cashCodes } from './tables.ts';

export const cashCodeChanges: Definitions<'cash_code.insert' | 'cash_code.use'> = {
  'cash_code.insert': ({ one }) => [one(insert(cashCodes, ({ cashCode }) => cashCode))],

  // Deleted, so that of two agents who take the same payment the second finds nothing.
  'cash_code.use': ({ one }) => [one(remove(cashCodes, ({ paymentId, codeHash }) => ({ paymentId, codeHash })))],
};

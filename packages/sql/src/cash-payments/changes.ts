import type { SomeDefinitions } from '../engine/change.ts';
import { remove } from '../engine/write.ts';
import { cashCodes } from './tables.ts';

export const cashCodeChanges = {
  // Deleted, so that of two agents who take the same payment the second finds nothing.
  'cash_code.use': ({ one }) => [one(remove(cashCodes, ({ paymentId, codeHash }) => ({ paymentId, codeHash })))],
} satisfies SomeDefinitions;

import type { Definitions } from '../engine/change.ts';
import { insert, update } from '../engine/write.ts';
import { refunds } from './tables.ts';

export const refundChanges: Definitions<'refund.insert' | 'refund.update'> = {
  'refund.insert': ({ one }) => [one(insert(refunds, ({ refund }) => refund))],

  'refund.update': ({ one }) => [
    one(update(refunds, ({ refund, fromVersion }) => ({ to: refund, where: { id: refund.id, version: fromVersion } }))),
  ],
};

import type { Definitions } from '../engine/change.ts';
import { insert, update } from '../engine/write.ts';
import { disputes } from './tables.ts';

export const disputeChanges: Definitions<'dispute.insert' | 'dispute.update'> = {
  'dispute.insert': ({ one }) => [one(insert(disputes, ({ dispute }) => dispute))],

  'dispute.update': ({ one }) => [
    one(
      update(disputes, ({ dispute, fromVersion }) => ({
        to: dispute,
        where: { id: dispute.id, version: fromVersion },
      })),
    ),
  ],
};

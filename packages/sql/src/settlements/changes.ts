import type { Definitions } from '../engine/change.ts';
import { insert, update } from '../engine/write.ts';
import { settlements } from './tables.ts';

export const settlementChanges: Definitions<'settlement.insert' | 'settlement.update'> = {
  'settlement.insert': ({ one }) => [one(insert(settlements, ({ settlement }) => settlement))],

  'settlement.update': ({ one }) => [
    one(
      update(settlements, ({ settlement, fromVersion }) => ({
        to: settlement,
        where: { id: settlement.id, version: fromVersion },
      })),
    ),
  ],
};

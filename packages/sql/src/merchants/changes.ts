import type { Definitions } from '../engine/change.ts';
import { find, insert, put, remove, update } from '../engine/write.ts';
import { logos, merchants } from './tables.ts';

export const merchantChanges: Definitions<
  'merchant.insert' | 'merchant.update' | 'assert.merchant_live' | 'assert.merchant_active' | 'logo.put' | 'logo.delete'
> = {
  'merchant.insert': ({ one }) => [one(insert(merchants, ({ merchant }) => merchant))],

  'merchant.update': ({ one }) => [
    one(
      update(merchants, ({ merchant, fromVersion }) => ({
        to: merchant,
        where: { id: merchant.id, version: fromVersion },
      })),
    ),
  ],

  'assert.merchant_live': ({ one }) => [
    one(find(merchants, ({ id }) => ({ id, kycStatus: 'approved', suspendedAtMs: null }))),
  ],

  'assert.merchant_active': ({ one }) => [one(find(merchants, ({ id }) => ({ id, suspendedAtMs: null })))],

  'logo.put': ({ one }) => [one(put(logos, 'merchantId', ({ logo }) => logo))],

  'logo.delete': ({ any }) => [any(remove(logos, ({ merchantId }) => ({ merchantId })))],
};

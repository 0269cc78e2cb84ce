import type { SomeDefinitions } from '../engine/change.ts';
import { find, put, remove } from '../engine/write.ts';
import { logos, merchants } from './tables.ts';

export const merchantChanges = {
  'assert.merchant_live': ({ one }) => [
    one(find(merchants, ({ id }) => ({ id, kycStatus: 'approved', suspendedAtMs: null }))),
  ],

  'assert.merchant_active': ({ one }) => [one(find(merchants, ({ id }) => ({ id, suspendedAtMs: null })))],

  'logo.put': ({ one }) => [one(put(logos, 'merchantId', ({ logo }) => logo))],

  'logo.delete': ({ any }) => [any(remove(logos, ({ merchantId }) => ({ merchantId })))],
} satisfies SomeDefinitions;

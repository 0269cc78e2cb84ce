import type { SomeDefinitions } from '../engine/change.ts';
import { find, update } from '../engine/write.ts';
import { payoutAccounts } from './tables.ts';

export const payoutAccountChanges = {
  'payout_account.replace': ({ one }) => [
    one(
      update(payoutAccounts, ({ id, nowMs }) => ({ set: { replacedAtMs: nowMs }, where: { id, replacedAtMs: null } })),
    ),
  ],

  // Detects what was replaced earlier; a concurrent replacement counts as later.
  'assert.payout_account': ({ one }) => [one(find(payoutAccounts, ({ id }) => ({ id, replacedAtMs: null })))],

  // Detects what was set earlier; one that is set concurrently counts as later.
  'assert.no_payout_account': ({ none }) => [
    none(find(payoutAccounts, ({ merchantId, livemode }) => ({ merchantId, livemode, replacedAtMs: null }))),
  ],
} satisfies SomeDefinitions;

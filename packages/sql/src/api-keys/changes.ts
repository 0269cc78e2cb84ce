import { valuesOf } from '../engine/columns.ts';
import { apiKeyColumns, operatorKeyColumns, signingKeyColumns } from './rows.ts';
import type { Definitions } from '../engine/change.ts';

export const keyChanges: Definitions<
  | 'api_key.insert'
  | 'api_key.expire'
  | 'api_key.revoke'
  | 'api_key.touch'
  | 'assert.api_key'
  | 'operator_key.insert'
  | 'signing_key.insert'
  | 'signing_key.retire_others'
> = {
  'api_key.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_api_keys').values(valuesOf(apiKeyColumns, change.apiKey))),
  ],

  'api_key.expire': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_api_keys')
        .set({ expires_at_ms: change.expiresAtMs })
        .where('id', '=', change.id)
        .where(({ or, eb }) => or([eb('expires_at_ms', 'is', null), eb('expires_at_ms', '>', change.expiresAtMs)])),
    ),
  ],

  'api_key.revoke': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_api_keys')
        .set({ revoked_at_ms: change.nowMs })
        .where('id', '=', change.id)
        .where('merchant_id', '=', change.merchantId)
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  'api_key.touch': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_api_keys')
        .set({ last_used_at_ms: change.nowMs })
        .where('id', '=', change.id)
        .where(({ or, eb }) => or([eb('last_used_at_ms', 'is', null), eb('last_used_at_ms', '<', change.nowMs)])),
    ),
  ],

  // A plain read without a lock. It sees a revocation that was committed before it; one that commits at the same time
  // counts as later, and nothing that it decides rests on payments. A share lock would make the key of a busy merchant
  // a row that every one of his payments writes to.
  'assert.api_key': ({ one }) => [
    one((db, change) =>
      db
        .selectFrom('mitako_api_keys')
        .select('id')
        .where('id', '=', change.id)
        .where('revoked_at_ms', 'is', null)
        .where(({ or, eb }) => or([eb('expires_at_ms', 'is', null), eb('expires_at_ms', '>', change.nowMs)])),
    ),
  ],

  'operator_key.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_operator_keys').values(valuesOf(operatorKeyColumns, change.operatorKey))),
  ],

  'signing_key.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_signing_keys').values(valuesOf(signingKeyColumns, change.signingKey))),
  ],

  'signing_key.retire_others': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_signing_keys')
        .set({ retired_at_ms: change.nowMs })
        .where('id', '<>', change.id)
        .where('retired_at_ms', 'is', null),
    ),
  ],
};

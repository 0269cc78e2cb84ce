import { valuesOf } from '../rows/columns.ts';
import { apiKeyColumns, operatorKeyColumns, signingKeyColumns } from '../rows/credentials.ts';
import type { Definitions } from './change.ts';

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
    one((db, of) => db.insertInto('mitako_api_keys').values(valuesOf(of, apiKeyColumns, (change) => change.apiKey))),
  ],

  'api_key.expire': ({ any }) => [
    any((db, of) =>
      db
        .updateTable('mitako_api_keys')
        .set({ expires_at_ms: of(({ expiresAtMs }) => expiresAtMs) })
        .where('id', '=', of(({ id }) => id))
        .where(({ or, eb }) =>
          or([eb('expires_at_ms', 'is', null), eb('expires_at_ms', '>', of(({ expiresAtMs }) => expiresAtMs))]),
        ),
    ),
  ],

  'api_key.revoke': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_api_keys')
        .set({ revoked_at_ms: of(({ nowMs }) => nowMs) })
        .where('id', '=', of(({ id }) => id))
        .where('merchant_id', '=', of(({ merchantId }) => merchantId))
        .where('revoked_at_ms', 'is', null),
    ),
  ],

  'api_key.touch': ({ any }) => [
    any((db, of) =>
      db
        .updateTable('mitako_api_keys')
        .set({ last_used_at_ms: of(({ nowMs }) => nowMs) })
        .where('id', '=', of(({ id }) => id))
        .where(({ or, eb }) =>
          or([eb('last_used_at_ms', 'is', null), eb('last_used_at_ms', '<', of(({ nowMs }) => nowMs))]),
        ),
    ),
  ],

  // A plain read without a lock. It sees a revocation that was committed before it; one that commits at the same time
  // counts as later, and nothing that it decides rests on payments. A share lock would make the key of a busy merchant
  // a row that every one of his payments writes to.
  'assert.api_key': ({ one }) => [
    one((db, of) =>
      db
        .selectFrom('mitako_api_keys')
        .select('id')
        .where('id', '=', of(({ id }) => id))
        .where('revoked_at_ms', 'is', null)
        .where(({ or, eb }) =>
          or([eb('expires_at_ms', 'is', null), eb('expires_at_ms', '>', of(({ nowMs }) => nowMs))]),
        ),
    ),
  ],

  'operator_key.insert': ({ one }) => [
    one((db, of) =>
      db.insertInto('mitako_operator_keys').values(valuesOf(of, operatorKeyColumns, (change) => change.operatorKey)),
    ),
  ],

  'signing_key.insert': ({ one }) => [
    one((db, of) =>
      db.insertInto('mitako_signing_keys').values(valuesOf(of, signingKeyColumns, (change) => change.signingKey)),
    ),
  ],

  'signing_key.retire_others': ({ any }) => [
    any((db, of) =>
      db
        .updateTable('mitako_signing_keys')
        .set({ retired_at_ms: of(({ nowMs }) => nowMs) })
        .where('id', '<>', of(({ id }) => id))
        .where('retired_at_ms', 'is', null),
    ),
  ],
};

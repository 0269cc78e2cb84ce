import type { SomeDefinitions } from '../engine/change.ts';
import { flagOf, ofId } from '../engine/columns.ts';
import { computed } from '../engine/placeholder.ts';
import { above, below, find, not, nullOr, update } from '../engine/write.ts';
import { merchants } from '../merchants/tables.ts';
import { isHashedUnderOther } from '../root-secret/of-other-version.ts';
import { apiKeys, operatorKeys, signingKeys } from './tables.ts';

export const keyChanges = {
  'api_key.end_after_grace': ({ any }) => [
    any(
      update(apiKeys, ({ id, graceEndsAtMs }) => ({
        set: { graceEndsAtMs },
        where: { id, graceEndsAtMs: nullOr(above(graceEndsAtMs)) },
      })),
    ),
    any(
      update(apiKeys, ({ id, graceEndsAtMs }) => ({
        set: { activeUntilMs: graceEndsAtMs },
        where: { id, activeUntilMs: above(graceEndsAtMs) },
      })),
    ),
  ],

  'api_key.revoke': ({ one }) => [
    one(
      update(apiKeys, ({ id, merchantId, nowMs }) => ({
        set: { revokedAtMs: nowMs, activeUntilMs: 0 },
        where: { id, merchantId, revokedAtMs: null },
      })),
    ),
  ],

  'api_key.allow_from': ({ one }) => [
    one(update(apiKeys, ({ id, allowedFrom }) => ({ set: { allowedFrom }, where: { id, revokedAtMs: null } }))),
  ],

  'operator_key.rename': ({ one }) => [
    one(update(operatorKeys, ({ id, name }) => ({ set: { name }, where: { id, revokedAtMs: null } }))),
  ],

  'operator_key.allow_from': ({ one }) => [
    one(update(operatorKeys, ({ id, allowedFrom }) => ({ set: { allowedFrom }, where: { id, revokedAtMs: null } }))),
  ],

  'api_key.touch': ({ any }) => [
    any(
      update(apiKeys, ({ id, nowMs }) => ({
        set: { lastUsedAtMs: nowMs },
        where: { id, lastUsedAtMs: nullOr(below(nowMs)) },
      })),
    ),
  ],

  // Detects revocations committed earlier; a concurrent one counts as later, and no decision about payments depends on
  // it. A share lock would make every payment write to the row of a busy merchant's key.
  'assert.api_key': ({ one }) => [
    one(
      find(apiKeys, ({ id, allowedFrom, nowMs }) => ({
        id,
        allowedFrom,
        revokedAtMs: null,
        expiresAtMs: nullOr(above(nowMs)),
        graceEndsAtMs: nullOr(above(nowMs)),
      })),
    ),
  ],

  'assert.api_keys_below': ({ one }) => [
    // Changes nothing but locks the merchant's row: of concurrent lists each counts the keys of those before it.
    one(update(merchants, ({ merchantId }) => ({ add: { endpointCount: 0 }, where: { id: merchantId } }))),
    // Custom SQL: counts, in a statement of its own, which sees what was committed before the lock was granted.
    one((db, { merchantId, livemode, limit, nowMs }) =>
      db
        .selectFrom('mitako_merchants')
        .select('id')
        .where('id', '=', ofId('merchant', merchantId))
        .where(
          (eb) =>
            eb
              .selectFrom('mitako_api_keys')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('merchant_id', '=', ofId('merchant', merchantId))
              .where('livemode', '=', computed(livemode, flagOf))
              .where('active_until_ms', '>', nowMs),
          '<',
          limit,
        ),
    ),
  ],

  'api_key.revoke_unseen': ({ any }) => [
    any((db, { version, nowMs }) =>
      db
        .updateTable('mitako_api_keys')
        .set({ revoked_at_ms: nowMs, active_until_ms: 0 })
        .where('active_until_ms', '>', nowMs)
        .where(isHashedUnderOther('hash', version)),
    ),
  ],

  'operator_key.revoke_unseen': ({ any }) => [
    any((db, { version, nowMs }) =>
      db
        .updateTable('mitako_operator_keys')
        .set({ revoked_at_ms: nowMs })
        .where('revoked_at_ms', 'is', null)
        .where(isHashedUnderOther('hash', version)),
    ),
  ],

  'api_key.move': ({ one }) => [
    one(update(apiKeys, ({ id, from, to }) => ({ set: { hash: to }, where: { id, hash: from } }))),
  ],

  'operator_key.move': ({ one }) => [
    one(update(operatorKeys, ({ id, from, to }) => ({ set: { hash: to }, where: { id, hash: from } }))),
  ],

  'operator_key.revoke': ({ one }) => [
    one(update(operatorKeys, ({ id, nowMs }) => ({ set: { revokedAtMs: nowMs }, where: { id, revokedAtMs: null } }))),
  ],

  'operator_key.touch': ({ any }) => [
    any(
      update(operatorKeys, ({ id, nowMs }) => ({
        set: { lastUsedAtMs: nowMs },
        where: { id, lastUsedAtMs: nullOr(below(nowMs)) },
      })),
    ),
  ],

  'assert.operator_key': ({ one }) => [
    one(find(operatorKeys, ({ id, nowMs }) => ({ id, revokedAtMs: null, expiresAtMs: nullOr(above(nowMs)) }))),
  ],

  'signing_key.retire_others': ({ any }) => [
    any(
      update(signingKeys, ({ id, nowMs }) => ({
        set: { retiredAtMs: nowMs },
        where: { id: not(id), retiredAtMs: null },
      })),
    ),
  ],
} satisfies SomeDefinitions;

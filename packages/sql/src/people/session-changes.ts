import { ofAnyId, ofId } from '../engine/columns.ts';
import { computed } from '../engine/placeholder.ts';
import { SESSIONS_MAX } from '@mitako/core/engine';
import { sql } from 'kysely';
import type { SomeDefinitions } from '../engine/change.ts';
import { atLeast, below, find, insert, not, update } from '../engine/write.ts';
import { merchants } from '../merchants/tables.ts';
import { memberships, principals, sessions } from './tables.ts';

export const sessionChanges = {
  // Custom SQL: what the account has too many of, by an index of sessions that are not revoked, which therefore holds no
  // more than the maximum of each account.
  'session.insert': ({ one, any }) => [
    one(insert(sessions, ({ session }) => session)),
    any((db, { session }) =>
      db
        .updateTable('mitako_sessions')
        .set({ revoked_at_ms: session.createdAtMs })
        .where(
          'id',
          'in',
          db
            .selectFrom('mitako_sessions')
            .select('id')
            .where('principal_id', '=', ofAnyId(null, session.principalId))
            .where('revoked_at_ms', 'is', null)
            .where('id', '<>', ofId('device', session.id))
            .orderBy(sql`case when refresh_ended_at_ms is null then 0 else 1 end`)
            .orderBy('idle_expires_at_ms', 'desc')
            .orderBy('created_at_ms', 'desc')
            .orderBy('id', 'desc')
            // SQLite has no OFFSET without LIMIT.
            .limit(sql.lit(SESSIONS_MAX))
            .offset(sql.lit(SESSIONS_MAX - 1)),
        ),
    ),
  ],

  'session.rotate': ({ one }) => [
    one(
      update(sessions, ({ id, fromGeneration, nowMs, idleExpiresAtMs }) => ({
        set: { rotatedAtMs: nowMs, lastUsedAtMs: nowMs, idleExpiresAtMs },
        add: { generation: 1 },
        where: { id, generation: fromGeneration, refreshEndedAtMs: null, revokedAtMs: null },
      })),
    ),
  ],

  'session.prove_password': ({ one }) => [
    one(
      update(sessions, ({ id, nowMs }) => ({ set: { passwordProvenAtMs: nowMs }, where: { id, revokedAtMs: null } })),
    ),
  ],

  'session.end_refresh': ({ one }) => [
    one(
      update(sessions, ({ id, nowMs }) => ({
        set: { refreshEndedAtMs: nowMs },
        where: { id, refreshEndedAtMs: null },
      })),
    ),
  ],

  'session.revoke': ({ one }) => [
    one(
      update(sessions, ({ id, principalId, nowMs }) => ({
        set: { revokedAtMs: nowMs },
        where: { id, principalId, revokedAtMs: null },
      })),
    ),
  ],

  'session.revoke_others': ({ any }) => [
    any(
      update(sessions, ({ principalId, exceptId, nowMs }) => ({
        set: { revokedAtMs: nowMs },
        where: { principalId, id: not(exceptId), revokedAtMs: null },
      })),
    ),
  ],

  'session.revoke_of_membership': ({ any }) => [
    any(
      update(sessions, ({ principalId, membershipId, nowMs }) => ({
        set: { revokedAtMs: nowMs },
        where: { principalId, membershipId, revokedAtMs: null },
      })),
    ),
  ],

  // Those that there are, one at least, are locked first, so that a session of an answer from before is seen here, or sees this.
  'session.end_host': ({ any }) => [
    any(update(sessions, ({ hostSessionHash }) => ({ add: { generation: 0 }, where: { hostSessionHash } }))),
    any(
      update(sessions, ({ hostSessionHash, nowMs }) => ({
        set: { refreshEndedAtMs: nowMs, revokedAtMs: nowMs },
        where: { hostSessionHash, revokedAtMs: null },
      })),
    ),
  ],

  // Sessions that another one replaced are revoked, but not logged out.
  'assert.host_answer': ({ one, any }) => [
    one(
      update(principals, ({ principalId, begunAtMs }) => ({
        add: { hostEndedAtMs: 0 },
        where: { id: principalId, hostEndedAtMs: below(begunAtMs) },
      })),
    ),
    any((db, { hostSessionHashes }, dialect) =>
      db
        .updateTable('mitako_sessions')
        .set((eb) => ({ generation: eb('generation', '+', 0) }))
        .where(dialect.isAmong('host_session_hash', hashesJson(hostSessionHashes))),
    ),
    one((db, { principalId, hostSessionHashes, begunAtMs }, dialect) =>
      db
        .selectFrom('mitako_principals')
        .select('id')
        .where('id', '=', ofAnyId(null, principalId))
        .where(({ not: isNot, exists, selectFrom }) =>
          isNot(
            exists(
              selectFrom('mitako_sessions')
                .select('id')
                .where('refresh_ended_at_ms', '>=', begunAtMs)
                .where(dialect.isAmong('host_session_hash', hashesJson(hostSessionHashes))),
            ),
          ),
        ),
    ),
  ],

  // As `assert.api_keys_below`: the merchant's row is locked, and then counted for.
  'assert.members_below': ({ one }) => [
    one(update(merchants, ({ merchantId }) => ({ add: { endpointCount: 0 }, where: { id: merchantId } }))),
    one((db, { merchantId, limit, nowMs }) =>
      db
        .selectFrom('mitako_merchants')
        .select('id')
        .where('id', '=', ofId('merchant', merchantId))
        .where(
          (eb) =>
            eb
              .selectFrom('mitako_memberships')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('merchant_id', '=', ofId('merchant', merchantId))
              .where((of) =>
                of.or([
                  of('state', '=', 'active'),
                  of.and([of('state', '=', 'invited'), of('expires_at_ms', '>', nowMs)]),
                ]),
              ),
          '<',
          limit,
        ),
    ),
  ],

  // Detects removals committed earlier, as `assert.api_key` does.
  'assert.membership': ({ one }) => [one(find(memberships, ({ id, role }) => ({ id, role, state: 'active' })))],

  'assert.session': ({ one }) => [one(find(sessions, ({ id }) => ({ id, revokedAtMs: null })))],

  'assert.password_proven': ({ one }) => [
    one(find(sessions, ({ id, sinceMs }) => ({ id, revokedAtMs: null, passwordProvenAtMs: atLeast(sinceMs) }))),
  ],
} satisfies SomeDefinitions;

function hashesJson(hashes: readonly string[]): string {
  return computed(hashes, (all) => JSON.stringify(all));
}

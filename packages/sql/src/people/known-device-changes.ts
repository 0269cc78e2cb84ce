import { KNOWN_DEVICES_MAX } from '@mitako/core/engine';
import { sql } from 'kysely';
import type { SomeDefinitions } from '../engine/change.ts';
import { ofAnyId } from '../engine/columns.ts';
import { insert, remove, update } from '../engine/write.ts';
import { knownDevices } from './tables.ts';

export const knownDeviceChanges = {
  // Custom SQL: what the account has too many of. A program that keeps no token leaves a row with each login, and must not
  // push out the browser of its owner.
  'known_device.insert': ({ one, any }) => [
    one(insert(knownDevices, ({ knownDevice }) => knownDevice)),
    any((db, { knownDevice: { principalId } }) =>
      db.deleteFrom('mitako_known_devices').where(
        'id',
        'in',
        db
          .selectFrom('mitako_known_devices')
          .select('id')
          .where('principal_id', '=', ofAnyId(null, principalId))
          .orderBy(sql`case when last_login_at_ms > created_at_ms then 0 else 1 end`)
          .orderBy('last_login_at_ms', 'desc')
          .orderBy('id', 'desc')
          // SQLite has no OFFSET without LIMIT.
          .limit(sql.lit(KNOWN_DEVICES_MAX))
          .offset(sql.lit(KNOWN_DEVICES_MAX)),
      ),
    ),
  ],

  'known_device.use': ({ one }) => [
    one(
      update(knownDevices, ({ id, fromMs, toMs, nowMs }) => ({
        set: { lastLoginAtMs: nowMs, trustedUntilMs: toMs },
        where: { id, trustedUntilMs: fromMs },
      })),
    ),
  ],

  'known_device.delete': ({ one }) => [one(remove(knownDevices, ({ id }) => ({ id })))],

  'known_devices.delete': ({ any }) => [any(remove(knownDevices, ({ principalId }) => ({ principalId })))],
} satisfies SomeDefinitions;

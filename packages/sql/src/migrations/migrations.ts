import { first } from './0001-first.ts';
import { ownMerchant } from './0002-own-merchant.ts';
import { eventTraces } from './0003-event-traces.ts';
import { dataKeyVersions } from './0004-data-key-versions.ts';
import { hostSessions } from './0005-host-sessions.ts';
import { attemptTraces } from './0006-attempt-traces.ts';
import { hostEnds } from './0007-host-ends.ts';
import type { Migration } from './migration.ts';

/** All migrations, oldest first. Append-only. */
export const migrations: readonly Migration[] = [
  first,
  ownMerchant,
  eventTraces,
  dataKeyVersions,
  hostSessions,
  attemptTraces,
  hostEnds,
];

/** Applied migrations: kysely's own bookkeeping. */
export const MIGRATION_TABLE = 'mitako_migration';
export const MIGRATION_LOCK_TABLE = 'mitako_migration_lock';

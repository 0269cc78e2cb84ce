import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { startOf, walkedSweep } from './walked-sweep.ts';

type Sweep = Parameters<StoreClaims['sweepKnownDevices']>[0];

/** Deletes devices that have not logged in for so long that they are no longer known. */
export function createKnownDeviceSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    db
      .selectFrom('mitako_known_devices')
      .select(['id', 'last_login_at_ms'])
      .where('id', '>', startOf('knownDevice', request))
      .orderBy('id')
      .limit(request.limit),
  );
  // Rechecks the login: the device may have come back in between.
  const remove = prepare(compiler, (db, request: Sweep & { readonly ids: string }, dialect) =>
    db
      .deleteFrom('mitako_known_devices')
      .where(dialect.isAmong('id', request.ids, 'uuid'))
      .where('last_login_at_ms', '<=', request.loggedInBeforeMs),
  );
  return walkedSweep(
    engine,
    'knownDevice',
    walk,
    (row, { loggedInBeforeMs }) => row.last_login_at_ms <= loggedInBeforeMs,
    remove,
  );
}

import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { startOf, walkedSweep } from './walked-sweep.ts';

type Sweep = Parameters<StoreClaims['sweepLinks']>[0];

/** Deletes links that expired long ago, used or not. */
export function createLinkSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    db
      .selectFrom('mitako_links')
      .select(['id', 'expires_at_ms'])
      .where('id', '>', startOf('link', request))
      .orderBy('id')
      .limit(request.limit),
  );
  const deleteLinks = prepare(compiler, (db, request: { readonly ids: string }, dialect) =>
    db.deleteFrom('mitako_links').where(dialect.isAmong('id', request.ids, 'uuid')),
  );
  return walkedSweep(
    engine,
    'link',
    walk,
    (row, { expiredBeforeMs }) => row.expires_at_ms < expiredBeforeMs,
    deleteLinks,
  );
}

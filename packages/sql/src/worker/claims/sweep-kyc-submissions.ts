import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { startOf, walkedSweep } from './walked-sweep.ts';

type Sweep = Parameters<StoreClaims['sweepKycSubmissions']>[0];

/** Deletes submissions that were replaced long ago. They are few, and are walked without an index of their ends. */
export function createKycSubmissionSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    db
      .selectFrom('mitako_kyc_submissions')
      .select(['id', 'replaced_at_ms'])
      .where('id', '>', startOf('kycSubmission', request))
      .orderBy('id')
      .limit(request.limit),
  );
  // What was replaced stays so: nothing has to be compared again.
  const deleteSubmissions = prepare(compiler, (db, request: Sweep & { readonly ids: string }, dialect) =>
    db.deleteFrom('mitako_kyc_submissions').where(dialect.isAmong('id', request.ids, 'uuid')),
  );

  return walkedSweep(
    engine,
    'kycSubmission',
    walk,
    (row, { replacedBeforeMs }) => row.replaced_at_ms !== null && row.replaced_at_ms < replacedBeforeMs,
    deleteSubmissions,
  );
}

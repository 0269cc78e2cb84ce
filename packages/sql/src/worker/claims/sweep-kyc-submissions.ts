import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';

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
      .where(
        'id',
        '>',
        computed(request, ({ afterId }) => afterId ?? ''),
      )
      .orderBy('id')
      .limit(request.limit),
  );
  // What was replaced stays so: nothing has to be compared again.
  const deleteSubmissions = prepare(compiler, (db, request: Sweep & { readonly ids: string }, dialect) =>
    db.deleteFrom('mitako_kyc_submissions').where(dialect.isAmong('id', request.ids)),
  );

  return async (request) => {
    const walked = await walk(request);
    const over = walked.filter((row) => row.replaced_at_ms !== null && row.replaced_at_ms < request.replacedBeforeMs);
    if (over.length > 0)
      await claimBy(engine, deleteSubmissions, { ...request, ids: JSON.stringify(over.map(({ id }) => id)) });
    return {
      count: over.length,
      nextAfterId: walked.length < request.limit ? null : (walked.at(-1)?.id ?? null),
    };
  };
}

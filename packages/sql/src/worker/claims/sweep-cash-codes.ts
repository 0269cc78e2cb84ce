import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { claimBy } from './claim-by.ts';

type Sweep = Parameters<StoreClaims['sweepCashCodes']>[0];

/** Deletes cash codes of payments that are over, however they ended: such a payment never opens again. */
export function createCashCodeSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    db
      .selectFrom('mitako_cash_codes as code')
      .innerJoin('mitako_payments as payment', 'payment.id', 'code.payment_id')
      .select(['code.payment_id as id', 'payment.status'])
      .where(
        'code.payment_id',
        '>',
        computed(request, ({ afterId }) => afterId ?? ''),
      )
      .orderBy('code.payment_id')
      .limit(request.limit),
  );
  const deleteCodes = prepare(compiler, (db, request: Sweep & { readonly ids: string }, dialect) =>
    db.deleteFrom('mitako_cash_codes').where(dialect.isAmong('payment_id', request.ids)),
  );

  return async (request) => {
    const walked = await walk(request);
    const over = walked.filter(({ status }) => status !== 'requested' && status !== 'processing');
    if (over.length > 0) {
      await claimBy(engine, deleteCodes, { ...request, ids: JSON.stringify(over.map(({ id }) => id)) });
    }
    return {
      count: over.length,
      nextAfterId: walked.length < request.limit ? null : (walked.at(-1)?.id ?? null),
    };
  };
}

import type { StoreClaims, Swept } from '@mitako/core/engine';
import type { Compiler } from '../../engine/compiler.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import { startOf, walkedSweep } from './walked-sweep.ts';

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
      .where('code.payment_id', '>', startOf('payment', request))
      .orderBy('code.payment_id')
      .limit(request.limit),
  );
  const deleteCodes = prepare(compiler, (db, request: Sweep & { readonly ids: string }, dialect) =>
    db.deleteFrom('mitako_cash_codes').where(dialect.isAmong('payment_id', request.ids, 'uuid')),
  );

  return walkedSweep(
    engine,
    'payment',
    walk,
    ({ status }) => status !== 'requested' && status !== 'processing',
    deleteCodes,
  );
}

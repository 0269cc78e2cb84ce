import { type Stored } from '../../engine/ids.ts';
import { idIn, idsJson, ofId } from '../../engine/columns.ts';
import { descriptionTermsOf, referenceTermsOf, type StoreClaims, type Swept } from '@mitako/core/engine';
import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Compiler } from '../../engine/compiler.ts';
import type { SqlDialect } from '../../engine/dialect.ts';
import type { Engine } from '../../engine/engine.ts';
import { computed } from '../../engine/placeholder.ts';
import type { Reader } from '../../engine/reader.ts';
import { prepare } from '../../engine/statement.ts';
import type { IndexedStatus } from '../../payments/tables.ts';
import { removeTerms, type WrittenTerms } from '../../payments/search/terms.ts';
import type { Tables } from '../../tables.ts';
import { startOf } from './start-of.ts';

type Sweep = Parameters<StoreClaims['sweepTestPayments']>[0];

/** A payment with an attempt, its customer, its cash code and a row of terms. */
const ROWS_PER_PAYMENT = 5;

/** As in the index. */
const UNPAID = ['failed', 'canceled', 'expired'] as const satisfies readonly IndexedStatus[];

/**
 * Deletes old test payments that ended unpaid, with all that is theirs: attempts, cash codes, search terms, and customers
 * without another attempt. What the ledger names stays: it never deletes, and verification would miss it. So does a
 * payment whose attempt may still be answered.
 *
 * What was read may be outdated by a late outcome, so the transaction first locks the payments and their attempts, and each
 * statement compares them again.
 */
export function createTestPaymentSweep(
  compiler: Compiler,
  engine: Engine,
  reader: Reader,
): (request: Sweep) => Promise<Swept> {
  const walk = reader.prepared((db, request: Sweep) =>
    unpaidTests(db)
      .select(['id', 'merchant_id', 'customer_reference', 'description', 'updated_at_ms'])
      .where('payment.id', '>', startOf('payment', request))
      .where('payment.id', '<', ofId('payment', request.beforeId))
      .orderBy('payment.id')
      .limit(computed(request, paymentsOf)),
  );
  const lockPayments = prepare(compiler, (db, request: Ended, dialect) => {
    const found = db
      .selectFrom('mitako_payments')
      .select('id')
      .where(dialect.isAmong('id', request.ids, 'uuid'));
    return dialect.locksRows ? found.orderBy('id').forUpdate() : found;
  });
  const lockAttempts = prepare(compiler, (db, request: Ended, dialect) => {
    const found = db
      .selectFrom('mitako_attempts')
      .select('id')
      .where(dialect.isAmong('payment_id', request.ids, 'uuid'));
    return dialect.locksRows ? found.orderBy('id').forUpdate() : found;
  });
  const deleteTerms = prepare(compiler, (db, request: Ended, dialect) =>
    removeTerms(db, request, ended(db, request, dialect).$asScalar(), dialect),
  );
  // A payment of the same customer that is created at this moment may not be seen: its next one makes the customer again.
  const deleteCustomers = prepare(compiler, (db, request: Ended, dialect) =>
    db
      .deleteFrom('mitako_customers')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('mitako_attempts as attempt')
          .select(sql<Stored>`attempt.customer_id`.as('customer_id'))
          .where('attempt.payment_id', 'in', ended(db, request, dialect))
          .where('attempt.customer_id', 'is not', null),
      )
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('mitako_attempts as other')
              .select('other.id')
              .where('other.customer_id', 'is not', null)
              .whereRef('other.customer_id', '=', 'mitako_customers.id')
              .where('other.payment_id', 'not in', ended(db, request, dialect)),
          ),
        ),
      ),
  );
  const deleteAttempts = prepare(compiler, (db, request: Ended, dialect) =>
    db.deleteFrom('mitako_attempts').where('payment_id', 'in', ended(db, request, dialect)),
  );
  const deleteCodes = prepare(compiler, (db, request: Ended, dialect) =>
    db.deleteFrom('mitako_cash_codes').where('payment_id', 'in', ended(db, request, dialect)),
  );
  const deletePayments = prepare(compiler, (db, request: Ended, dialect) =>
    db
      .deleteFrom('mitako_payments')
      .where('id', 'in', ended(db, request, dialect))
      .returning('id'),
  );
  const steps = [lockPayments, lockAttempts, deleteTerms, deleteCustomers, deleteAttempts, deleteCodes, deletePayments];

  return async (request) => {
    const walked = (await walk(request)).map((row) => ({ ...row, id: idIn('payment', row.id) }));
    const over = walked.filter((row) => row.updated_at_ms < request.endedBeforeMs);
    const wanted: Ended = {
      ids: idsJson(
        'payment',
        over.map(({ id }) => id),
      ),
      endedBeforeMs: request.endedBeforeMs,
      terms: over.map(({ id: paymentId, merchant_id, customer_reference: customerReference, description }) => ({
        paymentId,
        merchantId: idIn('merchant', merchant_id),
        livemode: false,
        // Whether or not the description's were written.
        terms: [...referenceTermsOf(customerReference), ...descriptionTermsOf({ customerReference, description })],
      })),
    };
    const deleted = over.length === 0 ? [] : await engine.claim(steps.map((step) => step.bind(wanted)));
    return {
      count: deleted.at(-1)?.length ?? 0,
      nextAfterId: walked.length < paymentsOf(request) ? null : (walked.at(-1)?.id ?? null),
    };
  };
}

interface Ended {
  /** A JSON array. */
  readonly ids: string;
  readonly endedBeforeMs: number;
  readonly terms: readonly WrittenTerms[];
}

/** In terms of the partial index. */
function unpaidTests(db: Kysely<Tables>) {
  return db
    .selectFrom('mitako_payments as payment')
    .where('payment.livemode', '=', (eb) => eb.lit(0))
    .where(sql<SqlBool>`payment.indexed_status in (${sql.join(UNPAID.map((status) => sql.lit(status)))})`);
}

/** Those of them that the ledger does not name, and of which nothing is expected. */
function ended(db: Kysely<Tables>, { ids, endedBeforeMs }: Ended, dialect: SqlDialect) {
  return unpaidTests(db)
    .select('payment.id')
    .where(dialect.isAmong('payment.id', ids, 'uuid'))
    .where('payment.updated_at_ms', '<', endedBeforeMs)
    .where(({ and, exists, not, selectFrom }) =>
      and([
        not(
          exists(
            selectFrom('mitako_transfers as transfer')
              .select('transfer.id')
              .where('transfer.payment_id', 'is not', null)
              .whereRef('transfer.payment_id', '=', 'payment.id'),
          ),
        ),
        not(
          exists(
            selectFrom('mitako_attempts as awaited')
              .select('awaited.id')
              .whereRef('awaited.payment_id', '=', 'payment.id')
              .where(({ eb, or }) =>
                or([
                  eb('awaited.next_poll_at_ms', 'is not', null),
                  eb(
                    'awaited.status',
                    'in',
                    (['submitting', 'pending', 'needs_review'] as const).map((status) => sql.lit(status)),
                  ),
                ]),
              ),
          ),
        ),
      ]),
    );
}

function paymentsOf({ limit }: Sweep): number {
  return Math.max(1, Math.floor(limit / ROWS_PER_PAYMENT));
}

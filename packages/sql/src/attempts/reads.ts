import { type AttemptHandle, type AttemptReads, ID_PREFIXES } from '@mitako/core/engine';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { bytesIn, flagOf, idIn, ofAnyId, ofId } from '../engine/columns.ts';
import { prefixed, unindexed } from '../engine/joined.ts';
import { partOf } from '../engine/table.ts';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, type Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { ofField } from '../engine/write.ts';
import { total } from '../engine/sums.ts';
import { attempts } from './tables.ts';

const attemptPart = partOf(attempts, 'attempt__');

const OF_RAIL = sql<SqlBool>`method_type in ('mobile_money', 'card')`;

export function createAttemptReads(reader: Reader): AttemptReads {
  const tries = rowsOf(reader, attempts);
  return {
    attemptByRailReference: (rail, railReference) =>
      tries.one((all) =>
        all.where('rail_reference', '=', railReference).where('rail', '=', rail).orderBy('id', 'desc').limit(1),
      ),

    railOutcomes: ({ rail, livemode, fromId }, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_attempts')
            .select([
              'id',
              'method_provider as methodProvider',
              'method_country as methodCountry',
              'status',
              'phone_hash as phoneHash',
              'failure_code as failureCode',
              'accepted_at_ms as acceptedAtMs',
              'created_at_ms as createdAtMs',
              'updated_at_ms as updatedAtMs',
            ])
            .where('rail', '=', rail)
            .where('livemode', '=', flagOf(livemode))
            // In terms of the partial index.
            .where(OF_RAIL)
            .where('id', '>=', ofId('attempt', fromId))
            .orderBy('id', 'desc')
            .limit(limit),
        ),
        ({ phoneHash, ...row }) => ({
          ...row,
          id: idIn('attempt', row.id),
          phoneHash: phoneHash === null ? null : bytesIn('base64url', phoneHash),
        }),
      ),

    lastCallbacks: ({ rail, livemode, provider, country }, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_attempts')
            .select(['id as attemptId', sql<number>`called_back_at_ms`.as('atMs')])
            .where('rail', '=', rail)
            .where('livemode', '=', flagOf(livemode))
            .where('method_provider', '=', provider)
            .where('method_country', '=', country)
            .where('called_back_at_ms', 'is not', null)
            .orderBy('called_back_at_ms', 'desc')
            .orderBy('id', 'desc')
            .limit(limit),
        ),
        ({ attemptId, atMs }) => ({ attemptId: idIn('attempt', attemptId), atMs }),
      ),

    attemptSums: ({ livemode, fromId, beforeId }, limit) =>
      reader.rows((db) => {
        const counted = db
          .selectFrom('mitako_attempts')
          .select([sql<string>`coalesce(method_provider, method_type)`.as('method'), 'currency', 'status', 'amount'])
          .where('livemode', '=', flagOf(livemode))
          .$if(fromId !== undefined, (some) => some.where('id', '>=', ofId('attempt', fromId ?? null)))
          .$if(beforeId !== undefined, (some) => some.where('id', '<', ofId('attempt', beforeId ?? null)))
          .orderBy('id', 'desc')
          .limit(limit);
        return db
          .selectFrom(counted.as('counted'))
          .select([
            'method',
            'currency',
            'status',
            sql<number>`cast(count(*) as integer)`.as('count'),
            total('counted.amount').as('amount'),
          ])
          .groupBy(['method', 'currency', 'status']);
      }),

    attemptsOfPayment: (paymentId) =>
      tries.all((all) =>
        all.where('payment_id', '=', ofId('payment', paymentId)).orderBy('created_at_ms').orderBy('id'),
      ),

    attempts: ({ owner, status, paymentId, rail, provider, fromId, beforeId }, page) =>
      tries.all((all) => {
        let query = all;
        if (owner !== undefined) query = query.where(ownedBy(owner));
        if (status !== undefined) query = query.where('status', '=', status);
        // Written as in the partial index: an attempt that succeeded is not in it.
        if (status !== undefined && status !== 'succeeded') query = query.where('status', '<>', sql.lit('succeeded'));
        if (rail !== undefined) query = query.where('rail', '=', rail);
        // In terms of the partial index.
        if (rail !== undefined && rail !== 'wallet') query = query.where(OF_RAIL);
        if (provider !== undefined) query = query.where('method_provider', '=', provider);
        if (fromId !== undefined) query = query.where('id', '>=', ofId('attempt', fromId));
        if (beforeId !== undefined) query = query.where('id', '<', ofId('attempt', beforeId));
        // Ordered by id, in terms of the index on a payment's attempts.
        if (paymentId !== undefined) {
          query = query.where('payment_id', '=', ofId('payment', paymentId)).orderBy('created_at_ms', 'desc');
        }
        return paged(query, page, attempts);
      }),

    async attemptsInReview(owner, limit) {
      const [row] = await reader.rows((db) =>
        db
          .selectFrom(
            db
              .selectFrom('mitako_attempts')
              .where(ownedBy(owner))
              .select(sql.lit(1).as('one'))
              .where(sql<SqlBool>`status = 'needs_review'`)
              .limit(limit)
              .as('found'),
          )
          .select(sql<number>`cast(count(*) as integer)`.as('count')),
      );
      return row?.count ?? 0;
    },

    attemptsByHandle: (handle, limit) =>
      tries.all((all) => {
        const query = all.where(handleTest(handle));
        // In the order of each index.
        const inOrder = 'railReference' in handle ? query.orderBy('rail', 'desc') : query;
        return inOrder.orderBy('id', 'desc').limit(limit);
      }),

    owedFunds: (owner, { limit, afterId }) =>
      allOf(
        reader.rows((db, dialect) => {
          let query = db
            .selectFrom('mitako_tasks as task')
            .innerJoin('mitako_attempts as attempt', (join) =>
              join.on('attempt.id', '=', dialect.idInAny('task.subject_id', ID_PREFIXES.attempt)),
            )
            .select(['task.due_at_ms', 'task.attempts_count', 'task.failures_count'])
            .select(prefixed(attempts, 'attempt', 'attempt__'))
            // In terms of the partial index.
            .where(sql<SqlBool>`task.kind = 'late_refund'`);
          // Not in terms of the merchant's index: a merchant has many attempts, and few are owed.
          if (owner !== undefined) query = query.where(sql<SqlBool>`attempt.livemode + 0 = ${flagOf(owner.livemode)}`);
          if (owner !== undefined && 'merchantId' in owner)
            query = query.where(
              sql<SqlBool>`${unindexed('attempt.merchant_id')} = ${ofId('merchant', owner.merchantId)}`,
            );
          if (afterId !== null) query = query.where('task.subject_id', '<', ofAnyId(null, afterId));
          return query.orderBy('task.subject_id', 'desc').limit(limit);
        }),
        (row) => {
          const attempt = attemptPart(row);
          return {
            id: attempt.id,
            attempt,
            task: {
              dueAtMs: row.due_at_ms,
              attemptsCount: row.attempts_count,
              failuresCount: row.failures_count,
            },
          };
        },
      ),

    attemptsByEnding: (owner, phoneEnding, limit) =>
      tries.all((all) =>
        all
          .where('merchant_id', '=', ofId('merchant', owner.merchantId))
          .where('livemode', '=', flagOf(owner.livemode))
          .where(handleTest({ phoneEnding }))
          .orderBy('payment_id', 'desc')
          .limit(limit),
      ),
  };
}

/** Each in terms of its partial index. */
function handleTest(handle: AttemptHandle): RawBuilder<SqlBool> {
  if ('railReference' in handle) return sql`rail_reference = ${handle.railReference}`;
  if ('railRequestId' in handle) return sql`rail_request_id = ${handle.railRequestId}`;
  if ('phoneHashes' in handle) {
    const hashes = handle.phoneHashes.map((hash) => ofField(attempts, 'phoneHash', hash));
    return hashes.length === 1 ? sql`phone_hash = ${hashes[0]}` : sql`phone_hash in (${sql.join(hashes)})`;
  }
  return sql`phone_masked is not null and substr(phone_masked, length(phone_masked) - 2) = ${handle.phoneEnding}`;
}

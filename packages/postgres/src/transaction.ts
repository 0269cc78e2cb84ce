import type { Pool, PoolClient } from 'pg';
import { BEGIN, RELAXED } from './begin.ts';
import { inTime } from './deadline.ts';
import { kindOf } from './errors.ts';
import { take } from './pool.ts';

/** Shorter than a lease, for which a successor waits. */
const CLAIM_MS_MAX = 15_000;

/** Outcome of a transaction. `lost`: the response to COMMIT did not arrive. */
export type Ended<Result> =
  | { readonly kind: 'committed'; readonly result: Result }
  | { readonly kind: 'lost'; readonly error: unknown };

/**
 * Runs the work on one connection and commits, without waiting for the disk. An error undoes it, and is thrown.
 *
 * BEGIN is sent together with the first statement of the work, which must await `begun` before it uses any result. If
 * BEGIN fails, that statement runs alone: at worst it leased what nobody works on until the lease ends.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient, begun: Promise<unknown>) => Promise<Result>,
): Promise<Ended<Result>> {
  const client = await take(pool);
  let broken = true;
  try {
    const result = await inTime(CLAIM_MS_MAX, work(client, client.query(`${BEGIN}; ${RELAXED}`)));
    const lost = await end(client, 'COMMIT');
    broken = lost !== null;
    return lost === null ? { kind: 'committed', result } : { kind: 'lost', error: lost.error };
  } catch (error) {
    if (kindOf(error) !== 'connection') broken = (await end(client, 'ROLLBACK')) !== null;
    throw error;
  } finally {
    // A broken connection is closed instead of reused.
    client.release(broken);
  }
}

/** Null: ended as requested. A connection that fails meanwhile leaves the outcome of COMMIT unknown. */
async function end(client: PoolClient, statement: 'COMMIT' | 'ROLLBACK'): Promise<{ readonly error: unknown } | null> {
  try {
    const { command } = await inTime(CLAIM_MS_MAX, client.query(statement));
    if (command !== statement) throw new Error(`PostgreSQL answered ${statement} with ${command}.`);
    return null;
  } catch (error) {
    if (statement === 'COMMIT' && kindOf(error) !== 'connection') throw error;
    return { error };
  }
}

import type { BoundStatement, Row } from '@mitako/sql';
import type { Pool } from 'pg';
import { BEGIN, RELAXED } from './begin.ts';
import { inTime } from './deadline.ts';
import { kindOf } from './errors.ts';
import { take } from './pool.ts';
import type { Run } from './run.ts';
import { corked } from './wire.ts';

/** Shorter than a lease, for which a successor waits. */
const CLAIM_MS_MAX = 15_000;

/** Outcome of a transaction. `lost`: the connection failed after an answer, and COMMIT may have been executed. */
export type Ended =
  | { readonly kind: 'committed'; readonly rows: readonly (readonly Row[])[] }
  | { readonly kind: 'lost'; readonly error: unknown };

/**
 * Runs the statements on one connection and commits, in one round trip and without waiting for the disk. An error undoes
 * all of them, and is thrown.
 *
 * If BEGIN fails, or all was executed and no answer arrived, the statements may take effect one by one or twice: at worst
 * they lease work that no process does until the lease ends.
 */
export async function runTogether(pool: Pool, run: Run, statements: readonly BoundStatement[]): Promise<Ended> {
  const client = await take(pool);
  let isBroken = true;
  let isAnswered = true;
  try {
    const sent = corked(client, () => ({
      begun: client.query(`${BEGIN}; ${RELAXED}`),
      ran: statements.map((statement) => run(client, statement)),
      ended: client.query('COMMIT'),
    }));
    const all = await inTime(CLAIM_MS_MAX, Promise.allSettled([sent.begun, ...sent.ran, sent.ended]));
    isAnswered = all[0]?.status === 'fulfilled';
    const errors = all.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
    const lost = errors.find((error) => kindOf(error) === 'connection');
    if (lost !== undefined) throw lost;
    isBroken = false;
    if (errors.length > 0) throw errors[0];
    const { command } = await sent.ended;
    if (command !== 'COMMIT') throw new Error(`PostgreSQL answered COMMIT with ${command}.`);
    return { kind: 'committed', rows: (await Promise.all(sent.ran)).map(({ rows }) => rows) };
  } catch (error) {
    // Without any answer, the server may have closed the connection while it was idle: that is thrown, and tried again.
    if (kindOf(error) !== 'connection' || !isAnswered) throw error;
    return { kind: 'lost', error };
  } finally {
    // A broken connection is closed instead of reused.
    client.release(isBroken);
  }
}

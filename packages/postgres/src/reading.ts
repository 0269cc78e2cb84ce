import type { BoundStatement, Row } from '@mitako/sql';
import type { PoolClient } from 'pg';
import { PLANNED_ONCE } from './begin.ts';
import { inTime } from './deadline.ts';
import type { Run } from './run.ts';
import { corked, isPipelined } from './wire.ts';

/** The longest read of our own is a page of the ledger verification. */
export const READ_MS_MAX = 60_000;
/** Of what a request shapes: a list takes milliseconds. */
const OF_REQUEST_MS_MAX = 10_000;
/** For the server's answer that it has ended a statement. */
const ANSWER_MS_MAX = 5_000;

/**
 * One read, in one round trip, in a transaction of its own because of its limit: no caller waits for a statement longer
 * than that, and the server must not work on it any longer. A setting of the session would stay with a pooler's
 * connection.
 */
export async function readInTime(run: Run, client: PoolClient, statement: BoundStatement): Promise<readonly Row[]> {
  const limitMs = statement.isOfRequest === true ? OF_REQUEST_MS_MAX : READ_MS_MAX;
  const plan = statement.isPlannedOnce === true ? `; ${PLANNED_ONCE}` : '';
  const begin = `BEGIN READ ONLY; SET LOCAL statement_timeout = ${limitMs}${plan}`;
  return inTime(limitMs + ANSWER_MS_MAX, isPipelined(client) ? together() : oneByOne());

  async function together(): Promise<readonly Row[]> {
    const [begun, ran, ended] = await Promise.allSettled(
      corked(client, () => [client.query(begin), run(client, statement), client.query('COMMIT')] as const),
    );
    for (const each of [ran, begun, ended]) if (each.status === 'rejected') throw each.reason;
    return ran.status === 'fulfilled' ? ran.value.rows : [];
  }

  async function oneByOne(): Promise<readonly Row[]> {
    await client.query(begin);
    try {
      return (await run(client, statement)).rows;
    } finally {
      await client.query('COMMIT');
    }
  }
}

import type pg from 'pg';

/** What one kind of record about one table or index took in the write-ahead log. */
export interface LogShare {
  /** Table or index. */
  readonly relation: string;
  /** `Heap INSERT`, `Btree INSERT_LEAF` */
  readonly record: string;
  readonly records: number;
  readonly bytes: number;
}

/**
 * What the work wrote to PostgreSQL's log about this database's tables, the largest first. Without full pages, of which
 * there are as many as checkpoints make, and without the few bytes of each COMMIT.
 * @param client of a role that may create the extension `pg_walinspect`
 */
export async function logOf(
  client: Pick<pg.Client, 'query'>,
  work: () => Promise<unknown>,
): Promise<readonly LogShare[]> {
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_walinspect');
  const from = await position(client);
  await work();
  const to = await position(client);
  const { rows } = await client.query<{ relation: string; record: string; records: string; bytes: string }>(
    `SELECT c.relname AS relation, each.record, count(*) AS records, sum(each.bytes) AS bytes
     FROM (
       SELECT min(relfilenode) FILTER (WHERE block_id = 0) AS relation, resource_manager || ' ' || record_type AS record,
         max(record_length) - sum(coalesce(block_fpi_length, 0)) AS bytes
       FROM pg_get_wal_block_info($1::pg_lsn, $2::pg_lsn, true)
       WHERE reldatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
       GROUP BY start_lsn, record
     ) AS each
     JOIN pg_class AS c ON c.relfilenode = each.relation
     WHERE c.relname LIKE 'mitako_%'
     GROUP BY 1, 2 ORDER BY 4 DESC`,
    [from, to],
  );
  return rows.map((row) => ({ ...row, records: Number(row.records), bytes: Number(row.bytes) }));
}

export function bytesOf(shares: readonly LogShare[]): number {
  return shares.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function position(client: Pick<pg.Client, 'query'>): Promise<string> {
  const { rows } = await client.query<{ position: string }>('SELECT pg_current_wal_insert_lsn()::text AS position');
  return rows[0]?.position ?? '';
}

import { createHash } from 'node:crypto';
import type { BoundStatement, Row } from '@mitako/sql';
import type { ClientBase, Pool, QueryResult } from 'pg';
import { types } from './types.ts';

/** Sends one statement. */
export type Run = (client: ClientBase | Pool, statement: BoundStatement) => Promise<QueryResult<Row>>;

export function createRun({ preparedStatements }: { readonly preparedStatements: boolean }): Run {
  const names = new Map<string, string>();

  // A function of the text, so that one name never stands for two statements on a connection.
  function nameOf(sql: string): string {
    let name = names.get(sql);
    if (name === undefined) {
      name = `mitako_${createHash('sha256').update(sql).digest('hex').slice(0, 32)}`;
      names.set(sql, name);
    }
    return name;
  }

  return (client, { sql, values }) => {
    const query = { text: sql, values: [...values], types };
    return client.query<Row>(preparedStatements ? { ...query, name: nameOf(sql) } : query);
  };
}

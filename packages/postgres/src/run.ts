import type { BoundStatement, Row } from '@mitako/sql';
import type { ClientBase, Pool, QueryResult } from 'pg';
import { statementName } from './guarded.ts';
import { types } from './types.ts';

/** Sends one statement. */
export type Run = (client: ClientBase | Pool, statement: BoundStatement) => Promise<QueryResult<Row>>;

export function createRun({ preparedStatements }: { readonly preparedStatements: boolean }): Run {
  const names = new Map<string, string>();

  function nameOf(sql: string): string {
    let name = names.get(sql);
    if (name === undefined) {
      name = statementName(sql);
      names.set(sql, name);
    }
    return name;
  }

  return (client, { sql, values }) => {
    const query = { text: sql, values: [...values], types };
    return client.query<Row>(preparedStatements ? { ...query, name: nameOf(sql) } : query);
  };
}

import { type BoundStatement, remembering, type Row } from '@mitako/sql';
import type { ClientBase, Pool, QueryResult } from 'pg';
import { statementName } from './guarded.ts';
import { types } from './types.ts';

/** More than the program has. */
const NAMES_MAX = 2_000;
/**
 * Of those that requests shape, the first that a process sends: a connection keeps what it has prepared, about 20 kB each,
 * until it is closed.
 */
const OF_REQUESTS_MAX = 250;

/** Sends one statement. */
export type Run = (client: ClientBase | Pool, statement: BoundStatement) => Promise<QueryResult<Row>>;

export function createRun({ preparedStatements }: { readonly preparedStatements: boolean }): Run {
  const names = remembering<string>(NAMES_MAX);
  const ofRequests = new Set<string>();

  /** Without a name, the server plans it each time. */
  function isNamed({ sql, isOfRequest }: BoundStatement): boolean {
    if (!preparedStatements || isOfRequest !== true || ofRequests.has(sql)) return preparedStatements;
    if (ofRequests.size < OF_REQUESTS_MAX) ofRequests.add(sql);
    return ofRequests.has(sql);
  }

  return (client, statement) => {
    const { sql, values } = statement;
    const query = { text: sql, values: [...values], types };
    return client.query<Row>(isNamed(statement) ? { ...query, name: names(sql, () => statementName(sql)) } : query);
  };
}

import type { Durability } from '@mitako/sql';
import type { ClientBase, PoolClient, QueryConfig, QueryResult } from 'pg';
import { BEGIN, RELAXED } from './begin.ts';
import { saysGoodbye, sqlStateOf } from './errors.ts';
import { IN_COMMIT, type GuardedQuery } from './guarded.ts';
import { corked, isNameTaken, isPipelined } from './wire.ts';

/** Outcome of a group member. `lost`: the response to COMMIT did not arrive. */
export type MemberEnd =
  | { readonly kind: 'committed' }
  /** `statement`: the index of the failed one. Nothing of the member was written. */
  | { readonly kind: 'failed'; readonly statement: number; readonly error: unknown }
  | { readonly kind: 'lost'; readonly error: unknown };

/** In place of a row count: the savepoint after a member's statements. */
const SAVEPOINT = -1;

type Failed = Extract<MemberEnd, { readonly kind: 'failed' }>;

type Members = readonly (readonly GuardedQuery[])[];

/**
 * Commits the statements of several members in one transaction and one round trip: everything is sent before the first
 * response is read. Null: a member failed, and all of them were undone with it.
 */
export async function commitTogether(
  client: PoolClient,
  members: Members,
  durability: Durability,
): Promise<readonly MemberEnd[] | null> {
  const answers = await sendAll(client, [beginOf(durability), ...members.flat(), 'COMMIT']);
  const end = endOfAll(answers);
  const failed = answers.slice(1, -1).find(({ error }) => error !== null);
  // In any case, a transaction with a failed statement was not committed.
  if (failed !== undefined && end.kind === 'lost' && answers.at(-1)?.command === 'ROLLBACK') return null;
  // A statement cannot fail in the server and be committed: the driver kept one back.
  if (failed !== undefined && end.kind === 'committed')
    return members.map(() => ({ kind: 'lost', error: failed.error }));
  return members.map(() => end);
}

/**
 * The same, and a failing member undoes only itself.
 *
 * The savepoint rolls: a member that completes sets it again. A failing member does not, so rolling back undoes just
 * that member, and the next one begins from a clean state. (Committing one by one whenever a member is refused: 1 700
 * commits a second with 5 % refused, instead of 6 400.)
 */
export async function commitApart(
  client: PoolClient,
  members: Members,
  durability: Durability,
): Promise<readonly MemberEnd[]> {
  const isGroup = members.length > 1;
  const queries: (string | GuardedQuery)[] = [`${beginOf(durability)}${isGroup ? '; SAVEPOINT ok' : ''}`];
  /** The member of each statement; `null`: none. */
  const places: ({ readonly member: number; readonly statement: number } | null)[] = [null];
  for (const [member, statements] of members.entries()) {
    for (const [statement, query] of statements.entries()) {
      queries.push(query);
      places.push({ member, statement });
    }
    if (isGroup) {
      queries.push('SAVEPOINT ok', 'ROLLBACK TO SAVEPOINT ok');
      places.push({ member, statement: SAVEPOINT }, null);
    }
  }
  queries.push('COMMIT');

  const answers = await sendAll(client, queries);
  const end = endOfAll(answers);
  // A server that logs may cancel the first statements after they ran: rolling back then undoes them.
  const begun = answers[0];
  const hasHealed = queries.some(
    (query, index) => query === 'ROLLBACK TO SAVEPOINT ok' && answers[index]?.error === null,
  );
  if (begun !== undefined && begun.error !== null && hasHealed) {
    return members.map(() => ({ kind: 'lost', error: begun.error }));
  }
  // Members do not fail individually if the transaction did not begin or its end is unknown.
  if (begun?.error !== null || answers.at(-1)?.error !== null) return members.map(() => end);
  const failures = new Map<number, Failed>();
  for (const [index, place] of places.entries()) {
    const error = answers[index]?.error ?? null;
    if (place === null || error === null || failures.has(place.member)) continue;
    failures.set(place.member, { kind: 'failed', statement: place.statement, error });
  }
  return members.map((_, member) => {
    const failed = failures.get(member);
    if (failed === undefined) return end;
    // Whether it was set before it was canceled is known only from the rows.
    if (failed.statement === SAVEPOINT) return { kind: 'lost', error: failed.error };
    return isKept(failed, end) ? { kind: 'lost', error: failed.error } : failed;
  });
}

function beginOf(durability: Durability): string {
  return [BEGIN, IN_COMMIT, ...(durability === 'full' ? [] : [RELAXED])].join('; ');
}

/** Outcome of the whole transaction, from the responses to BEGIN and COMMIT. */
function endOfAll(answers: readonly Answer[]): MemberEnd {
  const begun = answers[0];
  const ended = answers.at(-1);
  if (ended === undefined || ended.error !== null) {
    // A server error before COMMIT: it was not reached. An error on COMMIT itself proves nothing: a server that logs
    // durations handles signals after it has committed.
    const goodbye = answers.slice(0, -1).find(({ error }) => saysGoodbye(error));
    return goodbye === undefined
      ? { kind: 'lost', error: ended?.error }
      : { kind: 'failed', statement: 0, error: goodbye.error };
  }
  if (begun !== undefined && begun.error !== null) return { kind: 'failed', statement: 0, error: begun.error };
  if (ended.command === 'COMMIT') return { kind: 'committed' };
  return { kind: 'lost', error: new Error(`PostgreSQL answered COMMIT with ${ended.command}.`) };
}

/** The driver kept the statement back, and COMMIT kept the others: resending them would execute them twice. */
function isKept(failed: Failed, end: MemberEnd): boolean {
  return end.kind === 'committed' && sqlStateOf(failed.error) === null;
}

interface Answer {
  readonly error: unknown;
  readonly command: string | null;
}

/**
 * Responses in the order of the queries. Without pipelining each waits for the previous one.
 * @throws Error before anything is sent if the driver would keep one of them back
 */
export async function sendAll(
  client: ClientBase,
  queries: readonly (string | GuardedQuery)[],
): Promise<readonly Answer[]> {
  for (const query of queries) {
    if (typeof query === 'string' || query.name === undefined || !isNameTaken(client, query.name, query.text)) continue;
    throw new Error(`The connection has another prepared statement by the name of ${query.name}.`);
  }
  if (isPipelined(client)) return corked(client, () => Promise.all(queries.map((query) => send(client, query))));
  const answers: Answer[] = [];
  for (const query of queries) answers.push(await send(client, query));
  return answers;
}

function send(client: ClientBase, query: string | QueryConfig): Promise<Answer> {
  return new Promise((resolve) => {
    const answered = (error: Error | null | undefined, result: QueryResult): void =>
      resolve(error ? { error, command: null } : { error: null, command: result.command });
    if (typeof query === 'string') client.query(query, answered);
    else client.query(query, answered);
  });
}

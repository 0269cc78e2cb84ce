import type { Durability } from '@mitako/sql';
import type { ClientBase, PoolClient, QueryConfig, QueryResult } from 'pg';
import { BEGIN, PLANNED_ONCE, RELAXED } from './begin.ts';
import { isServerShutdown, sqlStateOf } from './errors.ts';
import { IN_COMMIT, type GuardedQuery } from './guarded.ts';
import { corked, isNameTaken, isPipelined } from './wire.ts';

/** Outcome of a group member. `lost`: the response to COMMIT did not arrive. */
export type MemberEnd =
  | { readonly kind: 'committed' }
  /** `statement`: the index of the failed one. Nothing of the member was written. */
  | { readonly kind: 'failed'; readonly statement: number; readonly error: unknown; readonly isRefusal?: true }
  | { readonly kind: 'lost'; readonly error: unknown };

/** In place of a row count: the savepoint after a member's statements. */
const SAVEPOINT = -1;

export type Failed = Extract<MemberEnd, { readonly kind: 'failed' }>;

type Members = readonly (readonly GuardedQuery[])[];

/** What one transaction commits. */
export interface Parts {
  /** Merged statements, which come first. */
  readonly merged: readonly GuardedQuery[];
  readonly members: Members;
}

/** `undone`: a statement failed, with all others. */
export type GroupEnd =
  | { readonly kind: 'ended'; readonly merged: MemberEnd; readonly members: readonly MemberEnd[] }
  | {
      readonly kind: 'undone';
      /** Index of the failed merged statement. Null: one of a member. */
      readonly merged: number | null;
      readonly error: unknown;
    };

/**
 * Commits the statements of several members in one transaction and one round trip: everything is sent before the first
 * response is read.
 */
export async function commitTogether(
  client: PoolClient,
  { merged, members }: Parts,
  durability: Durability,
): Promise<GroupEnd> {
  const answers = await sendAll(client, [beginOf(durability, merged), ...merged, ...members.flat(), 'COMMIT']);
  const end = transactionEnd(answers);
  const undone = undoneBy(answers, end, merged.length);
  if (undone !== null) return undone;
  const failed = failedIn(answers.slice(1, -1));
  // A statement cannot fail in the server and be committed: the driver kept one back.
  const all: MemberEnd = failed !== null && end.kind === 'committed' ? { kind: 'lost', error: failed.error } : end;
  return { kind: 'ended', merged: all, members: members.map(() => all) };
}

/**
 * The same, and a failing member undoes only itself.
 *
 * The savepoint rolls: a member that completes sets it again. A failing member does not, so rolling back undoes just
 * that member, and the next one begins from a clean state. (Committing one by one whenever a member is refused: 1 700
 * commits a second with 5 % refused, instead of 6 400.)
 */
export async function commitWithSavepoints(
  client: PoolClient,
  { merged, members }: Parts,
  durability: Durability,
): Promise<GroupEnd> {
  const isGroup = members.length + merged.length > 1 && members.length > 0;
  const queries: (string | GuardedQuery)[] = [beginOf(durability, merged), ...merged];
  if (isGroup && merged.length > 0) queries.push(`${UNPLAN}; SAVEPOINT ok`);
  else if (isGroup) queries[0] = `${beginOf(durability, merged)}; SAVEPOINT ok`;
  /** The member of each statement; `null`: none. */
  const places: ({ readonly member: number; readonly statement: number } | null)[] = queries.map(() => null);
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
  const end = transactionEnd(answers);
  // Behind a failed merged statement there is no savepoint to return to.
  const undone = failedIn(answers.slice(1, 1 + merged.length)) === null ? null : undoneBy(answers, end, merged.length);
  if (undone !== null) return undone;
  // A server that logs may cancel the first statements after they ran: rolling back then undoes them.
  const begun = answers.slice(0, 1 + merged.length).find(({ error }) => error !== null);
  const hasRolledBack = queries.some(
    (query, index) => query === 'ROLLBACK TO SAVEPOINT ok' && answers[index]?.error === null,
  );
  if (begun !== undefined && hasRolledBack) return allEnded({ kind: 'lost', error: begun.error });
  // Members do not fail individually if the transaction did not begin or its end is unknown.
  if (begun !== undefined || answers.at(-1)?.error !== null) return allEnded(end);
  const failures = new Map<number, Failed>();
  for (const [index, place] of places.entries()) {
    const error = answers[index]?.error ?? null;
    if (place === null || error === null || failures.has(place.member)) continue;
    failures.set(place.member, { kind: 'failed', statement: place.statement, error });
  }
  return {
    kind: 'ended',
    merged: end,
    members: members.map((_, member) => {
      const failed = failures.get(member);
      if (failed === undefined) return end;
      // Whether it was set before it was canceled is known only from the rows.
      if (failed.statement === SAVEPOINT) return { kind: 'lost', error: failed.error };
      return isKept(failed, end) ? { kind: 'lost', error: failed.error } : failed;
    }),
  };

  function allEnded(all: MemberEnd): GroupEnd {
    return { kind: 'ended', merged: all, members: members.map(() => all) };
  }
}

/** Null unless the server reported a rollback, because a statement failed. */
function undoneBy(answers: readonly Answer[], end: MemberEnd, mergedCount: number): GroupEnd | null {
  const failed = failedIn(answers.slice(1, -1));
  // In any case, a transaction with a failed statement was not committed.
  if (failed === null || end.kind !== 'lost' || answers.at(-1)?.command !== 'ROLLBACK') return null;
  return { kind: 'undone', merged: failed.index < mergedCount ? failed.index : null, error: failed.error };
}

/** The first that failed. */
function failedIn(answers: readonly Answer[]): { readonly index: number; readonly error: unknown } | null {
  const index = answers.findIndex(({ error }) => error !== null);
  const failed = answers[index];
  return failed === undefined ? null : { index, error: failed.error };
}

/**
 * For merged statements: the rows of each member are found by their key. A table that is small when the statement is
 * planned would otherwise be read as a whole, also when it has grown.
 */
export const PLAN = 'SET LOCAL enable_seqscan = off; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off';
const UNPLAN =
  'SET LOCAL enable_seqscan TO DEFAULT; SET LOCAL enable_hashjoin TO DEFAULT; SET LOCAL enable_mergejoin TO DEFAULT';

function beginOf(durability: Durability, merged: readonly GuardedQuery[]): string {
  return [
    BEGIN,
    IN_COMMIT,
    PLANNED_ONCE,
    ...(durability === 'full' ? [] : [RELAXED]),
    ...(merged.length > 0 ? [PLAN] : []),
  ].join('; ');
}

/** Outcome of the whole transaction, from the responses to BEGIN and COMMIT. */
function transactionEnd(answers: readonly Answer[]): MemberEnd {
  const begun = answers[0];
  const ended = answers.at(-1);
  if (ended === undefined || ended.error !== null) {
    // A server error before COMMIT: it was not reached. An error on COMMIT itself proves nothing: a server that logs
    // durations handles signals after it has committed.
    const shutdown = answers.slice(0, -1).find(({ error }) => isServerShutdown(error));
    return shutdown === undefined
      ? { kind: 'lost', error: ended?.error }
      : { kind: 'failed', statement: 0, error: shutdown.error };
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

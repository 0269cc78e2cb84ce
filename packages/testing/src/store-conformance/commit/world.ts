import type { Change, CommitOutcome } from '@mitako/core/engine';

/** Rows that lists of one test contend for, by id. What is not in it always succeeds. */
export interface World {
  readonly balances: Readonly<Record<string, number>>;
  readonly versions: Readonly<Record<string, number>>;
  /** What holds an idempotency key or the id of a payment; empty: nothing. */
  readonly keys: Readonly<Record<string, string>>;
  readonly payments: Readonly<Record<string, string>>;
  /** Events of a payment. */
  readonly events: Readonly<Record<string, number>>;
}

/** What the port says about a list. */
export function afterList(
  world: World,
  list: readonly Change[],
): { readonly world: World; readonly outcome: CommitOutcome } {
  let next = world;
  for (const [index, change] of list.entries()) {
    const after = afterChange(next, change);
    if (after === null) return { world, outcome: { kind: 'refused', guard: change.type, index } };
    next = after;
  }
  return { world: next, outcome: { kind: 'applied' } };
}

/** Null: refused. */
function afterChange(world: World, change: Change): World | null {
  if (change.type === 'account.debit' || change.type === 'account.credit') {
    const { accountId, amount, type } = change;
    const balance = (world.balances[accountId] ?? 0) + (type === 'account.debit' ? -amount : amount);
    return balance < 0 ? null : { ...world, balances: { ...world.balances, [accountId]: balance } };
  }
  if (change.type === 'payment.update') {
    const { id, version } = change.payment;
    if (world.versions[id] !== change.from.version) return null;
    return { ...world, versions: { ...world.versions, [id]: version } };
  }
  if (change.type === 'payment.insert') {
    const { id, description } = change.payment;
    const payments = held(world.payments, id, description);
    return payments === null ? null : { ...world, payments };
  }
  if (change.type === 'idempotency.insert') {
    const { key, sealedBody } = change.record;
    const keys = held(world.keys, key, sealedBody);
    return keys === null ? null : { ...world, keys };
  }
  if (change.type === 'event.append') {
    const { subjectId } = change.event;
    return { ...world, events: { ...world.events, [subjectId]: (world.events[subjectId] ?? 0) + 1 } };
  }
  throw new Error(`A list of this test has no ${change.type}.`);
}

/** Null: another process holds it. */
function held(
  names: Readonly<Record<string, string>>,
  name: string,
  mark: string | null,
): Readonly<Record<string, string>> | null {
  if (names[name] === undefined) return names;
  return names[name] === '' ? { ...names, [name]: mark ?? '' } : null;
}

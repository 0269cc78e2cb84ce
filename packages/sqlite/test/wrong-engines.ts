import type { Page, EngineStore, StoreReads } from '@mitako/core/engine';
import type { Engine, EngineOutcome } from '@mitako/sql';

// Engines and stores with one defect each, and the conformance tests that must detect it.

/** A defect of an engine, or of the store on it. */
export interface Wrong {
  readonly engine?: (right: Engine) => Engine;
  readonly store?: (right: EngineStore) => EngineStore;
  /** Prefixes of the titles of the tests that must fail. */
  readonly noticedBy: readonly string[];
}

/** By defect. */
export const WRONG: Readonly<Record<string, Wrong>> = {
  'ignores row counts': {
    engine: (right) => ({
      ...right,
      commit: (statements, durability) =>
        right.commit(
          statements.map((each) => ({ ...each, rows: null })),
          durability,
        ),
    }),
    noticedBy: [
      'payment.update is refused for another version',
      'task.finish deletes a task, only with its token',
      'account.debit of a wallet is refused when the balance is lower',
      'assert.api_key is refused',
      '8 payments from one wallet do not exceed its balance',
      'a group whose last list is refused',
    ],
  },
  'commits statement by statement': {
    engine: (right) => ({
      ...right,
      async commit(statements, durability) {
        for (const statement of statements) {
          const outcome = await right.commit([statement], durability);
          if (outcome.kind !== 'applied') return outcome;
        }
        return { kind: 'applied' };
      },
    }),
    noticedBy: [
      'leaves nothing behind when its last change is refused',
      'of type endpoint.insert are applied as often as the guard allows',
      'one of 8 requests with the same key is processed, with its changes',
      'a group in which every other list is refused',
    ],
  },
  'checks first and writes later': {
    engine: (right) => ({
      ...right,
      async commit(statements, durability) {
        // All guards hold except the last, impossible one: nothing is written yet.
        const impossible = { sql: 'select 1 where 0', values: [], rows: 1, change: -1 };
        const looked = await right.commit([...statements, impossible], durability);
        if (looked.kind === 'refused' && looked.change !== -1) return looked;
        return right.commit(
          statements.map((each) => ({ ...each, rows: null })),
          durability,
        );
      },
    }),
    noticedBy: [
      'of type payment.update are applied as often as the guard allows',
      'of type session.rotate are applied as often as the guard allows',
      'one of 8 takes over a crashed request',
    ],
  },
  'returns the first outcome for a whole group': {
    engine: (right) => {
      let group: { readonly answer: Promise<EngineOutcome> } | null = null;
      return {
        ...right,
        async commit(statements, durability) {
          const own = right.commit(statements, durability);
          group ??= { answer: own };
          const { answer } = group;
          await own.catch(() => undefined);
          group = null;
          return answer;
        },
      };
    },
    noticedBy: ['a group whose first list is refused', 'each list is applied in its own order'],
  },
  'names the wrong change': {
    engine: (right) => ({
      ...right,
      async commit(statements, durability) {
        const outcome = await right.commit(statements, durability);
        return outcome.kind === 'refused' ? { ...outcome, change: 0 } : outcome;
      },
    }),
    noticedBy: [
      'leaves nothing behind when its last change is refused',
      'of type merchant.update are applied as often',
    ],
  },
  'writes a list in reverse order': {
    engine: (right) => ({
      ...right,
      commit: (statements, durability) => right.commit(statements.toReversed(), durability),
    }),
    noticedBy: ['is applied in order', 'each list is applied in its own order', 'sees its own changes'],
  },
  'binds undefined as null': {
    store: (right) => ({
      ...right,
      commit: (changes) => right.commit(JSON.parse(JSON.stringify(changes, (_, value) => value ?? null))),
    }),
    noticedBy: ['undefined: the list throws and writes nothing', 'not a number: the list throws and writes nothing'],
  },
  'leaves a field of a row out': {
    store: (right) => ({
      ...right,
      commit: (changes) =>
        right.commit(
          changes.map((change) =>
            'dispute' in change ? { ...change, dispute: { ...change.dispute, note: null } } : change,
          ),
        ),
    }),
    noticedBy: ['a new dispute is stored with every field', 'dispute.update writes the whole next state'],
  },
  'updates another row': {
    store: (right) => {
      let last = '';
      return {
        ...right,
        commit(changes) {
          const inserted = changes.findLast(({ type }) => type === 'refund.insert');
          if (inserted !== undefined && 'refund' in inserted) last = inserted.refund.id;
          return right.commit(
            changes.map((change) =>
              change.type === 'refund.update' ? { ...change, refund: { ...change.refund, id: last } } : change,
            ),
          );
        },
      };
    },
    noticedBy: ['refund.update writes the whole next state'],
  },
  'reads large numbers as floats': {
    engine: (right) => ({
      ...right,
      async query(statement) {
        const rows = await right.query(statement);
        return rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => [name, typeof value === 'number' ? Math.fround(value) : value]),
          ),
        );
      },
    }),
    noticedBy: ['amounts are exact up to the largest safe integer', 'a new payment is stored with every field'],
  },
  'reads from a replica that lags': {
    store: (right) => {
      const seen = new Map<string, ReturnType<StoreReads['paymentById']>>();
      const paymentById: StoreReads['paymentById'] = (id) => {
        const found = seen.get(id) ?? right.read.paymentById(id);
        seen.set(id, found);
        return found;
      };
      return { ...right, read: { ...right.read, paymentById } };
    },
    noticedBy: ['is visible to every instance once it is applied'],
  },
  'forgets leases': {
    store: (right) => ({
      ...right,
      claim: {
        ...right.claim,
        lanes: (request) => right.claim.lanes({ ...request, leaseMs: 0 }),
        attempts: (request) => right.claim.attempts({ ...request, leaseMs: 0 }),
        tasks: (request) => right.claim.tasks({ ...request, leaseMs: 0 }),
      },
    }),
    noticedBy: [
      'return nothing before it is due, and no lane twice',
      'return due attempts and move the poll',
      'return due tasks, count the claim, and return them again when the lease ends',
      'return nothing twice, in eight concurrent claims',
      'return no lane twice, in sixteen concurrent claims',
      'task.cancel is refused while the task is leased',
    ],
  },
  'forgets the pace': {
    store: (right) => ({
      ...right,
      claim: {
        ...right.claim,
        lanes: (request) => right.claim.lanes({ ...request, pace: { burst: 1, everyMs: 0 } }),
      },
    }),
    noticedBy: ['pace a lane that is not proven: a burst, then one at a time'],
  },
  'forgets shares': {
    store: (right) => ({
      ...right,
      claim: { ...right.claim, lanes: (request) => right.claim.lanes({ ...request, exceptMerchantIds: [] }) },
    }),
    noticedBy: ['pass over merchants that have their share'],
  },
  'forgets what is in hand': {
    store: (right) => ({
      ...right,
      claim: { ...right.claim, heldLanes: (request) => right.claim.heldLanes({ ...request, exceptIds: [] }) },
    }),
    noticedBy: ['return to its holder what is due by now, without what it has in hand'],
  },
  'forgets which lanes are held': {
    store: (right) => ({
      ...right,
      claim: { ...right.claim, lanes: (request) => right.claim.lanes({ ...request, heldIds: [] }) },
    }),
    noticedBy: ['return what their owner leased by an earlier one and does not hold, with a lease that starts over'],
  },
  'leases everything with the same token': {
    store: (right) => ({
      ...right,
      claim: { ...right.claim, lanes: (request) => right.claim.lanes({ ...request, leaseToken: 'lease' }) },
    }),
    noticedBy: ['a worker whose lease expired cannot settle a delivery leased by another'],
  },
  'repeats the row of the cursor': {
    store: (right) =>
      onPayments(right, (page) => ({ ...page, afterId: page.afterId === null ? null : `${page.afterId}!` })),
    noticedBy: ['payments is listed in pages of any size'],
  },
  'skips a row after each page': {
    store: (right) =>
      onPayments(
        right,
        (page) => ({ ...page, limit: page.limit + 1 }),
        (rows, { afterId }) => rows.slice(afterId === null ? 0 : 1),
      ),
    noticedBy: [
      'payments is listed in pages of any size',
      'payments lists the newest first within a merchant and a mode',
    ],
  },
  'starts over for an unknown cursor': {
    store: (right) => ({
      ...right,
      read: {
        ...right.read,
        async payments(filter, page) {
          const isKnown = page.afterId !== null && (await right.read.paymentById(page.afterId)) !== null;
          return right.read.payments(filter, isKnown ? page : { ...page, afterId: null });
        },
      },
    }),
    noticedBy: ['payments is listed in pages of any size'],
  },
};

/** The store with another request and response for its list of payments. */
function onPayments(
  right: EngineStore,
  ask: (page: Page) => Page,
  answer: <Row>(rows: readonly Row[], page: Page) => readonly Row[] = (rows) => rows,
): EngineStore {
  const payments: StoreReads['payments'] = async (filter, page) => {
    const { rows } = await right.read.payments(filter, ask(page));
    return { rows: answer(rows, page).slice(0, page.limit), examinedThroughId: null };
  };
  return { ...right, read: { ...right.read, payments } };
}

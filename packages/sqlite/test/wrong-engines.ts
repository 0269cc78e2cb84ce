import type { Page, EngineStore, StoreReads } from '@mitako/core/engine';
import type { Engine, EngineOutcome } from '@mitako/sql';

// Engines and stores that break one promise each, and the tests of the conformance suite that must notice.

/** How an engine, or the store on it, is made wrong. */
export interface Wrong {
  readonly engine?: (right: Engine) => Engine;
  readonly store?: (right: EngineStore) => EngineStore;
  /** How the titles begin of the tests that must fail. */
  readonly noticedBy: readonly string[];
}

/** By what each does wrong. */
export const WRONG: Readonly<Record<string, Wrong>> = {
  'looks at no row count': {
    engine: (right) => ({
      ...right,
      commit: (statements, durability) =>
        right.commit(
          statements.map((each) => ({ ...each, rows: null })),
          durability,
        ),
    }),
    noticedBy: [
      'payment.update is refused from another version',
      'task.finish removes a task, under its token alone',
      'account.debit of a wallet is refused when it holds less',
      'assert.api_key is refused',
      '8 payments from one wallet take no more than it holds',
      'a group whose last member is refused',
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
      'for endpoint.insert are applied as often as its guard allows',
      'one of 8 requests with one key is done, with what it wrote',
      'a group of which every other is refused',
    ],
  },
  'looks first and writes later': {
    engine: (right) => ({
      ...right,
      async commit(statements, durability) {
        // All hold and the last one cannot: so far nothing was written.
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
      'for payment.update are applied as often as its guard allows',
      'for session.rotate are applied as often as its guard allows',
      'one of 8 takes over what a crashed request left',
    ],
  },
  'answers a whole group by its first member': {
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
    noticedBy: ['a group whose first member is refused', 'each keeps its own order'],
  },
  'names the wrong change': {
    engine: (right) => ({
      ...right,
      async commit(statements, durability) {
        const outcome = await right.commit(statements, durability);
        return outcome.kind === 'refused' ? { ...outcome, change: 0 } : outcome;
      },
    }),
    noticedBy: ['leaves nothing behind when its last change is refused', 'for merchant.update are applied as often'],
  },
  'writes a list from its end': {
    engine: (right) => ({
      ...right,
      commit: (statements, durability) => right.commit(statements.toReversed(), durability),
    }),
    noticedBy: ['is applied in its order', 'each keeps its own order', 'sees its own changes'],
  },
  'binds undefined as null': {
    store: (right) => ({
      ...right,
      commit: (changes) => right.commit(JSON.parse(JSON.stringify(changes, (_, value) => value ?? null))),
    }),
    noticedBy: ['undefined: its list throws and writes nothing', 'not a number: its list throws and writes nothing'],
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
    noticedBy: ['amounts are exact up to the largest safe integer', 'payment.insert keeps every field'],
  },
  'reads from a copy that lags': {
    store: (right) => {
      const seen = new Map<string, ReturnType<StoreReads['paymentById']>>();
      const paymentById: StoreReads['paymentById'] = (id) => {
        const found = seen.get(id) ?? right.read.paymentById(id);
        seen.set(id, found);
        return found;
      };
      return { ...right, read: { ...right.read, paymentById } };
    },
    noticedBy: ['is seen by everybody once it is applied'],
  },
  'forgets leases': {
    store: (right) => ({
      ...right,
      claim: {
        ...right.claim,
        deliveries: (request) => right.claim.deliveries({ ...request, leaseMs: 0 }),
        attempts: (request) => right.claim.attempts({ ...request, leaseMs: 0 }),
        tasks: (request) => right.claim.tasks({ ...request, leaseMs: 0 }),
      },
    }),
    noticedBy: [
      'hand out nothing before it is due, and nothing twice',
      'hand out what is due and move the look-up',
      'hand out what is due, count it, and again when the lease ends',
      'hand out nothing twice, eight at once',
      'task.cancel is refused while the task is leased',
    ],
  },
  'forgets the cap': {
    store: (right) => ({
      ...right,
      claim: {
        ...right.claim,
        deliveries: (request) => right.claim.deliveries({ ...request, inFlightMax: 1_000 }),
      },
    }),
    noticedBy: ['hold an endpoint to its cap', 'hold the cap and hand out nothing twice, sixteen at once'],
  },
  'hands out under one token': {
    store: (right) => ({
      ...right,
      claim: { ...right.claim, deliveries: (request) => right.claim.deliveries({ ...request, leaseToken: 'lease' }) },
    }),
    noticedBy: ['a worker that was given up cannot settle what another one holds'],
  },
  'repeats the row of the cursor': {
    store: (right) =>
      onPayments(right, (page) => ({ ...page, afterId: page.afterId === null ? null : `${page.afterId}!` })),
    noticedBy: ['payments is walked in pages of any size'],
  },
  'skips a row after each page': {
    store: (right) =>
      onPayments(
        right,
        (page) => ({ ...page, limit: page.limit + 1 }),
        (rows, { afterId }) => rows.slice(afterId === null ? 0 : 1),
      ),
    noticedBy: ['payments is walked in pages of any size', 'payments goes newest first within a merchant and a mode'],
  },
  'goes to the start for a cursor that it does not know': {
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
    noticedBy: ['payments is walked in pages of any size'],
  },
};

/** The store with its list of payments asked, and answered, in another way. */
function onPayments(
  right: EngineStore,
  ask: (page: Page) => Page,
  answer: <Row>(rows: readonly Row[], page: Page) => readonly Row[] = (rows) => rows,
): EngineStore {
  const payments: StoreReads['payments'] = async (filter, page) => {
    const { rows } = await right.read.payments(filter, ask(page));
    return { rows: answer(rows, page).slice(0, page.limit), soughtThroughId: null };
  };
  return { ...right, read: { ...right.read, payments } };
}

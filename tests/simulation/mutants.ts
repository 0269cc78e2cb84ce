import type {
  Change,
  ChangeOf,
  ChangeType,
  ClaimRequest,
  EngineStore,
  KnownOfCheckout,
  Point,
  ProviderClaim,
  ProviderClaims,
  TimelineFacts,
} from '@mitako/core/engine';
import type { Statement } from '../../packages/checkout/src/statements.ts';
import type { Engine, GuardedStatement } from '../../packages/sql/src/index.ts';
import { systemClock, type Clock, type TimeSources } from '@mitako/core';
import type { Invariant } from './violation.ts';

const HOUR_MS = 60 * 60_000;

/** A defect, injected between parts of the engine from outside the product. */
export interface Mutant {
  /** Between the store and SQLite. */
  readonly engine?: (engine: Engine) => Engine;
  /** Statements that drop constraints. */
  readonly schema?: readonly string[];
  /** Between the faulty connection and the store. */
  readonly store?: (store: EngineStore) => EngineStore;
  /** Between the engine and its faulty connection. */
  readonly connection?: (store: EngineStore) => EngineStore;
  /** Predicates that let texts say what the provider did not. */
  readonly claims?: Partial<ProviderClaims>;
  /** Between what is known and what is read. */
  readonly tells?: Telling;
  /** Between what is known and what payers read. */
  readonly states?: Stating;
  /** Between the engine and the clocks of its machine. */
  readonly clock?: (sources: TimeSources) => Clock;
}

/** How explanations are told. */
export interface Telling {
  readonly points?: (points: readonly Point[], facts: TimelineFacts) => readonly Point[];
  readonly text?: (text: string) => string;
}

/** What the checkout and its receipts state. */
export interface Stating {
  readonly known?: (known: KnownOfCheckout) => KnownOfCheckout;
  readonly statement?: (statement: Statement) => Statement;
}

interface Sighting {
  readonly seenBy: readonly Invariant[];
  /** The seed that saw it last, where it was not the first: trying it first saves the way there. */
  readonly firstSeed?: number;
}

/** Possible defects of a payment engine, and the invariants that detect them. */
export const MUTANTS: Readonly<Record<string, Mutant & Sighting>> = {
  'an unguarded debit': {
    seenBy: ['I1', 'I2'],
    // Rare: one payer's payments are verified one after the other, so only a cash-out can compete with one.
    firstSeed: 2095,
    engine: withoutRowCount('update "mitako_accounts" set "available" = "available" -'),
  },
  'an unguarded idempotency key': {
    seenBy: ['I7'],
    engine: withoutRowCount('insert into "mitako_idempotency"'),
  },
  'a clock of test mode that live payments feel': {
    // The leases of live work are moved with the rest.
    seenBy: ['I6', 'I9'],
    engine: (engine) => ({
      ...engine,
      commit: (statements, durability) => engine.commit(statements.map(forBothModes), durability),
    }),
  },
  'a race without a loser': {
    // An overwritten update of a payment leaves money in the ledger that the payment does not show.
    seenBy: ['I1', 'I3', 'I4', 'I5'],
    engine: withoutRowCount('update "mitako_payments"', 'update "mitako_attempts"'),
    schema: ['drop index mitako_transfers_subject', 'drop index mitako_events_sequence'],
  },
  'a capture that is booked twice': {
    seenBy: ['I3'],
    schema: ['drop index mitako_transfers_subject'],
    store: (store) => ({
      ...store,
      async commit(changes) {
        const outcome = await store.commit(changes);
        const capture = changes.find(isCapture);
        if (outcome.kind !== 'applied' || capture === undefined) return outcome;
        return store.commit([{ ...capture, transfer: { ...capture.transfer, id: `${capture.transfer.id}x` } }]);
      },
    }),
  },
  'an event in a commit of its own': {
    seenBy: ['I5'],
    connection: inTwoCommits('event.append'),
  },
  'money in a commit of its own': {
    seenBy: ['I1', 'I2', 'I3'],
    connection: inTwoCommits('account.debit'),
  },
  'a lost answer that is taken for a success': {
    seenBy: ['I1', 'I5', 'I6', 'I7', 'I8'],
    firstSeed: 2,
    connection: (store) => ({
      ...store,
      async commit(changes) {
        const outcome = await store.commit(changes);
        return outcome.kind === 'unknown' ? { kind: 'applied' } : outcome;
      },
    }),
  },
  'a lease of a lane that is ignored': {
    seenBy: ['I9'],
    store: (store) => ({
      ...store,
      claim: { ...store.claim, lanes: (request) => store.claim.lanes(unheeding(request)) },
    }),
  },
  'outcomes without the token of their lane': {
    seenBy: ['I9'],
    engine: withoutRowCount('update "mitako_lanes"'),
  },
  'a lane that two processes hold': {
    // Between the engine and its connection, where the claims look like those of a clock that is an hour ahead.
    seenBy: ['I11'],
    connection: (store) => ({
      ...store,
      claim: { ...store.claim, lanes: (request) => store.claim.lanes(unheeding(request)) },
    }),
  },
  'a lease of an attempt that is ignored': {
    // Or, where nothing else happens, it is claimed for ever.
    seenBy: ['I8', 'I9'],
    store: (store) => ({
      ...store,
      claim: { ...store.claim, attempts: (request) => store.claim.attempts(unheeding(request)) },
    }),
  },
  'a clock that is followed back': {
    seenBy: ['I12'],
    clock: (sources) => ({ ...systemClock(sources), now: sources.wallMs }),
  },
  'a start that believes the clock': {
    seenBy: ['I12'],
    clock: (sources) => ({ ...systemClock(sources), raiseTo: () => undefined }),
  },
  'a pending refund is said to be paid': {
    seenBy: ['I13'],
    claims: { refunded: ({ status }) => status !== 'succeeded' },
  },
  'a refund that failed is said to be paid': {
    seenBy: ['I13'],
    claims: { refunded: ({ status }) => status === 'failed' },
  },
  'a sentence says what nothing judges': {
    seenBy: ['I13'],
    tells: { text: (text) => text.replace('the money was given back to you.', 'MTN MoMo sends it to you.') },
  },
  ...lies({
    'a payment that is pending is said to be collected': { collected: ({ status }) => status === 'pending' },
    'a payment in submission is said to be collected': { collected: ({ status }) => status === 'submitting' },
    'a failed payment is said to be collected': { collected: ({ status }) => status === 'failed' },
    'any attempt is said to be collected late': { collectedLate: ({ status }) => status !== 'paid_late' },
    'a failed attempt is said to be collected late': { collectedLate: ({ status }) => status === 'failed' },
    'silence is said to be a failure': { reportedFailure: ({ status }) => status === 'pending' },
    'a success is said to be a failure': { reportedFailure: ({ status }) => status === 'succeeded' },
    'a submission is said to be a prompt': { prompted: ({ status }) => status === 'failed' || status === 'submitting' },
    'every code is said to be wrong': { rejectedCode: () => true },
    'a refund that was paid is said to be refused': { refusedRefund: ({ status }) => status !== 'failed' },
    'a refund that an operator recorded is said to be the provider’s': {
      refunded: ({ status }) => status === 'succeeded',
    },
    'a refusal that an operator recorded is said to be the provider’s': {
      refusedRefund: ({ status }) => status === 'failed',
    },
    'a failure that an operator recorded is said to be the provider’s': {
      reportedFailure: ({ methodType, status }) => methodType === 'mobile_money' && status === 'failed',
    },
  }),
  ...untrueTexts({
    'a prompt is told as a payment': told(({ kind, data }) =>
      kind === 'prompted' ? { kind: 'paid', data: { ...data, ...PAID } as never } : null,
    ),
    'silence is told as a payment': told(({ kind, data }) =>
      kind === 'unanswered' ? { kind: 'paid', data: { ...data, ...PAID, by: 'gateway' } } : null,
    ),
    'a failure is told as a payment': told(({ kind, data }) =>
      kind === 'tried' ? { kind: 'paid', data: { ...data, ...PAID } as never } : null,
    ),
    'a failure is told as late money': told(({ kind, data }) =>
      kind === 'tried' ? { kind: 'late_payment_returning', data: { ...data, learnedAtMs: data.atMs } as never } : null,
    ),
    'a payment that was paid is told as uncharged': told(({ kind, data }) =>
      kind === 'paid' ? { kind: 'canceled', data: { ...data, by: null, uncharged: [] } } : null,
    ),
    'a lost dispute is told as returned by the provider while that is pending': told(({ kind, data }, facts) =>
      kind === 'dispute_lost_returning'
        ? { kind: 'dispute_lost_returned', data: { ...data, returnedAtMs: data.atMs, by: said('refunded', facts) } }
        : null,
    ),
    'a lost dispute is told as returned by hand while that is pending': told(({ kind, data }) =>
      kind === 'dispute_lost_returning'
        ? { kind: 'dispute_lost_returned', data: { ...data, returnedAtMs: data.atMs, by: 'operator' } }
        : null,
    ),
    'a lost dispute is told as credited while it is owed': told(({ kind, data }) =>
      kind === 'dispute_lost_owed' ? { kind: 'dispute_lost', data } : null,
    ),
    'an operator’s record of a return is told as the provider’s answer': told(({ kind, data }, facts) =>
      kind === 'dispute_lost_returned' && data.by === 'operator'
        ? { kind, data: { ...data, by: said('refunded', facts) } }
        : null,
    ),
    'an operator’s record of a failed return is told as the provider’s refusal': told(({ kind, data }, facts) =>
      kind === 'dispute_lost_owed' && data.refusal?.by === 'operator'
        ? { kind, data: { ...data, refusal: { ...data.refusal, by: said('refusedRefund', facts) } } }
        : null,
    ),
  }),
  ...untrueStatements({
    'a record that nothing was charged is stated as known': stated('notChargedByHand', 'notCharged'),
    'an operator’s reason is stated as the provider’s': stated('failedByHand', 'insufficient_funds'),
    'late money is stated as none': stated('moneyReturning', 'nothingRecorded'),
    'late money is stated as returned before it is': stated('moneyReturning', 'moneyReturned'),
    'a refund that was recorded by hand is stated as the provider’s': stated('refundByHand', 'refundGoes'),
    'a prompt is stated before the provider has accepted': stated('askingProvider', 'askedProvider'),
    'an end without money is stated as paid': stated('nothingRecorded', 'paid'),
    'whatever is known is stated as known from the provider': {
      known: ({ failure, money }) => ({
        failure: failure === 'operator' ? 'gateway' : failure,
        money: money === null ? null : { ...money, by: money.by.filter((basis) => basis !== 'operator') },
      }),
    },
  }),
  'a payment that its first failed attempt ends': {
    seenBy: ['I14'],
    store: changing((change) => {
      if (change.type === 'payment.update' && change.payment.status === 'requested') {
        return { ...change, payment: { ...change.payment, status: 'failed' } };
      }
      return change.type === 'event.append' && change.event.type === 'payment.attempt_failed'
        ? { ...change, event: { ...change.event, type: 'payment.failed' } }
        : change;
    }),
  },
  'a failed attempt that its payment still counts as underway': {
    seenBy: ['I14'],
    store: changing((change) =>
      change.type === 'attempt.update' && change.attempt.status === 'failed'
        ? { ...change, attempt: { ...change.attempt, status: 'pending' } }
        : change,
    ),
  },
  'a lease that never ends': {
    seenBy: ['I8'],
    store: (store) => ({
      ...store,
      claim: {
        ...store.claim,
        attempts: (request) => store.claim.attempts({ ...request, leaseMs: 365 * 24 * HOUR_MS }),
      },
    }),
  },
};

/** What texts would say of the provider, each to be seen as untrue. */
function lies(claims: Readonly<Record<string, Partial<ProviderClaims>>>): Readonly<Record<string, Mutant & Sighting>> {
  return Object.fromEntries(Object.entries(claims).map(([name, lie]) => [name, { seenBy: ['I13'], claims: lie }]));
}

/** What a point about something else lacks. */
const PAID = { atMs: 0, fee: 0, feeReturned: 0, lateSinceMs: null } as const;

/** Texts that are chosen for another claim, each to be seen as untrue. */
function untrueTexts(texts: Readonly<Record<string, Telling>>): Readonly<Record<string, Mutant & Sighting>> {
  return Object.fromEntries(Object.entries(texts).map(([name, tells]) => [name, { seenBy: ['I13'], tells }]));
}

/** Statements of the checkout that are made for others, each to be seen as untrue. */
function untrueStatements(statements: Readonly<Record<string, Stating>>): Readonly<Record<string, Mutant & Sighting>> {
  return Object.fromEntries(Object.entries(statements).map(([name, states]) => [name, { seenBy: ['I13'], states }]));
}

/** One statement instead of another. */
function stated(instead: Statement, lie: Statement): Stating {
  return { statement: (statement) => (statement === instead ? lie : statement) };
}

/** A claim about the newest refund of a dispute that nothing supports. */
function said<Name extends 'refunded' | 'refusedRefund'>(name: Name, { refunds }: TimelineFacts): ProviderClaim<Name> {
  const refund = refunds.findLast(({ disputeId }) => disputeId !== null);
  return { claim: name, id: refund?.id ?? '' } as ProviderClaim<Name>;
}

/** Another point instead of one; null: the point itself. */
function told(instead: (point: Point, facts: TimelineFacts) => Point | null): Telling {
  return { points: (points, facts) => points.map((point) => instead(point, facts) ?? point) };
}

/** Statements with this prefix may affect any number of rows: the loser of a race is not refused. */
function withoutRowCount(...beginnings: readonly string[]): (engine: Engine) => Engine {
  const unguarded = (statement: GuardedStatement): GuardedStatement =>
    beginnings.some((beginning) => statement.sql.startsWith(beginning)) ? { ...statement, rows: null } : statement;
  return (engine) => ({
    ...engine,
    commit: (statements, durability) => engine.commit(statements.map(unguarded), durability),
  });
}

function forBothModes(statement: GuardedStatement): GuardedStatement {
  return statement.sql.includes('"expires_at_ms" - ')
    ? { ...statement, sql: statement.sql.replaceAll('"livemode" = 0', '"livemode" >= 0') }
    : statement;
}

/** Other changes in the place of what is committed. */
function changing(other: (change: Change) => Change): (store: EngineStore) => EngineStore {
  return (store) => ({ ...store, commit: (changes) => store.commit(changes.map(other)) });
}

/** Claims an hour ahead, when every lease has expired; new leases end as usual. */
function unheeding<Request extends ClaimRequest>(request: Request): Request {
  return { ...request, nowMs: request.nowMs + HOUR_MS, leaseMs: request.leaseMs - HOUR_MS };
}

function isCapture(change: Change): change is ChangeOf<'transfer.insert'> {
  return change.type === 'transfer.insert' && change.transfer.kind === 'capture';
}

/** Changes of this type are written after all others, separately. */
function inTwoCommits(type: ChangeType): (store: EngineStore) => EngineStore {
  const isLater = (change: Change): boolean => change.type === type;
  return (store) => ({
    ...store,
    async commit(changes) {
      const first = changes.filter((change) => !isLater(change));
      const later = changes.filter(isLater);
      if (first.length === 0 || later.length === 0) return store.commit(changes);
      const outcome = await store.commit(first);
      return outcome.kind === 'applied' ? store.commit(later) : outcome;
    },
  });
}

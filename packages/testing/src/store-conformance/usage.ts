import { deepStrictEqual as deepEqual } from 'node:assert';
import type { LedgerAudit, EngineStore, StoreClaims, StoreLimits, StoreReads } from '@mitako/core/engine';
import { CONTESTS } from './contests/contests.ts';
import type { Suite } from './suite.ts';

/** The parts of the port that the tests have used so far. */
export interface Usage {
  readonly applied: Set<string>;
  readonly refused: Set<string>;
  /** Methods, such as `read.paymentById`. */
  readonly called: Set<string>;
}

export function createUsage(): Usage {
  return { applied: new Set(), refused: new Set(), called: new Set() };
}

/** The same store, which records its use. */
export function noting(store: EngineStore, usage: Usage): EngineStore {
  const commit: EngineStore['commit'] = async (changes) => {
    const outcome = await store.commit(changes);
    if (outcome.kind === 'applied') for (const { type } of changes) usage.applied.add(type);
    if (outcome.kind === 'refused') usage.refused.add(outcome.guard);
    return outcome;
  };
  const instead: Partial<EngineStore> = {
    commit,
    read: door('read', store.read, usage),
    audit: door('audit', store.audit, usage),
    claim: door('claim', store.claim, usage),
    limits: door('limits', store.limits, usage),
  };
  return new Proxy(store, {
    get: (target, name) => Reflect.get(instead, name) ?? ofTarget(target, name),
  });
}

function door<Door extends object>(name: string, methods: Door, usage: Usage): Door {
  return new Proxy(methods, {
    get(target, method) {
      usage.called.add(`${name}.${String(method)}`);
      return ofTarget(target, method);
    },
  });
}

/** A store may be a class, whose methods need their `this`. */
function ofTarget(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? value.bind(target) : value;
}

/** The last test: fails if the port contains something that no test uses. */
export function usageTests({ describe, it }: Suite, usage: Usage): void {
  describe('the conformance suite', () => {
    it('applies every change, triggers every guard and calls every method', async () => {
      const types = Object.keys(CONTESTS);
      const guarded = Object.entries(CONTESTS).flatMap(([type, contest]) => (contest === null ? [] : [type]));
      deepEqual(
        {
          'never applied': types.filter((type) => !usage.applied.has(type)),
          'never refused': guarded.filter((type) => !usage.refused.has(type)),
          'never called': Object.entries(DOORS).flatMap(([name, methods]) =>
            Object.keys(methods)
              .map((method) => `${name}.${method}`)
              .filter((method) => !usage.called.has(method)),
          ),
        },
        { 'never applied': [], 'never refused': [], 'never called': [] },
      );
    });
  });
}

type Listed<Door> = { readonly [Method in keyof Door]: true };

const READS: Listed<StoreReads> = {
  apiKeyByHash: true,
  apiKeyById: true,
  apiKeys: true,
  operatorKeyByHash: true,
  operatorKeyById: true,
  operatorKeys: true,
  sessionById: true,
  sessions: true,
  signingKeys: true,
  principalByEmail: true,
  principalById: true,
  principalsByIds: true,
  principalsByPhone: true,
  principals: true,
  merchantById: true,
  merchantsByIds: true,
  merchants: true,
  logoById: true,
  paymentById: true,
  paymentsByIds: true,
  checkoutBySlug: true,
  walletPayment: true,
  paymentByTokenHash: true,
  payments: true,
  endedPayments: true,
  attemptsInReview: true,
  attemptById: true,
  attemptByRailReference: true,
  railOutcomes: true,
  attemptsOfPayment: true,
  attempts: true,
  refundById: true,
  refundsOfPayment: true,
  refunds: true,
  disputeById: true,
  disputes: true,
  disputesDueAtMs: true,
  settlementById: true,
  settlements: true,
  lastSettlement: true,
  settledThrough: true,
  agentById: true,
  agentsByIds: true,
  cashOutCode: true,
  dailyTotal: true,
  accountById: true,
  balance: true,
  balances: true,
  transferById: true,
  transferHeaders: true,
  movedBy: true,
  volumes: true,
  transfersOfSubjects: true,
  transfersOfPayment: true,
  transfersOfAccount: true,
  unchainedAccounts: true,
  unchainedEntries: true,
  linesTotal: true,
  lines: true,
  idempotency: true,
  auditEntryById: true,
  auditEntries: true,
  endpointById: true,
  endpointsByIds: true,
  endpoints: true,
  eventById: true,
  events: true,
  deliveryById: true,
  deliveryAttempts: true,
  eventsOfSubject: true,
  deliveriesOfEvents: true,
  deliveries: true,
  recentDeliveries: true,
  nowMs: true,
  workers: true,
  health: true,
  ledgerCheckById: true,
  ledgerChecks: true,
  lastLedgerCheck: true,
  nextDueAtMs: true,
};
const AUDIT: Listed<LedgerAudit> = {
  transfers: true,
  orphanEntries: true,
  accounts: true,
  chain: true,
  payments: true,
  settlements: true,
  settlementLines: true,
};
const CLAIMS: Listed<StoreClaims> = {
  lanes: true,
  heldLanes: true,
  attempts: true,
  tasks: true,
  expiredPayments: true,
  releasablePayments: true,
  settleableMerchants: true,
  ledgerChecks: true,
  sweepWorkers: true,
  sweepIdempotency: true,
};
const LIMITS: Listed<StoreLimits> = { take: true, sweep: true };

/** All methods of a store; the type checker requires new methods of the port here. */
const DOORS = { read: READS, audit: AUDIT, claim: CLAIMS, limits: LIMITS };

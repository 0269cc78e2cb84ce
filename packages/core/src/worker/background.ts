import { AsyncResource } from 'node:async_hooks';
import type { Context } from '../context.ts';
import type { Attempt, LedgerCheck, Merchant, Payment, Task } from '../model.ts';
import type { WakeReason } from '../ports/store-wakeups.ts';
import { settleMerchant } from '../settlements/settle-merchant.ts';
import type { Outage } from '../health/outage.ts';
import type { Warning } from '../health/readiness.ts';
import { expirePayment } from './expire-payment.ts';
import { claimPolls } from './claim-polls.ts';
import { createPoster } from './poster.ts';
import { createHeartbeat } from './heartbeat.ts';
import { createLanePump } from './lane-pump.ts';
import { createLostHandlers } from './lost-handlers.ts';
import { createMessagePump } from './message-pump.ts';
import { pollAttempt } from './poll-attempt.ts';
import { type Pump, createPump } from './pump.ts';
import { releaseCredit } from './release-credit.ts';
import { LEDGER_CHECK_LEASE_MS, runLedgerCheck } from './run-ledger-check.ts';
import { runTask } from './run-task.ts';
import { createRenewalWorker } from '../root-secret/renewal-worker.ts';
import { createRetention } from './retention.ts';
import { scheduleLedgerCheck } from './schedule-ledger-check.ts';
import { createSweep } from './sweep.ts';
import { unleased } from './unleased.ts';

/** Polling must find everything: a notification may be lost. */
const POLL_MS = 1_000;
/**
 * Pause while due work cannot be claimed here, for example because an endpoint hangs; doubled each time up to the poll
 * interval, since the process that holds it continues at once. (With a constant 50 ms, eight processes beside one such
 * endpoint spent 20 % of two cores on polling.)
 */
const PAUSE_MS_MIN = 50;
/** Pause between two rounds of posting. */
const POST_EVERY_MS = 500;
const LEASE_MS = 60_000;

/** Attempts of deliveries under way at most, and as many on lanes that are slow, failed last, or never answered 2xx. */
const SLOTS = 192;
const ATTEMPTS_MAX = 32;
const TASKS_MAX = 32;
const EXPIRIES_MAX = 100;
const RELEASES_MAX = 100;
const SETTLEMENTS_MAX = 10;
/** Rows of one step. */
const SWEEP_MAX = 1_000;

/**
 * The engine's background work: webhook deliveries, messages, polling of rails, tasks, expiries, releases and
 * settlements, posting to the ledger, ledger checks, and the sweeps of what is old.
 */
export interface Background {
  /** @param after what is due waits for it */
  start(after?: Promise<unknown>): void;
  /** Whether the last heartbeat was written; null before the first. */
  lastWriteSucceeded(): boolean | null;
  /** What an operator should mend, although the work goes on. */
  warnings(): readonly Warning[];
  /** This process committed something: the other processes are notified too. */
  wake(reason: WakeReason): void;
  /** Does all due work, of every kind, until nothing is left, or the time is up. */
  runDue(budgetMs?: number): Promise<number>;
  /** Stops claiming and waits for work in flight. */
  stop(): Promise<void>;
}

/** @param context read lazily, because the context's own `wake` leads here */
export function createBackground(context: () => Context): Background {
  const failed: Outage['failed'] = (...parameters) => context().outage.failed(...parameters);
  const closing = new AbortController();
  const pumps = createPumps(context, failed, closing.signal, () => wakeAll('deliveries'));
  const all: readonly Pump[] = Object.values(pumps);
  const poster = createPoster(context, failed);
  const heartbeat = createHeartbeat(context);
  const retention = createRetention(context, failed);
  const renewal = createRenewalWorker(context, failed);
  const lostHandlers = createLostHandlers(context);
  let stopping: AbortController | null = null;
  let pause = new AbortController();
  let loop: Promise<unknown> = Promise.resolve();
  let unsubscribe = (): Promise<void> => Promise.resolve();

  const now = (): number => context().clock.now();
  const sweep = createSweep(now, failed, [
    async () => (await context().store.claim.sweepIdempotency({ nowMs: now(), limit: SWEEP_MAX })) === SWEEP_MAX,
    async () => (await context().store.limits.sweep({ nowMs: now(), limit: SWEEP_MAX })) === SWEEP_MAX,
    async () => {
      await scheduleLedgerCheck(context());
      return false;
    },
    async () => {
      await lostHandlers.look();
      return false;
    },
  ]);

  async function post(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await poster.round();
      await context().clock.sleep(POST_EVERY_MS, signal);
    }
  }

  async function run(signal: AbortSignal): Promise<void> {
    const { clock, store } = context();
    let pauseMs = PAUSE_MS_MIN;
    while (!signal.aborted) {
      pause = new AbortController();
      for (const pump of all) pump.prime();
      let waitMs = POLL_MS;
      try {
        await sweep(signal);
        const dueAtMs = await store.read.nextDueAtMs(clock.now());
        const untilDueMs = dueAtMs === null ? POLL_MS : dueAtMs - clock.now();
        waitMs = Math.min(POLL_MS, Math.max(pauseMs, untilDueMs));
        pauseMs = untilDueMs > 0 ? PAUSE_MS_MIN : Math.min(POLL_MS, pauseMs * 2);
      } catch (error) {
        failed(error, 'background work could not read due items');
      }
      await clock.sleep(waitMs, AbortSignal.any([signal, pause.signal]));
    }
  }

  /** There may be work, committed by any process. */
  function wakeAll(reason: WakeReason): void {
    if (stopping === null) return;
    // A timer makes the loop read again what is due next; a delivery is due already.
    if (reason === 'deliveries') for (const pump of [pumps.deliveries, pumps.slowDeliveries]) pump.prime();
    else pause.abort();
  }

  return {
    start(after: Promise<unknown> = Promise.resolve()) {
      if (stopping?.signal.aborted) throw new Error('background work cannot be restarted after it was stopped');
      if (stopping !== null) return;
      stopping = new AbortController();
      lostHandlers.start();
      const { signal } = stopping;
      const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      loop = Promise.all([Promise.race([after, stopped]).then(() => run(signal)), post(signal)]);
      heartbeat.start();
      retention.start();
      renewal.start();
      const { store, logger } = context();
      unsubscribe = store.wakeups.subscribe(wakeAll, logger);
    },
    lastWriteSucceeded: heartbeat.lastSucceeded,
    warnings: () => [...retention.warnings(), ...lostHandlers.warnings()],
    // Work that a request wakes is no part of that request, nor of its trace.
    wake: AsyncResource.bind((reason: WakeReason) => {
      wakeAll(reason);
      context().store.wakeups.publish(reason);
    }),
    async runDue(budgetMs = Infinity) {
      await scheduleLedgerCheck(context());
      const endsAtMs = now() + budgetMs;
      const isOver = (): boolean => now() >= endsAtMs;
      let count = 0;
      while (!isOver()) {
        let round = 0;
        for (const pump of all) round += await pump.runDue(isOver);
        // Posting and sweeping are bookkeeping: no caller waits for them, so they are not counted.
        if (round === 0) {
          await poster.runDue();
          await retention.runDue();
          await renewal.runDue(isOver);
          return count;
        }
        count += round;
      }
      // However much is left of the rest: balances are read from it.
      await poster.runDue();
      return count;
    },
    async stop() {
      stopping?.abort();
      closing.abort();
      await unsubscribe();
      await Promise.all([loop, poster.stop()]);
      await Promise.all([retention.stop(), renewal.stop(), ...all.map((pump) => pump.drain())]);
      await heartbeat.stop();
    },
  };
}

function createPumps(
  context: () => Context,
  failed: Outage['failed'],
  closing: AbortSignal,
  onMoved: () => void,
): Readonly<
  Record<
    | 'deliveries'
    | 'slowDeliveries'
    | 'attempts'
    | 'tasks'
    | 'expiries'
    | 'releases'
    | 'settlements'
    | 'ledgerChecks'
    | 'mail'
    | 'sms',
    Pump
  >
> {
  const onError = (error: unknown): void => failed(error, 'background work failed');
  const now = (): number => context().clock.now();
  const leaseFor = (limit: number, leaseMs: number) => {
    const { clock, ids } = context();
    return { nowMs: clock.now(), limit, leaseMs, leaseToken: ids.leaseToken() };
  };
  const polled = new Set<Attempt>();
  const lanePump = (isSlow: boolean): Pump => createLanePump(context, { isSlow, slots: SLOTS, onError, onMoved });
  return {
    deliveries: lanePump(false),
    slowDeliveries: lanePump(true),
    attempts: createPump<Attempt>({
      concurrencyMax: ATTEMPTS_MAX,
      claim: (limit) => claimPolls(context(), leaseFor(limit, LEASE_MS), polled),
      async handle(attempt) {
        polled.add(attempt);
        await pollAttempt(context(), attempt).finally(() => polled.delete(attempt));
      },
      onError,
    }),
    tasks: createPump<{ readonly task: Task; readonly leaseToken: string }>({
      concurrencyMax: TASKS_MAX,
      async claim(limit) {
        const lease = leaseFor(limit, LEASE_MS);
        const tasks = await context().store.claim.tasks(lease);
        return tasks.map((task) => ({ task, leaseToken: lease.leaseToken }));
      },
      handle: ({ task, leaseToken }) => runTask(context(), task, leaseToken),
      onError,
    }),
    mail: createMessagePump(context, 'mail', onError),
    sms: createMessagePump(context, 'sms', onError),
    expiries: createPump<Payment>(
      unleased(
        {
          concurrencyMax: EXPIRIES_MAX,
          claim: (limit) => context().store.claim.expiredPayments({ nowMs: context().clock.now(), limit }),
          handle: (payment) => expirePayment(context(), payment),
          onError,
        },
        now,
      ),
    ),
    releases: createPump<Payment>(
      unleased(
        {
          concurrencyMax: RELEASES_MAX,
          claim: (limit) => context().store.claim.releasablePayments({ nowMs: context().clock.now(), limit }),
          handle: (payment) => releaseCredit(context(), payment),
          onError,
        },
        now,
      ),
    ),
    ledgerChecks: createPump<{ readonly check: LedgerCheck; readonly leaseToken: string }>({
      concurrencyMax: 1,
      async claim(limit) {
        // Work that was just released is for others.
        if (closing.aborted) return [];
        const lease = leaseFor(limit, LEDGER_CHECK_LEASE_MS);
        const checks = await context().store.claim.ledgerChecks(lease);
        return checks.map((check) => ({ check, leaseToken: lease.leaseToken }));
      },
      handle: ({ check, leaseToken }) => runLedgerCheck(context(), check, leaseToken, closing),
      onError,
    }),
    settlements: createPump<Merchant>(
      unleased(
        {
          concurrencyMax: SETTLEMENTS_MAX,
          claim: (limit) => context().store.claim.settleableMerchants({ nowMs: context().clock.now(), limit }),
          handle: (merchant) => settleMerchant(context(), merchant),
          onError,
        },
        now,
      ),
    ),
  };
}

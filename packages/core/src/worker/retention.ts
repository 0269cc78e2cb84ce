import { DAY_MS, doualaDay, LIMITS } from '@mitako/contract/names';
import { firstIdAt } from '../basics/ids.ts';
import type { Context } from '../context.ts';
import { deleteFiles } from '../files/delete-files.ts';
import type { Warning } from '../health/readiness.ts';
import type { Outage } from '../health/outage.ts';
import { SESSION_LIFE_MS_MAX } from '../people/sessions.ts';
import type { Swept } from '../ports/store-claims.ts';
import { createLeafKeeper } from './leaf-keeper.ts';

const EVERY_MS = 10 * 60_000;
/** After the start, other work is more urgent. */
const FIRST_AFTER_MS = 60_000;
/** Rows that a step looks at or deletes: on SQLite nothing else is written meanwhile. */
const STEP_ROWS_MAX = 500;
/** Between two steps, so that payments have most of the time: a step takes a few milliseconds. */
const PAUSE_MS = 100;
/** Without their text: which messages went is of use for as long as somebody asks for one. */
const MESSAGES_KEPT_MS = 30 * 24 * 60 * 60_000;
/** A process whose clock is a little behind may have signed with a key shortly after it was retired. */
const CLOCKS_APART_MS = 60 * 60_000;

/**
 * Keeps the leaves of divided tables, and deletes what is kept for a time only: events with their deliveries, sessions, unpaid test payments, cash-out and cash codes, counts of days, known devices, links, messages, files and retired signing keys.
 * Each step is a transaction of its own, so an interrupted sweep continues with what is left, and several processes
 * that sweep at once do no harm.
 */
export interface Retention {
  start(): void;
  /** One sweep without pauses, unless the last one was just now. */
  runDue(): Promise<void>;
  /** Leaves that lack. */
  warnings(): readonly Warning[];
  stop(): Promise<void>;
}

/** @param context read lazily, as by the rest of the background work */
export function createRetention(context: () => Context, failed: Outage['failed']): Retention {
  const stopping = new AbortController();
  const keeper = createLeafKeeper(context);
  let loop: Promise<void> = Promise.resolve();
  let nextAtMs = 0;

  async function sweep(pause: () => Promise<void>): Promise<void> {
    const nowMs = context().clock.now();
    // Also when the clock was set back: the next sweep may then be days away.
    if (nowMs < nextAtMs && nowMs >= nextAtMs - EVERY_MS) return;
    nextAtMs = nowMs + EVERY_MS;
    await keepLeaves();
    try {
      const retiredBeforeMs = nowMs - SESSION_LIFE_MS_MAX - CLOCKS_APART_MS;
      await context().store.claim.sweepSigningKeys({ retiredBeforeMs });
      for (const { what, step } of walks(context(), nowMs)) {
        const count = await walk(step, pause);
        if (count > 0) context().logger.info({ count }, `old ${what} deleted`);
      }
    } catch (error) {
      failed(error, 'what is old could not be deleted');
    }
  }

  async function keepLeaves(): Promise<void> {
    await keeper.keep().catch((error: unknown) => failed(error, 'leaves of tables could not be made or dropped'));
  }

  async function walk(step: Step, pause: () => Promise<void>): Promise<number> {
    let count = 0;
    let afterId: string | null = null;
    while (!stopping.signal.aborted) {
      const swept: Swept = await step(afterId);
      count += swept.count;
      afterId = swept.nextAfterId;
      if (afterId === null) break;
      await pause();
    }
    return count;
  }

  async function run(): Promise<void> {
    const { clock } = context();
    // Leaves of now are urgent, unlike what is old.
    await keepLeaves();
    await clock.sleep(FIRST_AFTER_MS, stopping.signal);
    while (!stopping.signal.aborted) {
      await sweep(() => clock.sleep(PAUSE_MS, stopping.signal));
      await clock.sleep(EVERY_MS, stopping.signal);
    }
  }

  return {
    start() {
      loop = run();
    },
    runDue: () => sweep(() => Promise.resolve()),
    warnings: keeper.warnings,
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}

type Step = (afterId: string | null) => Promise<Swept>;

/** Rows that are kept for ever are not walked. */
function* walks(context: Context, nowMs: number): Generator<{ readonly what: string; readonly step: Step }> {
  const { claim } = context.store;
  const { eventsMs, sessionsMs, kycMs, testMs } = context.settings.retention;
  const limit = STEP_ROWS_MAX;
  yield { what: 'cash-out codes', step: (afterId) => claim.sweepCashOutCodes({ afterId, limit, nowMs }) };
  // Limits read those of today and this month; the clocks of processes may be a little apart.
  const beforeDay = doualaDay(nowMs - DAY_MS);
  yield { what: 'counts of days', step: (afterId) => claim.sweepDailyTotals({ afterId, limit, beforeDay }) };
  const loggedInBeforeMs = nowMs - LIMITS.knownDeviceLifeMs;
  yield { what: 'known devices', step: (afterId) => claim.sweepKnownDevices({ afterId, limit, loggedInBeforeMs }) };
  yield { what: 'cash codes', step: (afterId) => claim.sweepCashCodes({ afterId, limit }) };
  const messagesBeforeId = firstIdAt('message', nowMs - MESSAGES_KEPT_MS);
  const expiredBeforeMs = nowMs - MESSAGES_KEPT_MS;
  yield { what: 'links', step: (afterId) => claim.sweepLinks({ afterId, limit, expiredBeforeMs }) };
  yield { what: 'messages', step: (afterId) => claim.sweepMessages({ afterId, limit, beforeId: messagesBeforeId }) };
  yield { what: 'files', step: (afterId) => deleteFiles(context, afterId) };
  if (kycMs !== null) {
    const replacedBeforeMs = nowMs - kycMs;
    yield {
      what: 'business verifications',
      step: (afterId) => claim.sweepKycSubmissions({ afterId, limit, replacedBeforeMs }),
    };
  }
  if (sessionsMs !== null) {
    const endedBeforeMs = nowMs - sessionsMs;
    // Younger ones had not ended by then.
    const beforeId = firstIdAt('device', endedBeforeMs);
    yield { what: 'sessions', step: (afterId) => claim.sweepSessions({ afterId, limit, beforeId, endedBeforeMs }) };
  }
  if (testMs !== null) {
    const endedBeforeMs = nowMs - testMs;
    const beforeId = firstIdAt('payment', endedBeforeMs);
    yield {
      what: 'test payments',
      step: (afterId) => claim.sweepTestPayments({ afterId, limit, beforeId, endedBeforeMs }),
    };
  }
  const { sweepEvents } = claim;
  if (eventsMs !== null && sweepEvents !== null) {
    const beforeId = firstIdAt('event', nowMs - eventsMs);
    yield { what: 'events', step: (afterId) => sweepEvents({ afterId, limit, beforeId }) };
  }
}

import {
  createGateway,
  GatewayError,
  isGatewayError,
  systemClock,
  type Clock,
  type Gateway,
  type Logger,
  type TimeSources,
} from '@mitako/core';
import type { Change, EngineStore } from '@mitako/core/engine';
import { fastHasher } from '@mitako/testing';
import type { RouteName } from '@mitako/contract';
import { serve, type ApiAnswer, type ApiRequest } from './api.ts';
import { seededRandom } from '../support/dice.ts';
import type { Faults } from './faults.ts';
import { faultyStore } from './faulty-store.ts';
import type { LeaseWatch } from './invariants/leases.ts';
import type { TimeWatch } from './invariants/time.ts';
import { GATEWAY } from './people.ts';
import type { SimulatedRail } from './rail.ts';
import type { Receivers } from './receivers.ts';
import type { Owner, Scheduler } from './scheduler.ts';
import { InjectedFault } from './violation.ts';

/** A server process with the engine. */
export interface Process extends Owner {
  readonly gateway: Gateway;
  /** It started, and serves requests. */
  readonly isStarted: boolean;
  /** Starts the gateway; a failed start can be repeated. */
  start(): Promise<void>;
  /** Its clock. */
  nowMs(): number;
  /** Sets its wall clock, by so much. */
  setClock(byMs: number): void;
  /** Null: it died before the response. */
  serve<Name extends RouteName>(request: ApiRequest<Name>): Promise<ApiAnswer | null>;
  die(): void;
}

export interface ProcessParts {
  readonly name: string;
  readonly seed: number;
  readonly stream: number;
  /** The offset of its wall clock from true time, when it boots. */
  readonly skewMs: number;
  readonly store: EngineStore;
  readonly leases: LeaseWatch;
  readonly times: TimeWatch;
  /** Makes its clock of the wall clock and a monotonic one. */
  readonly clock?: (sources: TimeSources) => Clock;
  /** Wraps the connection of the engine. */
  readonly wrap?: (store: EngineStore) => EngineStore;
  readonly network: Owner;
  readonly scheduler: Scheduler;
  readonly faults: Faults;
  readonly rail: SimulatedRail;
  readonly receivers: Receivers;
  readonly written: (changes: readonly Change[]) => void;
  readonly note: (line: string) => void;
  /** An unexpected error. */
  readonly onError: (error: unknown) => void;
}

/** The real engine with simulated ports. Its memory is lost when it dies; the store is not. */
export function startProcess(parts: ProcessParts): Process {
  const { name, scheduler, faults, note } = parts;
  const underWay = new Set<(answer: null) => void>();
  const owner = { name, isAlive: true, isStarted: false };
  let { skewMs } = parts;

  function checked(error: unknown): void {
    if (!(error instanceof InjectedFault) && !isGatewayError(error)) parts.onError(error);
  }

  /** Loggers receive errors described. */
  function checkedInLog(error: unknown): void {
    const { name: kind, stack } = error as { readonly name?: string; readonly stack?: string };
    if (kind !== 'InjectedFault' && kind !== 'GatewayError') parts.onError(stack ?? error);
  }

  parts.times.booted(owner);
  const clock = (parts.clock ?? systemClock)({
    wallMs: () => scheduler.nowMs() + skewMs,
    monotonicMs: () => scheduler.nowMs(),
  });
  const hasher = fastHasher();
  const store = parts.leases.watched(parts.store, owner);
  const connection = faultyStore({ ...parts, store, process: owner });
  const gateway = createGateway({
    ...GATEWAY,
    store: parts.wrap?.(connection) ?? connection,
    rails: [parts.rail.railOf(owner)],
    sender: parts.receivers.senderOf(owner, clock.now),
    random: seededRandom(parts.seed, parts.stream),
    clock: {
      ...clock,
      now() {
        const nowMs = clock.now();
        parts.times.read(owner, nowMs);
        return nowMs;
      },
      sleep: (milliseconds, signal) => scheduler.sleep(owner, milliseconds, `${name} wakes`, signal),
    },
    hasher: {
      ...hasher,
      async verify(phc, secret, lane) {
        await scheduler.turn(owner, `${name} hash`);
        if (faults.strikes('hasher is full')) throw new GatewayError('SERVICE_UNAVAILABLE');
        return hasher.verify(phc, secret, lane);
      },
    },
    logger: loggerOf(name, note, checkedInLog),
  });

  return Object.assign(owner, {
    gateway,
    nowMs: clock.now,
    async start() {
      await gateway.start();
      parts.times.started(owner);
      owner.isStarted = true;
    },
    setClock(byMs: number) {
      skewMs += byMs;
      // A running process looks at its clock every second, so all of them see a jump that lasts longer.
      clock.now();
    },
    async serve<Name extends RouteName>(request: ApiRequest<Name>): Promise<ApiAnswer | null> {
      if (!owner.isAlive) return null;
      const answered = request.bearer === undefined ? null : parts.times.asked(owner, request.bearer);
      const died = Promise.withResolvers<null>();
      underWay.add(died.resolve);
      const answer = await Promise.race([serve(gateway, request, checked), died.promise]);
      underWay.delete(died.resolve);
      if (answer !== null) answered?.(answer);
      return answer;
    },
    die() {
      owner.isAlive = false;
      scheduler.forget(owner);
      for (const died of underWay) died(null);
    },
  });
}

function loggerOf(name: string, note: (line: string) => void, onError: (error: unknown) => void): Logger {
  const silent = (): void => undefined;
  return {
    debug: silent,
    info: silent,
    warn: (_, message) => note(`  ${name} warns: ${message}`),
    error(fields, message) {
      note(`  ${name} reports: ${message}`);
      if ('error' in fields) onError(fields['error']);
    },
  };
}

import type { Change, CommitOutcome, EngineStore } from '@mitako/core/engine';
import { InjectedFault } from './violation.ts';
import type { Faults } from './faults.ts';
import type { Owner, Scheduler } from './scheduler.ts';

/** How long after its lost response a commit may still be written: a connection ends sooner. */
const LANDS_WITHIN_MS = 60_000;

const UNKNOWN: CommitOutcome = { kind: 'unknown' };

/**
 * The store of one process: a real one, behind a connection with every failure that the port allows. Each call waits
 * for its turn, so that others interleave, and so that its process may die before or after it.
 */
export function faultyStore(parts: {
  readonly store: EngineStore;
  readonly process: Owner;
  readonly network: Owner;
  readonly scheduler: Scheduler;
  readonly faults: Faults;
  /** Receives each committed list. */
  readonly written: (changes: readonly Change[]) => void;
  readonly note: (line: string) => void;
}): EngineStore {
  const { store, process, network, scheduler, faults, note } = parts;

  async function write(changes: readonly Change[]): Promise<CommitOutcome> {
    const outcome = await scheduler.working(store.commit(changes));
    note(`  ${outcome.kind}${outcome.kind === 'refused' ? ` by ${outcome.guard}` : ''}`);
    if (outcome.kind === 'applied') parts.written(changes);
    return outcome;
  }

  async function writeLate(changes: readonly Change[], label: string): Promise<void> {
    const sentAtMs = scheduler.nowMs();
    await scheduler.turn(network, `${label} arrives after all`);
    if (scheduler.nowMs() - sentAtMs <= LANDS_WITHIN_MS) await write(changes);
  }

  return {
    ...store,
    read: onEach(store.read, async (name, call) => {
      const label = `${process.name} read ${name}`;
      await scheduler.turn(process, label);
      if (faults.strikes('read fails')) throw new InjectedFault('the connection was lost while reading');
      const found = await scheduler.working(call());
      if (faults.strikes('read answers late')) await scheduler.turn(process, `${label}: answer`);
      return found;
    }),
    claim: onEach(store.claim, async (name, call) => {
      await scheduler.turn(process, `${process.name} claim ${name}`);
      if (faults.strikes('claim fails')) throw new InjectedFault('the connection was lost before claiming');
      const claimed = await scheduler.working(call());
      if (Array.isArray(claimed) && claimed.length > 0) {
        note(`  ${claimed.length} claimed`);
        if (faults.strikes('claim lost after leasing')) throw new InjectedFault('what was claimed got lost');
      }
      return claimed;
    }),
    async commit(changes) {
      const label = `${process.name} commit ${changes.map(named).join(', ')}`;
      await scheduler.turn(process, label);
      if (faults.strikes('commit fails')) throw new InjectedFault('the connection was lost before writing');
      if (faults.strikes('commit not written, answer lost')) return UNKNOWN;
      if (faults.strikes('commit written after its answer was lost')) {
        void writeLate(changes, label);
        return UNKNOWN;
      }
      const outcome = await write(changes);
      if (faults.strikes('commit answers late')) await scheduler.turn(process, `${label}: answer`);
      return faults.strikes('commit written, answer lost') ? UNKNOWN : outcome;
    },
    // The store is shared, and outlives a process.
    close: () => Promise.resolve(),
  };
}

/** The same object with each method wrapped. */
function onEach<Methods extends object>(
  methods: Methods,
  around: (name: string, call: () => Promise<unknown>) => Promise<unknown>,
): Methods {
  return Object.fromEntries(
    Object.entries(methods).map(([name, method]: [string, (...values: readonly unknown[]) => Promise<unknown>]) => [
      name,
      (...values: readonly unknown[]) => around(name, () => method(...values)),
    ]),
    // Each method keeps its own parameters and result.
  ) as Methods;
}

function named(change: Change): string {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the others say enough by their type
  switch (change.type) {
    case 'payment.insert':
    case 'payment.update':
      return `${change.type} ${change.payment.id.slice(-6)} ${change.payment.status} v${change.payment.version}`;
    case 'attempt.insert':
    case 'attempt.update':
      return `${change.type} ${change.attempt.id.slice(-6)} ${change.attempt.status} v${change.attempt.version}`;
    case 'event.append':
      return `${change.type} ${change.event.type} ${change.event.sequence}`;
    case 'transfer.insert':
      return `${change.type} ${change.transfer.kind}`;
    case 'lanes.settle': {
      const outcomes = change.lanes.flatMap((lane) => lane.outcomes);
      return `${change.type} ${outcomes.map(({ delivery: { id, status } }) => `${id.slice(-6)} ${status}`).join(' ')}`;
    }
    case 'refund.insert':
    case 'refund.update':
      return `${change.type} ${change.refund.id.slice(-6)} ${change.refund.status}`;
    default:
      return change.type;
  }
}

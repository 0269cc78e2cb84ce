/** The network drops messages that take longer. */
export const TRAVELS_MS_MAX = 5 * 60_000;

/** Owner of a call: a process, which may die, or the network, which does not. */
export interface Owner {
  readonly name: string;
  isAlive: boolean;
}

/**
 * Schedules time and turns. Every call of the engine to a port waits here. One call at a time continues, until
 * everything that follows from it waits again. So a run is a list of choices, and the same choices give the same run.
 */
export interface Scheduler {
  /** True time, from which the clocks of processes differ slightly. */
  nowMs(): number;
  /** Resolves at this call's turn; never, once its owner is dead. */
  turn(owner: Owner, label: string): Promise<void>;
  /** The same at a given time, or as soon as the signal aborts. */
  sleep(owner: Owner, milliseconds: number, label: string, signal?: AbortSignal): Promise<void>;
  /** Real work on the store: no choice is made before it ends. */
  working<Result>(work: Promise<Result>): Promise<Result>;
  /** Waiting calls, oldest first. */
  readonly waiting: readonly { readonly label: string }[];
  /** Continues one of them. */
  goOn(index: number): Promise<void>;
  /** Runs everything that needs no turn. */
  settle(): Promise<void>;
  /** Time at which the next sleeper, or the next of this owner, wakes; null: none. */
  nextWakeMs(owner?: Owner): number | null;
  advanceTo(ms: number): void;
  /** A process has died: its calls never continue. */
  forget(owner: Owner): void;
}

interface Waiting {
  readonly owner: Owner;
  readonly label: string;
  readonly wake: () => void;
  /** Stops listening to its signal: a listener would keep the whole gateway in memory. */
  readonly leave: () => void;
  readonly wakesAtMs: number;
}

export function createScheduler(startMs: number, note: (label: string) => void): Scheduler {
  const waiting: Waiting[] = [];
  const sleeping: Waiting[] = [];
  let nowMs = startMs;
  let working = 0;
  /** Counts all activity: while it grows, the engine is not idle. */
  let activity = 0;

  function wait(list: Waiting[], owner: Owner, label: string, wakesAtMs: number, signal?: AbortSignal): Promise<void> {
    activity += 1;
    return new Promise((resolve) => {
      if (!owner.isAlive) return;
      const leave = (): void => signal?.removeEventListener('abort', end);
      const end = (): void => {
        leave();
        activity += 1;
        if (remove(sleeping, item) || remove(waiting, item)) resolve();
      };
      const wake = (): void => {
        leave();
        resolve();
      };
      const item: Waiting = { owner, label, wakesAtMs, wake, leave };
      list.push(item);
      signal?.addEventListener('abort', end);
    });
  }

  async function settle(): Promise<void> {
    // Two turns of the event loop in which nothing came here: the engine itself defers by one at most.
    for (let quiet = 0; quiet < 2;) {
      const before = activity;
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      quiet = working === 0 && activity === before ? quiet + 1 : 0;
    }
  }

  return {
    nowMs: () => nowMs,
    waiting,
    settle,
    turn: (owner, label) => wait(waiting, owner, label, nowMs),
    sleep: (owner, milliseconds, label, signal) =>
      signal?.aborted === true
        ? Promise.resolve()
        : wait(sleeping, owner, label, nowMs + Math.max(0, Math.ceil(milliseconds)), signal),
    async working(work) {
      working += 1;
      try {
        return await work;
      } finally {
        working -= 1;
        activity += 1;
      }
    },
    async goOn(index) {
      const [item] = waiting.splice(index, 1);
      if (item === undefined) throw new RangeError(`no waiter at ${index}`);
      note(item.label);
      item.wake();
      await settle();
    },
    nextWakeMs(owner) {
      const found = owner === undefined ? sleeping : sleeping.filter((item) => item.owner === owner);
      return found.length === 0 ? null : Math.max(nowMs, Math.min(...found.map(({ wakesAtMs }) => wakesAtMs)));
    },
    advanceTo(ms) {
      nowMs = ms;
      const awake = sleeping.filter(({ wakesAtMs }) => wakesAtMs <= ms);
      for (const item of awake) remove(sleeping, item);
      waiting.push(...awake.toSorted((left, right) => left.wakesAtMs - right.wakesAtMs));
    },
    forget(owner) {
      for (const list of [waiting, sleeping]) {
        for (const item of list.filter((each) => each.owner === owner)) {
          remove(list, item);
          item.leave();
        }
      }
    },
  };
}

function remove<Item>(items: Item[], item: Item): boolean {
  const index = items.indexOf(item);
  if (index !== -1) items.splice(index, 1);
  return index !== -1;
}

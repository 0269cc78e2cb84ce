/**
 * Takes due work and does it, several pieces at a time: claims as much as it has hands free, and claims again as soon as
 * one is. Nothing of it is kept: a claim that is lost with the process is handed out again when its lease ends.
 */
export interface Pump {
  /** Claims and starts what is due; coalesced, so it may be called at will. */
  prime(): void;
  /** Does all that is due, waits for it, and returns how much it was. */
  runDue(): Promise<number>;
  /** Claims nothing more and resolves when what is under way, and what was just being handed out, has ended. */
  drain(): Promise<void>;
}

export interface PumpWork<Item> {
  readonly concurrencyMax: number;
  readonly claim: (limit: number) => Promise<readonly Item[]>;
  /** False, or a throw: it came to nothing. */
  readonly handle: (item: Item) => Promise<boolean | void>;
  readonly onError: (error: unknown) => void;
}

export function createPump<Item>(work: PumpWork<Item>): Pump {
  const underWay = new Set<Promise<void>>();
  const state = { isClaiming: false, isPrimed: false, isStopped: false };
  let claiming = Promise.resolve();

  function begin(item: Item, then: () => void): Promise<void> {
    const piece = work
      .handle(item)
      .then(() => undefined, work.onError)
      .finally(() => {
        underWay.delete(piece);
        then();
      });
    underWay.add(piece);
    return piece;
  }

  async function claimAndStart(): Promise<void> {
    state.isClaiming = true;
    try {
      while (state.isPrimed && !state.isStopped && underWay.size < work.concurrencyMax) {
        state.isPrimed = false;
        for (const item of await work.claim(work.concurrencyMax - underWay.size)) void begin(item, prime);
      }
    } catch (error) {
      work.onError(error);
    } finally {
      state.isClaiming = false;
    }
  }

  function prime(): void {
    state.isPrimed = true;
    // Completions of one turn of the event loop share a claim.
    if (!state.isClaiming && !state.isStopped)
      setImmediate(() => {
        if (!state.isClaiming) claiming = claimAndStart();
      });
  }

  return {
    prime,
    async runDue() {
      let count = 0;
      for (;;) {
        const items = await work.claim(work.concurrencyMax);
        if (items.length === 0) return count;
        count += items.length;
        await Promise.all(items.map((item) => begin(item, () => undefined)));
      }
    },
    async drain() {
      state.isStopped = true;
      // What a claim still brings is leased to this process: left alone, it would wait for the lease to end.
      await claiming;
      await Promise.all(underWay);
    },
  };
}

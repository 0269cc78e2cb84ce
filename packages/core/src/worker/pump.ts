/**
 * Claims due work and does it, several items at a time: claims as many as there are free slots, and again as soon as
 * one is free. It keeps no state: a claim lost with the process becomes due again when its lease ends.
 */
export interface Pump {
  /** Claims and starts what is due; coalesced, so it may be called at any time. */
  prime(): void;
  /**
   * Does all due work, waits for it, and returns the number of items.
   * @param isOver once true, it claims no more
   */
  runDue(isOver?: () => boolean): Promise<number>;
  /** Stops claiming and resolves when everything in flight, including a running claim, has ended. */
  drain(): Promise<void>;
}

export interface PumpWork<Item> {
  readonly concurrencyMax: number;
  readonly claim: (limit: number) => Promise<readonly Item[]>;
  /** False, or an exception: the item was not done. */
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
    // Completions in one turn of the event loop share a claim.
    if (!state.isClaiming && !state.isStopped)
      setImmediate(() => {
        if (!state.isClaiming) claiming = claimAndStart();
      });
  }

  return {
    prime,
    async runDue(isOver = () => false) {
      let count = 0;
      while (!isOver()) {
        const items = await work.claim(work.concurrencyMax);
        if (items.length === 0) return count;
        count += items.length;
        await Promise.all(items.map((item) => begin(item, () => undefined)));
      }
      return count;
    },
    async drain() {
      state.isStopped = true;
      // Items of a running claim are leased to this process: abandoned, they would wait for the lease to end.
      await claiming;
      await Promise.all(underWay);
    },
  };
}

/** Batches work: processes what was added since the last run, at most once per pause. */
export interface Coalesced<Item> {
  /** Processed at once after a quiet time, with everything added in the same turn; otherwise when the pause is over. */
  add(item: Item): void;
  /** Processes what still waits, and resolves when nothing is in progress. */
  close(): Promise<void>;
}

/** @param work must not reject; the pause begins when it has ended, so that slow work does not pile up */
export function coalesced<Item>(pauseMs: number, work: (items: readonly Item[]) => Promise<void>): Coalesced<Item> {
  const waiting = new Set<Item>();
  let isBusy = false;
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function handle(): Promise<void> {
    isBusy = waiting.size > 0;
    if (!isBusy) return;
    const items = [...waiting];
    waiting.clear();
    await work(items);
    timer = setTimeout(begin, pauseMs);
  }

  function begin(): void {
    isBusy = true;
    underWay = Promise.resolve().then(handle);
  }

  return {
    add(item) {
      waiting.add(item);
      if (!isBusy) begin();
    },
    async close() {
      await underWay;
      clearTimeout(timer);
      await handle();
      clearTimeout(timer);
    },
  };
}

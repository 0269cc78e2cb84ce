/** Work on what was added since the last time, not more often than its pause allows. */
export interface Coalesced<Item> {
  /** Handled at once after a quiet time, else with all that is added until the pause is over. */
  add(item: Item): void;
  /** Handles what still waits, and resolves when nothing is under way. */
  close(): Promise<void>;
}

/** @param work must not reject; the pause begins when it has ended, so that slow work does not pile up */
export function coalesced<Item>(pauseMs: number, work: (items: readonly Item[]) => Promise<void>): Coalesced<Item> {
  const waiting = new Set<Item>();
  let underWay: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;

  function handle(): void {
    timer = null;
    if (waiting.size === 0) return;
    const items = [...waiting];
    waiting.clear();
    underWay = work(items).finally(() => {
      underWay = null;
      timer = setTimeout(handle, pauseMs);
    });
  }

  return {
    add(item) {
      waiting.add(item);
      if (underWay === null && timer === null) handle();
    },
    async close() {
      await underWay;
      if (timer !== null) clearTimeout(timer);
      handle();
      await underWay;
      if (timer !== null) clearTimeout(timer);
    },
  };
}

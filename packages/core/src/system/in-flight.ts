/** Work that is under way, for an end that waits for it. */
export interface InFlight {
  /** Runs the work. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves as soon as nothing is under way, or after `limitMs`. */
  ended(limitMs: number): Promise<void>;
}

export function createInFlight(): InFlight {
  let running = 0;
  let nothingRuns: (() => void) | null = null;
  return {
    async run(work) {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0) nothingRuns?.();
      }
    },
    async ended(limitMs) {
      if (running === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      nothingRuns = resolve;
      const timer = setTimeout(resolve, limitMs);
      await promise;
      clearTimeout(timer);
    },
  };
}

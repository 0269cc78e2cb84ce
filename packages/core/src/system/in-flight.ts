/** Work that is under way, for an end that waits for it. */
export interface InFlight {
  /** Runs the work. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Resolves as soon as nothing is under way, or after `limitMs`. */
  ended(limitMs: number): Promise<void>;
}

export function createInFlight(): InFlight {
  const running = new Set<Promise<unknown>>();
  return {
    async run(work) {
      const result = work();
      running.add(result);
      try {
        return await result;
      } finally {
        running.delete(result);
      }
    },
    async ended(limitMs) {
      const late = Promise.withResolvers<void>();
      const timer = setTimeout(late.resolve, limitMs);
      await Promise.race([Promise.allSettled(running), late.promise]);
      clearTimeout(timer);
    },
  };
}

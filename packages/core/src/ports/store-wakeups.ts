import type { Logger } from './system.ts';

/** `deliveries` are due at once; `timers`: something is due at a moment of its own, perhaps before all that was known. */
export type WakeReason = 'deliveries' | 'timers';

/**
 * How processes on one database tell each other that there may be work. A hint that may get lost, come twice or come for
 * nothing: every process looks for work once a second anyway. A store that cannot tell does nothing here.
 */
export interface StoreWakeups {
  /**
   * Tells the other processes, never this one, that something was committed. Returns at once and throws nothing; called
   * for every commit, so a store gathers what comes within moments into one message.
   */
  publish(reason: WakeReason): void;
  /**
   * Calls `wake` for what others publish, and for every reason once whenever hearing begins, also again after it was
   * interrupted. Returns at once, whether or not there is anything to be heard yet; what stands in the way is logged.
   * @returns ends it, after which `wake` is called no more
   */
  subscribe(wake: (reason: WakeReason) => void, logger: Logger): () => Promise<void>;
}

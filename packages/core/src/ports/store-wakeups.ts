import type { Logger } from './system.ts';

/** `deliveries` are due at once; `timers`: something is due at a time that may be earlier than any known one. */
export type WakeReason = 'deliveries' | 'timers';

/**
 * How processes on one database notify each other of work. A hint that may be lost, repeated or superfluous: every
 * process polls once a second anyway. A store without notifications does nothing here.
 */
export interface StoreWakeups {
  /**
   * Notifies the other processes, never this one, of a commit. Returns at once and never throws; called for every
   * commit, so a store batches what arrives within moments into one message.
   */
  publish(reason: WakeReason): void;
  /**
   * Calls `wake` for other processes' notifications, and once per reason whenever listening starts or resumes. Returns
   * at once, whether or not listening works yet; problems are logged.
   * @returns stops listening, after which `wake` is not called again
   */
  subscribe(wake: (reason: WakeReason) => void, logger: Logger): () => Promise<void>;
}

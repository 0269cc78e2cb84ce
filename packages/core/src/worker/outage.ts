import { isStoreUnavailable } from '../errors.ts';
import type { LogFields, Logger } from '../ports/system.ts';

/** What background work tells of faults. */
export interface Outage {
  /** A fault is told each time; a store that is away once, though every kind of work finds out anew every second. */
  failed(error: unknown, message: string, fields?: LogFields): void;
  /** The store answered. */
  isOver(): void;
}

export function createOutage(logger: () => Logger): Outage {
  let isAway = false;
  return {
    failed(error, message, fields = {}) {
      if (!isStoreUnavailable(error)) {
        logger().error({ ...fields, error }, message);
        return;
      }
      if (!isAway) logger().warn({ error }, 'store unavailable; background work resumes when it is back');
      isAway = true;
    },
    isOver() {
      if (isAway) logger().info({}, 'the store is back');
      isAway = false;
    },
  };
}

import { isStoreUnavailable } from '../errors.ts';
import type { LogFields, Logger } from '../ports/system.ts';

/** Error reporting of background work. */
export interface Outage {
  /** Logs each error; an unavailable store is logged once, although every kind of work notices it every second. */
  failed(error: unknown, message: string, fields?: LogFields): void;
  /** The store responded. */
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

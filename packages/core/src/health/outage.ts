import { isStoreUnavailable } from '../errors.ts';
import type { Clock, LogFields, Logger } from '../ports/system.ts';

const EVERY_MS = 60_000;

/** Error reporting of requests and background work. */
export interface Outage {
  /** Logs each error; an unavailable store only once a minute, although every request and every kind of work notices it. */
  failed(error: unknown, message: string, fields?: LogFields): void;
  /** A write succeeded. Reads alone do not end an outage: a full disk still answers them. */
  isOver(): void;
}

export function createOutage(logger: Logger, clock: Clock): Outage {
  let loggedAtMs: number | null = null;
  return {
    failed(error, message, fields = {}) {
      if (!isStoreUnavailable(error)) {
        logger.error({ ...fields, error }, message);
        return;
      }
      const nowMs = clock.now();
      if (loggedAtMs !== null && nowMs >= loggedAtMs && nowMs < loggedAtMs + EVERY_MS) return;
      loggedAtMs = nowMs;
      logger.warn(
        { ...fields, error },
        'store unavailable; requests are refused and background work resumes when it is back',
      );
    },
    isOver() {
      if (loggedAtMs !== null) logger.info({}, 'store available again');
      loggedAtMs = null;
    },
  };
}

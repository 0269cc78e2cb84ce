import { keepNewest } from '../basics/keep-newest.ts';
import type { Clock, LogFields, Logger } from '../ports/system.ts';

const EVERY_MS = 60 * 60_000;
const ENDPOINTS_MAX = 10_000;

/**
 * One line for each delivery. An endpoint that is down has thousands of attempts a day, so its failures are logged when
 * they begin, when they become others, and once an hour; all others as `debug`. By this process alone.
 */
export interface DeliveryLog {
  /** @param problem status or error; null: it was delivered */
  attempted(endpointId: string, problem: string | number | null, fields: LogFields): void;
}

export function createDeliveryLog(logger: Logger, clock: Clock): DeliveryLog {
  const failing = new Map<string, { readonly problem: string | number; readonly loggedAtMs: number }>();
  return {
    attempted(endpointId, problem, fields) {
      const known = failing.get(endpointId);
      if (problem === null) {
        failing.delete(endpointId);
        if (known !== undefined) logger.info({ ...fields, endpoint_id: endpointId }, 'endpoint answers again');
        logger.info(fields, 'delivered');
        return;
      }
      const nowMs = clock.now();
      if (known?.problem === problem && nowMs < known.loggedAtMs + EVERY_MS) {
        logger.debug(fields, 'delivery failed');
        return;
      }
      keepNewest(failing, ENDPOINTS_MAX, endpointId, { problem, loggedAtMs: nowMs });
      logger.warn({ ...fields, endpoint_id: endpointId }, 'delivery failed');
    },
  };
}

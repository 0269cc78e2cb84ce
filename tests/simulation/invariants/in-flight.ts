import { Violation } from '../violation.ts';

const IN_FLIGHT_MAX = 64;
/** Leases bear this difference between clocks. A day apart, after one was set, those of others have ended. */
const APART_MS_MAX = 10_000;

/** The requests that each endpoint has in flight, from all processes. */
export interface InFlightWatch {
  /** @param offsetMs how far the clock of its process is ahead */
  begun(url: string, offsetMs: number): Request;
}

interface Request {
  answered2xx(): void;
  ended(): void;
}

/** @param timeoutMs a request of a process that has died may still be in flight for so long */
export function createInFlightWatch(parts: {
  readonly nowMs: () => number;
  readonly timeoutMs: number;
  readonly violated: (violation: Violation) => void;
}): InFlightWatch {
  const { nowMs, timeoutMs, violated } = parts;
  const inFlight = new Map<string, Set<{ readonly endsAtMs: number; readonly offsetMs: number }>>();
  const proven = new Set<string>();

  return {
    begun(url, offsetMs) {
      const others = [...(inFlight.get(url) ?? [])].filter(({ endsAtMs }) => endsAtMs > nowMs());
      const request = { endsAtMs: nowMs() + timeoutMs, offsetMs };
      const all = new Set([...others, request]);
      inFlight.set(url, all);
      const max = proven.has(url) ? IN_FLIGHT_MAX : 1;
      const count = [...all].filter((each) => Math.abs(each.offsetMs - offsetMs) <= APART_MS_MAX).length;
      if (count > max) violated(new Violation('I11', `${url} has ${count} requests in flight; at most ${max}`));
      return {
        answered2xx: () => proven.add(url),
        ended: () => inFlight.get(url)?.delete(request),
      };
    },
  };
}

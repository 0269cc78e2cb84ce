/** Limits of clients' connections. The defaults suit a server behind a reverse proxy. */
export interface ConnectionLimits {
  /** Open connections, idle ones included. Beyond it, new ones are closed at once. Default: 10 000. */
  readonly connectionsMax?: number;
  /** Time to send a request, with its body; the header must arrive within 15 s of it. Default: 60 000. */
  readonly requestTimeoutMs?: number;
  /** Time that a connection may be idle between requests; proxies in front must close it earlier. Default: 65 000. */
  readonly keepAliveTimeoutMs?: number;
  /** Time without a byte in either direction while a response is due or is not read. Default: 60 000. */
  readonly stalledTimeoutMs?: number;
}

export const CONNECTION_DEFAULTS = {
  connectionsMax: 10_000,
  requestTimeoutMs: 60_000,
  // Proxies keep idle connections for up to a minute; closing one first would cost its next request a 502.
  keepAliveTimeoutMs: 65_000,
  // A rail has 30 s to answer.
  stalledTimeoutMs: 60_000,
} as const satisfies Required<ConnectionLimits>;

/** The longest that a timer can run. */
const TIMER_MS_MAX = 2_147_483_647;

/** The limits with their defaults. @throws TypeError when one is not a positive whole number */
export function connectionLimits(given: ConnectionLimits = {}): Required<ConnectionLimits> {
  const limits = { ...CONNECTION_DEFAULTS, ...given };
  for (const [name, value] of Object.entries(limits)) {
    if (Number.isInteger(value) && value >= 1 && value <= TIMER_MS_MAX) continue;
    throw new TypeError(`connections.${name} must be a whole number from 1 to ${TIMER_MS_MAX}, not ${value}.`);
  }
  return limits;
}

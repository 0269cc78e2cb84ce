/** The retry schedule of webhooks (decisions §7). All in milliseconds. */
export const WEBHOOK_SCHEDULE = {
  attemptsMax: 16,
  firstDelayMs: 10_000,
  delayMsMax: 4 * 60 * 60 * 1000,
  /** No attempt starts later than this after the first. */
  windowMs: 24 * 60 * 60 * 1000,
  /** Timeout of one attempt: look-up, connection, TLS, response. */
  attemptMsMax: 15_000,
  /** The part of it for the connection: an unreachable host occupies its slot no longer. */
  connectMsMax: 3_000,
  /** Of a lane. */
  leaseMs: 30_000,
  /** No attempt starts with less of the lease left. */
  leaseMsMin: 16_000,
  /** Nor this long after its delivery was read: changes of an endpoint apply soon. */
  heldMsMax: 1_000,
  /** Attempts under way to an endpoint: to begin with, and at most, once answers have come in time without a failure. */
  inFlightPerEndpoint: { start: 4, max: 64 },
  /** An endpoint whose last attempt took longer is slow. */
  slowMs: 2_000,
  /** Of an endpoint that never answered 2xx: 10 attempts at once and 50 an hour, so 60 in any hour. */
  unprovenPace: { burst: 10, everyMs: 72_000 },
  /** A run of failures of this length and with this many attempts disables the endpoint. */
  disableAfterMs: 5 * 24 * 60 * 60 * 1000,
  disableAfterAttempts: 50,
} as const;

/**
 * Time of the next attempt after the `failures`-th failure, or null when there is none. `min(10 s · 2^(n−1), 4 h)` ± 10
 * %; a `Retry-After` extends it, up to 4 h.
 * @param jitter uniform in [0, 1)
 */
export function nextAttemptAtMs(input: {
  readonly failures: number;
  readonly nowMs: number;
  readonly firstAttemptAtMs: number;
  readonly retryAfterMs: number | null;
  readonly jitter: number;
}): number | null {
  const { attemptsMax, firstDelayMs, delayMsMax, windowMs } = WEBHOOK_SCHEDULE;
  if (input.failures >= attemptsMax) return null;
  const nominal = Math.min(firstDelayMs * 2 ** (input.failures - 1), delayMsMax);
  const jittered = Math.round(nominal * (0.9 + 0.2 * input.jitter));
  const asked = Math.min(input.retryAfterMs ?? 0, delayMsMax);
  const atMs = input.nowMs + Math.max(jittered, asked);
  return atMs <= input.firstAttemptAtMs + windowMs ? atMs : null;
}

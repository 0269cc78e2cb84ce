import type { Attempt, Delivery, LedgerCheck, Merchant, Payment, Task, WebhookEndpoint } from '../model.ts';

/** What every claim is given: the engine's time, how much to hand out, and the lease. */
export interface ClaimRequest {
  readonly nowMs: number;
  readonly limit: number;
  readonly leaseMs: number;
  /** Fencing token written on each row; the outcome is only taken under it. */
  readonly leaseToken: string;
}

export interface StoreClaims {
  /**
   * Due deliveries of enabled, undeleted endpoints, at most `inFlightMax` leased per endpoint at any time. Endpoints
   * (lanes) take turns, so that a long queue of one delays nobody else. A lease that ended counts as due.
   */
  deliveries(request: ClaimRequest & { readonly inFlightMax: number }): Promise<readonly ClaimedDelivery[]>;
  /** Attempts whose poll is due; leased by moving the poll to `nowMs + leaseMs`. */
  attempts(request: ClaimRequest): Promise<readonly Attempt[]>;
  /** Tasks that are due; a lease that ended counts as due. `attemptsCount` counts this hand-out too. */
  tasks(request: ClaimRequest): Promise<readonly Task[]>;
  /** `requested` payments past their expiry, oldest first. Not leased: expiring one is guarded by its version. */
  expiredPayments(request: { readonly nowMs: number; readonly limit: number }): Promise<readonly Payment[]>;
  /** Payments whose credit is due for release, oldest first. Not leased: guarded by the payment's version. */
  releasablePayments(request: { readonly nowMs: number; readonly limit: number }): Promise<readonly Payment[]>;
  /** Merchants whose settlement is due. Not leased: guarded by the merchant's version. */
  settleableMerchants(request: { readonly nowMs: number; readonly limit: number }): Promise<readonly Merchant[]>;
  /** The check of the books that runs, if nobody holds it: one at most. `attemptsCount` counts this hand-out too. */
  ledgerChecks(request: ClaimRequest): Promise<readonly LedgerCheck[]>;
  /** Forgets processes that were last seen before; returns how many. */
  sweepWorkers(request: { readonly seenBeforeMs: number; readonly limit: number }): Promise<number>;
  /** Deletes expired idempotency records; returns how many. */
  sweepIdempotency(request: { readonly nowMs: number; readonly limit: number }): Promise<number>;
}

export interface ClaimedDelivery {
  readonly delivery: Delivery;
  readonly endpoint: WebhookEndpoint;
  /** The event's exact body. */
  readonly body: string;
}

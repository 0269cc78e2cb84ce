import type { Attempt, Delivery, LedgerCheck, Merchant, Payment, Task, WebhookEndpoint } from '../model.ts';

/** Parameters of every claim: the engine's time, the batch size, and the lease. */
export interface ClaimRequest {
  readonly nowMs: number;
  readonly limit: number;
  readonly leaseMs: number;
  /** Fencing token written on each row; outcomes are only accepted with it. */
  readonly leaseToken: string;
}

export interface StoreClaims {
  /**
   * Due deliveries of enabled, undeleted endpoints, at most `inFlightMax` leased per endpoint at any time. Endpoints
   * take turns, so that a long queue of one delays no other. An expired lease counts as due.
   */
  deliveries(request: ClaimRequest & { readonly inFlightMax: number }): Promise<readonly ClaimedDelivery[]>;
  /** Attempts whose poll is due; leased by moving the poll to `nowMs + leaseMs`. */
  attempts(request: ClaimRequest): Promise<readonly Attempt[]>;
  /** Due tasks; an expired lease counts as due. `attemptsCount` includes this claim. */
  tasks(request: ClaimRequest): Promise<readonly Task[]>;
  /** `requested` payments past their expiry, oldest first. Not leased: expiring one is guarded by its version. */
  expiredPayments(request: { readonly nowMs: number; readonly limit: number }): Promise<readonly Payment[]>;
  /** Payments whose credit is due for release, oldest first. Not leased: guarded by the payment's version. */
  releasablePayments(request: { readonly nowMs: number; readonly limit: number }): Promise<readonly Payment[]>;
  /** Merchants whose settlement is due. Not leased: guarded by the merchant's version. */
  settleableMerchants(request: { readonly nowMs: number; readonly limit: number }): Promise<readonly Merchant[]>;
  /** The running ledger check, if it is not leased: one at most. `attemptsCount` includes this claim. */
  ledgerChecks(request: ClaimRequest): Promise<readonly LedgerCheck[]>;
  /** Deletes processes last seen before this time; returns how many. */
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

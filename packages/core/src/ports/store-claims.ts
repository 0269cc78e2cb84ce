import type { MessageChannel } from '@mitako/contract/names';
import type {
  Attempt,
  Delivery,
  Lane,
  LedgerCheck,
  Merchant,
  Message,
  Payment,
  Task,
  WebhookEndpoint,
} from '../model.ts';
import type { Pace } from './store-paces.ts';

/** Parameters of every claim: the engine's time, the batch size, and the lease. */
export interface ClaimRequest {
  readonly nowMs: number;
  readonly limit: number;
  readonly leaseMs: number;
  /** Fencing token written on each row, used once; outcomes are only accepted with it. */
  readonly leaseToken: string;
}

export interface StoreClaims {
  /**
   * Leases open lanes with due deliveries, the one served longest ago first, so that a long queue delays no other.
   * No other process claims a lane before its lease ends. Deliveries are read as they are after the last outcome of their
   * lane.
   */
  lanes(request: LaneClaim): Promise<readonly ClaimedLane[]>;
  /**
   * What is due by now on proven lanes that the process holds. Locks nothing, so that it never waits for an outcome.
   */
  heldLanes(request: HeldLanesRead): Promise<readonly ClaimedLane[]>;
  /**
   * Attempts of a rail whose poll is due, the longest due first with the head start of their rank; leased by moving the poll to
   * `nowMs + leaseMs`. With a pace no more than there are turns, which are taken.
   */
  attempts(request: AttemptClaim): Promise<readonly Attempt[]>;
  /** Due tasks; an expired lease counts as due. `attemptsCount` includes this claim. */
  tasks(request: ClaimRequest): Promise<readonly Task[]>;
  /** Due messages of a channel, and those that a lost process was handing over. `attemptsCount` includes this claim. */
  messages(request: MessageClaim): Promise<readonly Message[]>;
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
  /**
   * Deletes events with ids before `beforeId`, their deliveries and the attempts of those, together: at most `limit`
   * rows, or a delivery with its attempts. Of an event with more, a part of its deliveries that are over goes first. An
   * event with a delivery in the queue stays, even when it is replayed at the same time (`event.keep`). Null: they leave
   * with their leaves (see `StoreLeaves`).
   */
  readonly sweepEvents: ((request: SweepStep & { readonly beforeId: string }) => Promise<Swept>) | null;
  /** Deletes sessions with ids before `beforeId` that ended before `endedBeforeMs` for any reason. */
  sweepSessions(request: SweepStep & { readonly beforeId: string; readonly endedBeforeMs: number }): Promise<Swept>;
  /** Deletes what was counted (`daily_total.add`) on days before this one of Douala, and in months before its own. */
  sweepDailyTotals(request: SweepStep & { readonly beforeDay: string }): Promise<Swept>;
  /** Deletes known devices that last logged in by this time. */
  sweepKnownDevices(request: SweepStep & { readonly loggedInBeforeMs: number }): Promise<Swept>;
  /** Deletes expired cash-out codes. */
  sweepCashOutCodes(request: SweepStep & { readonly nowMs: number }): Promise<Swept>;
  /** Deletes cash codes of payments that are over. */
  sweepCashCodes(request: SweepStep): Promise<Swept>;
  /** Deletes business verifications that were replaced before this time. */
  sweepKycSubmissions(request: SweepStep & { readonly replacedBeforeMs: number }): Promise<Swept>;
  /**
   * Deletes test payments before an id that ended unpaid before a time, with all rows that are theirs alone. A payment
   * with a transfer, or with an attempt that may still be answered, stays.
   */
  sweepTestPayments(request: SweepStep & { readonly beforeId: string; readonly endedBeforeMs: number }): Promise<Swept>;
  /** Deletes links that expired before this time. */
  sweepLinks(request: SweepStep & { readonly expiredBeforeMs: number }): Promise<Swept>;
  /** Deletes messages with ids before `beforeId` that have ended. */
  sweepMessages(request: SweepStep & { readonly beforeId: string }): Promise<Swept>;
  /** Takes away PINs that are peppered with another version of the data key; returns how many. */
  endUnseenPins(request: { readonly version: number; readonly limit: number }): Promise<number>;
  /** Deletes recovery codes that are hashed under another version; returns how many. */
  endUnseenRecoveryCodes(request: { readonly version: number; readonly limit: number }): Promise<number>;
  /** Deletes signing keys that were retired before this time; returns how many. */
  sweepSigningKeys(request: { readonly retiredBeforeMs: number }): Promise<number>;
}

/** A step of a sweep that walks a table in the order of its ids. */
export interface SweepStep {
  /** Where the step before ended; null: from the start. */
  readonly afterId: string | null;
  /** Rows to look at. */
  readonly limit: number;
}

export interface Swept {
  readonly count: number;
  /** Where the next step continues; null: this one was the last. */
  readonly nextAfterId: string | null;
}

/** A claim of at most `limit` attempts. */
export interface AttemptClaim extends ClaimRequest {
  readonly rail: string;
  /** Null: the rail has none. */
  readonly pace: Pace | null;
}

/** A claim of at most `limit` messages of a channel. */
export interface MessageClaim extends ClaimRequest {
  readonly channel: MessageChannel;
}

/** A claim of at most `limit` lanes. */
export interface LaneClaim extends ClaimRequest {
  /** Lanes that are slow or not proven, or all others. */
  readonly isSlow: boolean;
  /** Per lane, those due first. */
  readonly deliveriesMax: number;
  /** Free lanes of these merchants are left to other processes. */
  readonly exceptMerchantIds: readonly string[];
  /** Event handlers that the process has: lanes of others are not handed out. */
  readonly handlerIds: readonly string[];
  /** What the tokens of one claimer begin with; each is greater than the one before. */
  readonly owner: string;
  /**
   * Lanes that the claimer holds. Others that are leased under an earlier token of its own are free: it never received
   * them, or a crash of the database undid their release.
   */
  readonly heldIds: readonly string[];
  /** How often a lane that is not proven is handed out: `burst` times at once, then each `everyMs`. */
  readonly pace: { readonly burst: number; readonly everyMs: number };
}

/** Lanes with nothing due, and those that were lost, closed or moved to another address, are left out. */
export interface HeldLanesRead {
  readonly nowMs: number;
  readonly lanes: readonly { readonly id: string; readonly leaseToken: string }[];
  /** Per lane, those due first. */
  readonly deliveriesMax: number;
  /** Deliveries whose outcomes are not written yet. */
  readonly exceptIds: readonly string[];
}

export interface ClaimedLane {
  readonly leaseToken: string;
  readonly lane: Lane;
  readonly endpoint: WebhookEndpoint;
  /** Those due first come first; at least one. */
  readonly deliveries: readonly ClaimedDelivery[];
}

export interface ClaimedDelivery {
  readonly delivery: Delivery;
  /** The event's exact body. */
  readonly body: string;
  /** The event's. */
  readonly traceparent: string | null;
}

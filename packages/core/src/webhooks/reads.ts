import type { DeliveryStatus, EventType } from '@mitako/contract/names';
import type { Delivery, DeliveryAttempt, Event, WebhookEndpoint } from './model.ts';
import type { MerchantMode, Page, RowOwner } from '../ports/page.ts';

export interface WebhookReads {
  /** Not deleted ones. */
  endpoints(owner: MerchantMode, page: Page): Promise<readonly WebhookEndpoint[]>;
  events(filter: EventFilter, page: Page): Promise<readonly Event[]>;
  /** The last event about a subject, by sequence. */
  eventsOfSubject(subjectId: string, limit: number): Promise<readonly Event[]>;
  /** Without an owner: of all merchants (the operator's view). */
  deliveries(filter: DeliveryFilter, page: Page): Promise<readonly Delivery[]>;
  /** By event and id; if the limit cuts, those of the newest events. */
  deliveriesOfEvents(eventIds: readonly string[], limit: number): Promise<readonly Delivery[]>;
  deliveryAttempts(deliveryId: string): Promise<readonly DeliveryAttempt[]>;
  /** Outcomes of each endpoint's newest deliveries that were delivered or failed, `limit` each; in any order. */
  recentDeliveries(endpointIds: readonly string[], limit: number): Promise<readonly RecentDeliveries[]>;
  /** What each endpoint has not accepted yet, counted up to `limit`; in any order, without those that are deleted. */
  waitingDeliveries(endpointIds: readonly string[], limit: number): Promise<readonly WaitingDeliveries[]>;
}

export interface EventFilter extends MerchantMode {
  readonly type?: EventType | undefined;
  /** About a payment, its refunds and disputes. */
  readonly paymentId?: string | undefined;
}

export interface DeliveryFilter {
  readonly owner?: RowOwner | undefined;
  /** Any of these public statuses. Default: all. */
  readonly statuses?: readonly DeliveryStatus[] | undefined;
  readonly endpointId?: string | undefined;
  readonly eventId?: string | undefined;
  /** Of events about this payment. */
  readonly paymentId?: string | undefined;
  /** Created at or after. */
  readonly createdFromMs?: number | undefined;
  /** Inclusive; ids contain their time. */
  readonly fromId?: string | undefined;
}

/** Deliveries that are not over, attempted or not. */
export interface WaitingDeliveries {
  readonly endpointId: string;
  readonly count: number;
  /** When the first is due and its lane may send: past while it is being sent; null if none is, or the endpoint is disabled. */
  readonly nextAtMs: number | null;
  /** Until when a process has its lane; 0: it is free. */
  readonly leaseEndsAtMs: number;
}

/** Endpoints without any are omitted. */
export interface RecentDeliveries {
  readonly endpointId: string;
  readonly finished: number;
  readonly delivered: number;
  /** Succeeded with the first attempt. */
  readonly deliveredAtOnce: number;
  /** Failing ones, of any age, up to the same limit. */
  readonly failing: number;
  /** Time of the first failed attempt of any of them; null if there is none. */
  readonly failingSinceMs: number | null;
}

import type { Generated } from 'kysely';
import type { Delivery, Event } from '@mitako/core';
import type { Flag } from '../engine/flag.ts';

export interface EventsTable {
  id: string;
  merchant_id: string;
  livemode: Flag;
  type: Event['type'];
  subject_id: string;
  sequence: number;
  body: string;
  created_at_ms: number;
}

export interface EndpointsTable {
  id: string;
  merchant_id: string;
  livemode: Flag;
  url: string;
  description: string | null;
  events: string;
  enabled: Flag;
  prefixed_names: Flag;
  encrypted_secret: string;
  encrypted_previous_secret: string | null;
  previous_secret_ends_at_ms: number | null;
  failing_since_ms: number | null;
  failures_count: number;
  disabled_reason: string | null;
  created_at_ms: number;
  updated_at_ms: number;
  deleted_at_ms: number | null;
  version: number;
  /** Whose turn it is: the lane that was served longest ago comes first. Grows with each claim. */
  last_claimed_at_ms: Generated<number>;
}

/** One row per pattern of an enabled endpoint; disabled and deleted ones have none, so fan-out reads this table only. */
export interface SubscriptionsTable {
  endpoint_id: string;
  merchant_id: string;
  livemode: Flag;
  pattern: string;
  prefixed_names: Flag;
}

export interface DeliveriesTable {
  id: string;
  event_id: string;
  event_type: Delivery['eventType'];
  endpoint_id: string;
  merchant_id: string;
  livemode: Flag;
  status: Delivery['status'];
  prefixed_name: Flag;
  attempts_count: number;
  next_attempt_at_ms: number | null;
  first_attempt_at_ms: number | null;
  last_status_code: number | null;
  last_error: string | null;
  created_at_ms: number;
  delivered_at_ms: number | null;
  lease_token: string | null;
  /** When a claim may take it: the next attempt, or the end of the lease; null once nothing is left to do. */
  claimable_at_ms: number | null;
}

export interface DeliveryAttemptsTable {
  delivery_id: string;
  number: number;
  started_at_ms: number;
  duration_ms: number | null;
  status_code: number | null;
  error: string | null;
  response_body: string | null;
}

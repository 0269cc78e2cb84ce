import type { Part } from '../migration.ts';
import { EVENT_SEQUENCE } from './divided.ts';

export const webhooks: Part = ({
  at,
  bigint,
  bytes,
  dividedBy,
  divides,
  keyed,
  plain,
  settled,
  text,
  updated,
  uuid,
}) => [
  `create table ${at('mitako_events')} (
    id ${uuid} not null primary key,
    merchant_id ${uuid} not null,
    livemode integer not null,
    type ${text} not null,
    subject_id ${bytes} not null,
    sequence integer not null,
    -- The exact bytes that are signed, never a JSON type: that would reorder them.
    body ${text} not null,
    created_at_ms ${bigint} not null
  ) ${dividedBy('id', plain)}`,
  ...(divides ? [] : [`create unique index mitako_events_sequence on ${at('mitako_events')} ${EVENT_SEQUENCE}`]),
  `create index mitako_events_list on ${at('mitako_events')} (merchant_id, livemode, id)`,
  `create index mitako_events_type on ${at('mitako_events')} (merchant_id, livemode, type, id)`,

  `create table ${at('mitako_endpoints')} (
    id ${bytes} not null primary key,
    -- A merchant's id, which its insertion checks, or '*' of an event handler in process.
    merchant_id ${bytes} not null,
    livemode integer not null,
    url ${text} not null,
    description ${text},
    events ${text} not null,
    enabled integer not null,
    prefixed_names integer not null,
    encrypted_secret ${text} not null,
    encrypted_previous_secret ${text},
    previous_secret_ends_at_ms ${bigint},
    failing_since_ms ${bigint},
    failures_count integer not null,
    watched_run_ms ${bigint},
    disabled_reason ${text},
    created_at_ms ${bigint} not null,
    updated_at_ms ${bigint} not null,
    deleted_at_ms ${bigint},
    version integer not null
  ) ${plain}`,
  `create index mitako_endpoints_list on ${at('mitako_endpoints')} (merchant_id, livemode, id)
    where deleted_at_ms is null`,

  // Written with each claim and each group of outcomes, never by a payment.
  `create table ${at('mitako_lanes')} (
    consumer_id ${bytes} not null primary key,
    merchant_id ${bytes} not null,
    is_open integer not null,
    address ${text} not null,
    proven_address ${text},
    failures_count integer not null,
    is_slow integer not null,
    paced_until_ms ${bigint} default 0 not null,
    last_served_at_ms ${bigint} default 0 not null,
    lease_token ${text},
    lease_ends_at_ms ${bigint} default 0 not null
  ) ${updated}`,
  `create index mitako_lanes_turn on ${at('mitako_lanes')} (last_served_at_ms, consumer_id) where is_open = 1`,
  `create index mitako_lanes_leased on ${at('mitako_lanes')} (lease_token) where lease_token is not null`,

  `create table ${at('mitako_subscriptions')} (
    merchant_id ${bytes} not null,
    livemode integer not null,
    pattern ${text} not null,
    endpoint_id ${bytes} not null references ${at('mitako_endpoints')} (id),
    prefixed_names integer not null,
    constraint mitako_subscriptions_pkey primary key (merchant_id, livemode, pattern, endpoint_id)
  ) ${plain}`,
  `create index mitako_subscriptions_endpoint on ${at('mitako_subscriptions')} (endpoint_id)`,

  // Small and read with each event, so that no event reads the subscriptions.
  `create table ${at('mitako_subscription_versions')} (
    owner_id ${bytes} not null primary key,
    version ${bigint} not null
  ) ${updated}`,

  // No foreign key to endpoints: each payment would write to an endpoint's row.
  `create table ${at('mitako_deliveries')} (
    id ${uuid} not null primary key,
    event_id ${uuid} not null,
    event_type ${text} not null,
    endpoint_id ${bytes} not null,
    merchant_id ${uuid} not null,
    livemode integer not null,
    status ${text} not null,
    prefixed_name integer not null,
    attempts_count integer not null,
    next_attempt_at_ms ${bigint},
    first_attempt_at_ms ${bigint},
    last_status_code integer,
    last_error ${text},
    created_at_ms ${bigint} not null,
    delivered_at_ms ${bigint},
    trouble ${text}
  ) ${dividedBy('id', settled)}`,
  // No index mentions what the first success changes, so that PostgreSQL writes none of them then (HOT).
  `create index mitako_deliveries_list on ${at('mitako_deliveries')} (merchant_id, livemode, id)`,
  `create index mitako_deliveries_endpoint on ${at('mitako_deliveries')} (endpoint_id, id)`,
  `create index mitako_deliveries_event on ${at('mitako_deliveries')} (event_id, id)`,
  `create index mitako_deliveries_trouble on ${at('mitako_deliveries')} ((coalesce(trouble, '')), livemode, id)
    where trouble is not null`,
  `create index mitako_deliveries_failures on ${at('mitako_deliveries')} (merchant_id, livemode, trouble, id)
    where trouble is not null`,
  `create index mitako_deliveries_refused on ${at('mitako_deliveries')} (endpoint_id, trouble, id)
    where trouble is not null`,

  // The queue: deliveries that are not over. A row is inserted and deleted, and updated only after a failure.
  `create table ${at('mitako_pending_deliveries')} (
    attempts_count integer not null,
    delivery_id ${uuid} not null,
    endpoint_id ${bytes} not null,
    due_at_ms ${bigint} not null,
    constraint mitako_pending_deliveries_pkey primary key (attempts_count, delivery_id)
  ) ${keyed}`,
  `create index mitako_pending_deliveries_due on ${at('mitako_pending_deliveries')} (endpoint_id, due_at_ms, delivery_id)`,

  `create table ${at('mitako_delivery_attempts')} (
    delivery_id ${uuid} not null,
    number integer not null,
    endpoint_id ${bytes} not null,
    started_at_ms ${bigint} not null,
    duration_ms ${bigint},
    status_code integer,
    error ${text},
    encrypted_response ${text},
    encrypted_location ${text},
    constraint mitako_delivery_attempts_pkey primary key (delivery_id, number)
  ) ${dividedBy('delivery_id', plain)}`,
  // In place of an index of delivered deliveries, which each of them would have to be updated in.
  `create index mitako_delivery_attempts_accepted on ${at('mitako_delivery_attempts')} (endpoint_id, delivery_id, number)
    where status_code between 200 and 299`,
];

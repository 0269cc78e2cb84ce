import type { Part } from '../migration.ts';

/** The public status of a delivery, see core's `deliveryStatus`: waiting, failing, failed, succeeded or canceled. */
const STATUS = `(case when status = 'delivered' then 'succeeded' when status in ('failed', 'canceled') then status when attempts_count = 0 then 'waiting' else 'failing' end)`;

export const webhooks: Part = ({ at, bigint, plain, text, updated }) => [
  `create table ${at('mitako_events')} (
    id ${text} not null primary key,
    merchant_id ${text} not null,
    livemode integer not null,
    type ${text} not null,
    subject_id ${text} not null,
    sequence integer not null,
    -- The exact bytes that are signed, never a JSON type: that would reorder them.
    body ${text} not null,
    created_at_ms ${bigint} not null
  ) ${plain}`,
  `create unique index mitako_events_sequence on ${at('mitako_events')} (subject_id, sequence) where sequence > 0`,
  `create index mitako_events_list on ${at('mitako_events')} (merchant_id, livemode, id)`,
  `create index mitako_events_type on ${at('mitako_events')} (merchant_id, livemode, type, id)`,

  `create table ${at('mitako_endpoints')} (
    id ${text} not null primary key,
    merchant_id ${text} not null references ${at('mitako_merchants')} (id),
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
    consumer_id ${text} not null primary key,
    merchant_id ${text} not null,
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
  `create index mitako_lanes_leased on ${at('mitako_lanes')} (consumer_id) where lease_token is not null`,

  `create table ${at('mitako_subscriptions')} (
    merchant_id ${text} not null,
    livemode integer not null,
    pattern ${text} not null,
    endpoint_id ${text} not null references ${at('mitako_endpoints')} (id),
    prefixed_names integer not null,
    constraint mitako_subscriptions_pkey primary key (merchant_id, livemode, pattern, endpoint_id)
  ) ${plain}`,
  `create index mitako_subscriptions_endpoint on ${at('mitako_subscriptions')} (endpoint_id)`,

  // No foreign key to endpoints: each payment would write to an endpoint's row.
  `create table ${at('mitako_deliveries')} (
    id ${text} not null primary key,
    event_id ${text} not null,
    event_type ${text} not null,
    endpoint_id ${text} not null,
    merchant_id ${text} not null,
    livemode integer not null,
    status ${text} not null,
    prefixed_name integer not null,
    attempts_count integer not null,
    next_attempt_at_ms ${bigint},
    first_attempt_at_ms ${bigint},
    last_status_code integer,
    last_error ${text},
    created_at_ms ${bigint} not null,
    delivered_at_ms ${bigint}
  ) ${plain}`,
  `create index mitako_deliveries_due on ${at('mitako_deliveries')} (endpoint_id, next_attempt_at_ms, id)
    where next_attempt_at_ms is not null`,
  `create index mitako_deliveries_list on ${at('mitako_deliveries')} (merchant_id, livemode, id)`,
  `create index mitako_deliveries_endpoint on ${at('mitako_deliveries')} (endpoint_id, id)`,
  `create index mitako_deliveries_event on ${at('mitako_deliveries')} (event_id, id)`,
  // Counts use the index alone.
  `create index mitako_deliveries_status on ${at('mitako_deliveries')} (${STATUS}, id, status, attempts_count)`,
  `create index mitako_deliveries_failures on ${at('mitako_deliveries')} (merchant_id, livemode, ${STATUS}, id)
    where ${STATUS} in ('failing', 'failed')`,
  `create index mitako_deliveries_refused on ${at('mitako_deliveries')} (endpoint_id, ${STATUS}, id)
    where ${STATUS} in ('failing', 'failed')`,
  `create index mitako_deliveries_finished on ${at('mitako_deliveries')} (endpoint_id, id)
    where status in ('delivered', 'failed')`,

  `create table ${at('mitako_delivery_attempts')} (
    delivery_id ${text} not null,
    number integer not null,
    started_at_ms ${bigint} not null,
    duration_ms ${bigint},
    status_code integer,
    error ${text},
    encrypted_response ${text},
    constraint mitako_delivery_attempts_pkey primary key (delivery_id, number)
  ) ${plain}`,
];

import type { Part } from '../migration.ts';

export const payments: Part = ({ at, bigint, bytes, keyed, plain, text, updated, uuid }) => [
  // No foreign key from payments to merchants: on PostgreSQL it would lock the merchant's row with each payment.
  // What never changes comes first: PostgreSQL logs of an update what lies between the first change and the last.
  `create table ${at('mitako_payments')} (
    id ${uuid} not null primary key,
    slug_tail ${text} not null,
    merchant_id ${uuid} not null,
    livemode integer not null,
    payment_link_id ${uuid},
    amount ${bigint} not null,
    currency ${text} not null,
    description ${text},
    customer_reference ${text},
    search_text ${text},
    return_url ${text},
    cancel_url ${text},
    locale ${text},
    metadata ${text} not null,
    max_attempts integer not null,
    created_at_ms ${bigint} not null,
    expires_at_ms ${bigint} not null,
    status ${text} not null,
    indexed_status ${text} not null,
    attempts_count integer not null,
    live_attempt_id ${uuid},
    updated_at_ms ${bigint} not null,
    succeeded_at_ms ${bigint},
    transaction_id ${uuid},
    fee ${bigint} not null,
    fee_refund_policy ${text} not null,
    fee_returned ${bigint} not null,
    credit_pending ${bigint} not null,
    release_at_ms ${bigint},
    amount_refunded ${bigint} not null,
    refund_pending ${bigint} not null,
    amount_disputed ${bigint} not null,
    method_type ${text},
    method_provider ${text},
    phone_masked ${text},
    encrypted_receipt_to ${text},
    payer_id ${uuid},
    customer_id ${uuid},
    failure_code ${text},
    cancel_reason ${text},
    canceled_by ${text},
    event_sequence integer not null,
    version integer not null,
    constraint mitako_payments_amounts check (
      amount >= 0 and fee >= 0 and amount_refunded >= 0 and refund_pending >= 0 and amount_disputed >= 0
    ),
    constraint mitako_payments_fee_returned check (fee_returned >= 0 and fee_returned <= fee),
    constraint mitako_payments_credit_pending check (credit_pending >= 0),
    constraint mitako_payments_returned check (amount_refunded + refund_pending + amount_disputed <= amount)
  ) ${updated}`,
  // No index mentions what changes on the way to a success, so that PostgreSQL writes none of them then (HOT). What is
  // known of a payment from its first attempt on is found by its attempts.
  `create index mitako_payments_list on ${at('mitako_payments')} (merchant_id, livemode, id)`,
  `create index mitako_payments_status on ${at('mitako_payments')} (merchant_id, livemode, indexed_status, id)`,
  // The reference first: an operator searches it without a merchant.
  `create index mitako_payments_reference on ${at('mitako_payments')} (customer_reference, merchant_id, livemode, id)
    where customer_reference is not null`,
  // Known from the beginning, and few payments have it.
  `create index mitako_payments_link on ${at('mitako_payments')} (merchant_id, livemode, payment_link_id, id)
    where payment_link_id is not null`,
  // Test payments that ended unpaid, which are deleted with age. Live payments do not write it, nor does a success.
  `create index mitako_payments_unpaid_test on ${at('mitako_payments')} (id)
    where livemode = 0 and indexed_status in ('failed', 'canceled', 'expired')`,
  `create index mitako_payments_amount on ${at('mitako_payments')} (merchant_id, livemode, amount, id)`,

  // Queues: rows are inserted and deleted.
  `create table ${at('mitako_open_payments')} (
    merchant_id ${uuid} not null,
    livemode integer not null,
    status ${text} not null,
    payment_id ${uuid} not null,
    expires_at_ms ${bigint} not null,
    constraint mitako_open_payments_pkey primary key (merchant_id, livemode, status, payment_id)
  ) ${keyed}`,
  `create index mitako_open_payments_expiry on ${at('mitako_open_payments')} (expires_at_ms) where status = 'requested'`,
  `create table ${at('mitako_releases')} (
    release_at_ms ${bigint} not null,
    payment_id ${uuid} not null,
    merchant_id ${uuid} not null,
    livemode integer not null,
    constraint mitako_releases_pkey primary key (release_at_ms, payment_id)
  ) ${keyed}`,

  // For the clock of a merchant's sandbox; live payments do not write it.
  `create index mitako_releases_test on ${at('mitako_releases')} (merchant_id, release_at_ms) where livemode = 0`,

  // Written in the commit that inserts the payment, and never again.
  // No foreign key to payments: each term would look its payment up.
  `create table ${at('mitako_payment_terms')} (
    merchant_id ${uuid} not null,
    livemode integer not null,
    term ${text} not null,
    payment_id ${uuid} not null,
    constraint mitako_payment_terms_pkey primary key (merchant_id, livemode, term, payment_id)
  ) ${keyed}`,

  // No foreign key to payments: it would lock the payment's row again, which each list with an attempt updates.
  `create table ${at('mitako_attempts')} (
    id ${uuid} not null primary key,
    payment_id ${uuid} not null,
    merchant_id ${uuid} not null,
    livemode integer not null,
    amount ${bigint} not null check (amount >= 0),
    currency ${text} not null,
    method_type ${text} not null,
    method_provider ${text},
    method_country ${text},
    phone_masked ${text},
    encrypted_phone ${text},
    phone_hash ${bytes},
    payer_id ${uuid},
    customer_id ${uuid},
    rail ${text} not null,
    rail_choice ${text} not null,
    rail_reference ${text},
    status ${text} not null,
    failure_code ${text},
    rail_detail ${text},
    rail_request_id ${text},
    resolution_outcome ${text},
    resolution_reason ${text},
    resolution_at_ms ${bigint},
    accepted_at_ms ${bigint},
    charge_again_at_ms ${bigint},
    called_back_at_ms ${bigint},
    callbacks_count integer not null,
    next_poll_at_ms ${bigint},
    poll_rank integer not null,
    polls_count integer not null,
    age_at_end_ms ${bigint},
    next_action_type ${text},
    next_action_url ${text},
    codes_tried integer not null,
    codes_wrong integer not null check (codes_wrong >= 0 and codes_wrong <= codes_tried),
    expires_at_ms ${bigint} not null,
    created_at_ms ${bigint} not null,
    clock_moved_ms ${bigint} not null,
    updated_at_ms ${bigint} not null,
    version integer not null,
    lease_token ${text},
    constraint mitako_attempts_next_action check (next_action_url is null or next_action_type is not null)
  ) ${plain}`,
  `create index mitako_attempts_payment on ${at('mitako_attempts')} (payment_id, created_at_ms, id)`,
  `create unique index mitako_attempts_live on ${at('mitako_attempts')} (payment_id)
    where status in ('submitting', 'pending', 'needs_review')`,
  `create index mitako_attempts_list on ${at('mitako_attempts')} (merchant_id, livemode, id)`,
  // Most succeed, and most at once: they are found among all.
  `create index mitako_attempts_status on ${at('mitako_attempts')} (status, id) where status <> 'succeeded'`,
  `create index mitako_attempts_poll on ${at('mitako_attempts')} (next_poll_at_ms) where next_poll_at_ms is not null`,
  `create index mitako_attempts_queue on ${at('mitako_attempts')} (rail, poll_rank, next_poll_at_ms)
    where next_poll_at_ms is not null`,
  // For the clock of a merchant's sandbox; live attempts do not write it.
  `create index mitako_attempts_poll_test on ${at('mitako_attempts')} (merchant_id, livemode, id)
    where livemode = 0 and next_poll_at_ms is not null`,
  `create index mitako_attempts_reference on ${at('mitako_attempts')} (rail_reference, rail, id)
    where rail_reference is not null`,
  // What the provider's portal and the payer's message print, where it is not the reference.
  `create index mitako_attempts_request on ${at('mitako_attempts')} (rail_request_id, id)
    where rail_request_id is not null`,
  // By the payer's whole number, and by its last three digits. Wallet payments write neither.
  `create index mitako_attempts_phone on ${at('mitako_attempts')} (phone_hash, id) where phone_hash is not null`,
  `create index mitako_attempts_phone_ending on ${at('mitako_attempts')} (substr(phone_masked, length(phone_masked) - 2), id)
    where phone_masked is not null`,
  // Payments by what is known of them from their attempts.
  `create index mitako_attempts_method on ${at('mitako_attempts')} (merchant_id, livemode, coalesce(method_provider, method_type), payment_id)`,
  // A customer's id is derived from merchant and mode, which the index need not repeat.
  `create index mitako_attempts_customer on ${at('mitako_attempts')} (customer_id, payment_id)
    where customer_id is not null`,
  `create index mitako_attempts_payment_phone on ${at('mitako_attempts')} (merchant_id, livemode, substr(phone_masked, length(phone_masked) - 2), payment_id)
    where phone_masked is not null`,
  // The health of rails is read from their newest attempts. Wallet payments do not write it.
  `create index mitako_attempts_rail on ${at('mitako_attempts')} (rail, livemode, id)
    where method_type in ('mobile_money', 'card')`,
  // Rails that are called back, for the operator.
  `create index mitako_attempts_callback on ${at('mitako_attempts')} (rail, livemode, method_provider, method_country, called_back_at_ms, id)
    where called_back_at_ms is not null`,
  // Open items: a small index that rows leave.
  `create index mitako_attempts_review on ${at('mitako_attempts')} (merchant_id, livemode)
    where status = 'needs_review'`,
];

import type { Generated, Selectable } from 'kysely';
import type {
  AccountKind,
  Attempt,
  Delivery,
  Dispute,
  Event,
  IdempotencyRecord,
  Merchant,
  Payment,
  Principal,
  Refund,
  Session,
  Task,
  TransferKind,
} from '@mitako/core';

/** 0 or 1: SQLite has no boolean, and one definition serves both engines. */
export type Flag = 0 | 1;

// Money and times are safe integers in bigint columns; JSON, lists and bodies are text.

export interface PrincipalsTable {
  id: string;
  role: Principal['role'];
  email: string;
  name: string;
  phone: string | null;
  password_hash: string;
  pin_hash: string | null;
  pin_failures: number;
  pin_locked_until_ms: number | null;
  sandbox_scenario: Principal['sandboxScenario'];
  created_at_ms: number;
}

export interface MerchantsTable {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  support_email: string | null;
  support_phone: string | null;
  kyc_status: Merchant['kycStatus'];
  kyc_submission: string | null;
  kyc_note: string | null;
  kyc_submitted_at_ms: number | null;
  kyc_decided_at_ms: number | null;
  suspended_at_ms: number | null;
  fee_basis_points: number;
  fee_fixed: number;
  fee_minimum: number;
  fee_maximum: number | null;
  /** Endpoints that are not deleted, in both modes; the limit is guarded here because nothing else is rechecked. */
  endpoint_count: Generated<number>;
  created_at_ms: number;
  version: number;
}

export interface SessionsTable {
  id: string;
  principal_id: string;
  role: Session['role'];
  device_name: string;
  generation: number;
  rotated_at_ms: number;
  created_at_ms: number;
  last_used_at_ms: number;
  idle_expires_at_ms: number;
  expires_at_ms: number;
  refresh_ended_at_ms: number | null;
  revoked_at_ms: number | null;
}

export interface ApiKeysTable {
  id: string;
  merchant_id: string;
  livemode: Flag;
  name: string;
  scopes: string;
  hash: string;
  hint: string;
  created_at_ms: number;
  expires_at_ms: number | null;
  revoked_at_ms: number | null;
  last_used_at_ms: number | null;
}

export interface OperatorKeysTable {
  id: string;
  name: string;
  hash: string;
  created_at_ms: number;
  revoked_at_ms: number | null;
}

export interface SigningKeysTable {
  id: string;
  public_jwk: string;
  encrypted_private_jwk: string;
  created_at_ms: number;
  retired_at_ms: number | null;
}

export interface PaymentsTable {
  id: string;
  slug: string;
  merchant_id: string;
  livemode: Flag;
  status: Payment['status'];
  amount: number;
  currency: string;
  description: string | null;
  customer_reference: string | null;
  return_url: string | null;
  cancel_url: string | null;
  locale: Payment['locale'];
  metadata: string;
  max_attempts: number;
  attempts_count: number;
  live_attempt_id: string | null;
  created_at_ms: number;
  updated_at_ms: number;
  expires_at_ms: number;
  succeeded_at_ms: number | null;
  transaction_id: string | null;
  fee: number;
  amount_refunded: number;
  refund_pending: number;
  amount_disputed: number;
  method_type: Payment['methodType'];
  method_provider: Payment['methodProvider'];
  phone_masked: string | null;
  payer_id: string | null;
  failure_code: Payment['failureCode'];
  cancel_reason: string | null;
  token_hash: string | null;
  event_sequence: number;
  version: number;
}

export interface AttemptsTable {
  id: string;
  payment_id: string;
  merchant_id: string;
  livemode: Flag;
  amount: number;
  currency: string;
  method_type: Attempt['methodType'];
  method_provider: Attempt['methodProvider'];
  phone_masked: string | null;
  encrypted_phone: string | null;
  payer_id: string | null;
  rail: string;
  rail_reference: string | null;
  status: Attempt['status'];
  failure_code: Attempt['failureCode'];
  next_poll_at_ms: number | null;
  polls_count: number;
  expires_at_ms: number;
  created_at_ms: number;
  updated_at_ms: number;
  version: number;
  lease_token: string | null;
}

export interface RefundsTable {
  id: string;
  payment_id: string;
  merchant_id: string;
  livemode: Flag;
  amount: number;
  currency: string;
  status: Refund['status'];
  reason: string | null;
  failure_code: Refund['failureCode'];
  transaction_id: string | null;
  created_at_ms: number;
  updated_at_ms: number;
  version: number;
}

export interface DisputesTable {
  id: string;
  payment_id: string;
  merchant_id: string;
  livemode: Flag;
  amount: number;
  currency: string;
  status: Dispute['status'];
  reason: string | null;
  due_at_ms: number;
  created_at_ms: number;
  updated_at_ms: number;
  version: number;
}

export interface AccountsTable {
  id: string;
  owner_id: string;
  kind: AccountKind;
  currency: string;
  livemode: Flag;
  available: number;
  created_at_ms: number;
}

export interface TransfersTable {
  id: string;
  kind: TransferKind;
  livemode: Flag;
  currency: string;
  merchant_id: string | null;
  payment_id: string | null;
  created_at_ms: number;
}

/** Append-only. */
export interface EntriesTable {
  transfer_id: string;
  /** From 0, in the order of the transfer. */
  position: number;
  account_id: string;
  amount: number;
}

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

export interface IdempotencyTable {
  key: string;
  fingerprint: string;
  state: IdempotencyRecord['state'];
  status: number | null;
  body: string | null;
  sealed: Flag;
  subject_id: string | null;
  lease_ends_at_ms: number | null;
  created_at_ms: number;
  expires_at_ms: number;
}

export interface TasksTable {
  id: string;
  kind: Task['kind'];
  subject_id: string;
  due_at_ms: number;
  attempts_count: number;
  lease_token: string | null;
  /** When a claim may take it: due, or the end of the lease. */
  claimable_at_ms: number;
}

export interface Tables {
  mitako_principals: PrincipalsTable;
  mitako_merchants: MerchantsTable;
  mitako_sessions: SessionsTable;
  mitako_api_keys: ApiKeysTable;
  mitako_operator_keys: OperatorKeysTable;
  mitako_signing_keys: SigningKeysTable;
  mitako_payments: PaymentsTable;
  mitako_attempts: AttemptsTable;
  mitako_refunds: RefundsTable;
  mitako_disputes: DisputesTable;
  mitako_accounts: AccountsTable;
  mitako_transfers: TransfersTable;
  mitako_entries: EntriesTable;
  mitako_events: EventsTable;
  mitako_endpoints: EndpointsTable;
  mitako_subscriptions: SubscriptionsTable;
  mitako_deliveries: DeliveriesTable;
  mitako_delivery_attempts: DeliveryAttemptsTable;
  mitako_idempotency: IdempotencyTable;
  mitako_tasks: TasksTable;
}

/** A row as a query gives it. */
export type RowOf<Table extends keyof Tables> = Readonly<Selectable<Tables[Table]>>;

import type { Attempt, Dispute, Payment, Refund } from '@mitako/core';
import type { Flag } from './flag.ts';

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

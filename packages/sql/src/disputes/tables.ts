import type { Dispute } from '@mitako/core';
import type { Flag } from '../engine/flag.ts';

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
  evidence: string | null;
  evidence_submitted_at_ms: number | null;
  note: string | null;
  resolved_at_ms: number | null;
  from_pending: number;
  transaction_id: string;
  closing_transaction_id: string | null;
  created_at_ms: number;
  updated_at_ms: number;
  version: number;
}

import type { Settlement } from '@mitako/core';
import type { Flag } from '../engine/flag.ts';

export interface SettlementsTable {
  id: string;
  merchant_id: string;
  livemode: Flag;
  currency: string;
  status: Settlement['status'];
  amount: number;
  lines_count: number;
  from_sequence: number;
  through_sequence: number;
  transaction_id: string;
  closing_transaction_id: string | null;
  reference: string | null;
  failure_reason: string | null;
  created_at_ms: number;
  updated_at_ms: number;
  resolved_at_ms: number | null;
  event_sequence: number;
  version: number;
}

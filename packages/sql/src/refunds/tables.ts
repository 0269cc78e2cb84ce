import type { Refund } from '@mitako/core';
import type { Flag } from '../engine/flag.ts';

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
  fee_returned: number;
  from_pending: number;
  created_at_ms: number;
  updated_at_ms: number;
  version: number;
}

import type { Flag } from '../engine/flag.ts';

/** Written by the folder alone. */
export interface VolumesTable {
  merchant_id: string;
  livemode: Flag;
  /** `2026-01-31`, of Africa/Douala. */
  day: string;
  currency: string;
  payments_count: number;
  amount: number;
  refunds_count: number;
  amount_refunded: number;
}

import type { DisputeStatus } from '../statuses.ts';
import type { Amount, Timestamp } from './basics.ts';

export interface Dispute {
  /** `dsp_…` */
  readonly id: string;
  readonly payment_id: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly status: DisputeStatus;
  readonly reason: string | null;
  readonly livemode: boolean;
  readonly due_at: Timestamp;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

import type { DisputeStatus } from '@mitako/contract/names';

export interface Dispute {
  readonly id: string;
  readonly paymentId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly status: DisputeStatus;
  readonly reason: string | null;
  readonly dueAtMs: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}

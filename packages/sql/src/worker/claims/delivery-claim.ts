import type { ClaimRequest } from '@mitako/core';

export interface DeliveryClaim extends ClaimRequest {
  /** Per endpoint. */
  readonly inFlightMax: number;
}

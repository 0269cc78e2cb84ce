import type { ClaimRequest } from '@mitako/core/engine';

export interface DeliveryClaim extends ClaimRequest {
  /** Per endpoint. */
  readonly inFlightMax: number;
}

import type { ClaimRequest } from '@mitako/core';

export interface DeliveryClaim extends ClaimRequest {
  /** Of each endpoint. */
  readonly inFlightMax: number;
}

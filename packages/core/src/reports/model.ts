/** What reports count. */
export type Measure = 'paid' | 'refunded' | 'failed' | 'canceled' | 'expired' | 'paid_out';

/** How often something happened in a day, and how much money it was. */
export interface Figure {
  /** Empty for the sums of all merchants. */
  readonly merchantId: string;
  readonly livemode: boolean;
  /** Of Africa/Douala, `2026-01-31`. */
  readonly day: string;
  readonly currency: string;
  readonly measure: Measure;
  /** The method of what was paid, the failure code of what failed; empty otherwise. */
  readonly detail: string;
  readonly count: number;
  /** Before fees. */
  readonly amount: number;
}

/** A figure that is not in the sums yet. */
export interface PendingFigure extends Figure {
  /** From what it counts, so that nothing is counted twice. */
  readonly id: string;
}

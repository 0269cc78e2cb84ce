/** Volume paid to a merchant in a day, and refunded. */
export interface DayVolume {
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly currency: string;
  /** Of Africa/Douala, `2026-01-31`. */
  readonly day: string;
  readonly paymentsCount: number;
  /** Before fees and refunds. */
  readonly amount: number;
  readonly refundsCount: number;
  readonly amountRefunded: number;
}

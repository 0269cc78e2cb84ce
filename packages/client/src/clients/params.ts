import type { ChargeByCardParams, ChargeByMobileMoneyParams } from '@mitako/contract/names';

// Parameters that are narrower than the body or the query of their route, which names them in `client`.

/** The payer of a charge: a number, whose provider is optional if it determines it, or `{ method: 'card' }`. */
export type ChargeParams = Omit<ChargeByMobileMoneyParams, 'method'> | ChargeByCardParams;

/** Period and mode of the overview. */
export interface OverviewParams {
  /** 7, 30 or 90, including today. Default: 7. */
  readonly days?: 7 | 30 | 90 | undefined;
  /** Default: `live`, or `test` while the KYC is not approved. */
  readonly mode?: 'live' | 'test' | undefined;
}

/** Outcome of a payout. */
export type SettlementResolveParams = PayoutPaidParams | PayoutFailedParams;

/** A completed payout. */
export interface PayoutPaidParams {
  /** The payout reached the merchant. */
  readonly outcome: 'paid';
  /** The account that the money went to, `destination.id`. Default: the merchant's present one. */
  readonly payout_account_id?: string | undefined;
  /** Your reference for the payout; at most 255 characters. */
  readonly reference?: string | undefined;
}

/** A failed payout: its amount becomes available again and is part of the next settlement. */
export interface PayoutFailedParams {
  /** The payout failed, and its money returns to the balance. */
  readonly outcome: 'failed';
  /** Shown to the merchant; at most 255 characters. */
  readonly failure_reason: string;
  /** Your reference for the payout; at most 255 characters. */
  readonly reference?: string | undefined;
}

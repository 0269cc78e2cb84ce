/** Changes of payout accounts. */
export interface PayoutAccountChanges {
  /** Refused when it was replaced before. */
  'payout_account.replace': { id: string; nowMs: number };
  /** Refused when it was replaced. */
  'assert.payout_account': { id: string };
  /** Refused when the merchant has one in this mode. */
  'assert.no_payout_account': { merchantId: string; livemode: boolean };
}

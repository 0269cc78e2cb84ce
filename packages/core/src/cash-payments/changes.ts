/** Changes of cash payments. */
export interface CashPaymentChanges {
  /** Deletes the code; refused when it was deleted. */
  'cash_code.use': { paymentId: string; codeHash: string };
}

/** The code of one open payment, for paying it in cash at an agent. */
export interface CashCode {
  readonly paymentId: string;
  /** Keyed hash of the code and its mode: unique, so that a code names one payment. */
  readonly codeHash: string;
  /** Encrypted, because the checkout shows it again. */
  readonly sealedCode: string;
  readonly createdAtMs: number;
}

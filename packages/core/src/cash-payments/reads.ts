import type { CashCode } from './model.ts';

export interface CashCodeReads {
  cashCodeOfPayment(paymentId: string): Promise<CashCode | null>;
  cashCodeByHash(codeHash: string): Promise<CashCode | null>;
}

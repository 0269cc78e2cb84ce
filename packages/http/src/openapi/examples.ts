import { cashExamples } from './examples/cash.ts';
import { customerExamples } from './examples/customers.ts';
import type { Examples } from './examples/example.ts';
import { afterPaymentExamples } from './examples/after-payment.ts';
import { paymentLinkExamples } from './examples/payment-links.ts';
import { paymentExamples } from './examples/payments.ts';
import { settlementExamples } from './examples/settlements.ts';

/** Worked examples of the most common calls of each chapter. A test validates them against the contract. */
export const EXAMPLES: Examples = {
  ...paymentExamples,
  ...paymentLinkExamples,
  ...customerExamples,
  ...afterPaymentExamples,
  ...settlementExamples,
  ...cashExamples,
};

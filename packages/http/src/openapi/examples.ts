import { cashExamples } from './examples/cash.ts';
import type { Examples } from './examples/example.ts';
import { afterPaymentExamples } from './examples/after-payment.ts';
import { paymentExamples } from './examples/payments.ts';
import { settlementExamples } from './examples/settlements.ts';

/** Worked examples of the calls that people make first in each chapter. A test holds them to the contract. */
export const EXAMPLES: Examples = {
  ...paymentExamples,
  ...afterPaymentExamples,
  ...settlementExamples,
  ...cashExamples,
};

export { cancelCheckout } from './cancel-checkout.ts';
export { chargePayment, confirmPayment } from './charge-payment.ts';
export { confirmCheckout } from './confirm-checkout.ts';
export { sendReceipt } from '../receipts/send-receipt.ts';
export { findReceipt } from './find-receipt.ts';
export { getCheckout } from './get-checkout.ts';
export { payCheckout } from './pay-checkout.ts';

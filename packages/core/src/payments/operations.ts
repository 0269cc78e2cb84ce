export { cancelPayment } from './cancel-payment.ts';
export * from './create-payment.ts';
export { listAllPayments } from './list-all-payments.ts';
export { getPayment } from './get-payment.ts';
export { getLegacyStatus } from './legacy-status.ts';
export { exportPayments, listPayments } from './list-payments.ts';
export * from './operator-payments.ts';
export { getPaymentTotals } from './payment-totals.ts';
export { getTimeline } from './timeline/get-timeline.ts';

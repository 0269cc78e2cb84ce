export * from './cash-codes.ts';
export { lookUpCashPayment } from './look-up-cash-payment.ts';
export { takeCashPayment } from './take-cash-payment.ts';

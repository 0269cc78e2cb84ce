export { createRefund } from './create-refund.ts';
export * from './operator-refunds.ts';
export * from './read-refunds.ts';

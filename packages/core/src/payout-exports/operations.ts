export { createPayoutExport } from './create-payout-export.ts';
export { downloadPayoutExport } from './download-payout-export.ts';
export { getDueTotals, listDuePayouts } from './list-due-payouts.ts';
export { payPayoutExport } from './pay-payout-export.ts';
export { getPayoutExport, listPayoutExports } from './read-payout-exports.ts';

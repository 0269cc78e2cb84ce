export { createCashOutCode } from './create-cash-out-code.ts';
export { getWallet } from './get-wallet.ts';
export * from './operator-users.ts';
export * from './transactions.ts';

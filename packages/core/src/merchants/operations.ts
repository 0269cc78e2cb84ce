export { getBalance } from './balance.ts';
export * from './logo/logo.ts';
export * from './operator-merchants.ts';
export * from './operator-reads.ts';
export { openShop } from './open-shop.ts';
export { getOverview } from './overview.ts';
export * from './profile.ts';
export { updateMerchant } from './update-merchant.ts';

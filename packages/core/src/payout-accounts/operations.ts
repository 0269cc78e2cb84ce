export { getMerchantPayoutAccount, getPayoutAccount, listPayoutAccounts } from './read-payout-account.ts';
export { setPayoutAccount } from './set-payout-account.ts';

import { merchantToken, operator, route, routesOf } from '../basics/declare.ts';
import { CHECK, MANAGE, READ_PAYOUTS } from '../people/roles.ts';
import { itemOf, modePageQuery, modeQuery, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Where settlements are paid out: set by the merchant, read by the operator for the payout. */
export const payoutAccountRoutes = routesOf('Settlements', {
  getPayoutAccount: route.get('/merchant/payout-account', merchantToken(READ_PAYOUTS), {
    part: 'marketplace',
    summary: 'Read the account that settlements are paid out to; null until it is set',
    client: { name: 'payoutAccount.retrieve', params: 'PayoutAccountModeParams' },
    query: modeQuery,
    answer: itemOf('payout_account', schemas.payoutAccount.nullable(), 'The payout account; null if none is set.'),
  }),
  listPayoutAccounts: route.get('/merchant/payout-accounts', merchantToken(READ_PAYOUTS), {
    part: 'marketplace',
    summary: 'List the payout accounts of a mode, newest first: the current one and those that it replaced',
    client: { name: 'payoutAccount.list', params: 'PayoutAccountListParams' },
    query: modePageQuery,
    answer: pageOf(
      'payout_accounts',
      schemas.payoutAccount,
      'The payout accounts of this page, those that were replaced too.',
    ),
  }),
  setPayoutAccount: route.put('/merchant/payout-account', merchantToken(MANAGE), {
    part: 'marketplace',
    summary: 'Set the account that settlements are paid out to; payouts are held for 24 hours',
    description: 'The event `payout_account.set` is sent.',
    audit: {
      action: 'payout_account.set',
      subject: { type: 'payout_account', answer: 'payout_account' },
      details: ['livemode', 'type', 'provider'],
    },
    recentAuth: true,
    body: schemas.payoutAccountParams,
    answer: itemOf('payout_account', schemas.payoutAccount, 'The payout account; null if none is set.'),
    errors: ['REAUTHENTICATION_REQUIRED'],
  }),
  getMerchantPayoutAccount: route.get('/admin/merchants/{merchant_id}/payout-account', operator(CHECK), {
    part: 'marketplace',
    summary: 'Read the payout account of a merchant, with its whole number; null until the merchant has set it',
    client: { name: 'payoutAccounts.retrieve', params: 'PayoutAccountModeParams' },
    query: schemas.merchantPayoutAccountQuery,
    answer: itemOf(
      'payout_account',
      schemas.payoutAccountRecord.nullable(),
      'The payout account; null if none is set.',
    ),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
});

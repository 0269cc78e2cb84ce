import { operator, route, routesOf, token } from '../basics/declare.ts';
import { DECIDE, STAFF } from '../people/roles.ts';
import { itemOf, pageOf } from '../basics/schemas.ts';
import {
  cashOutCode,
  cashOutCodeParams,
  holderModeQuery,
  holderPageQuery,
  transaction,
  transactionWithReceipt,
  userRecord,
  userTierParams,
  wallet,
} from './schemas.ts';

/** The user's wallet, and what the operator decides about users. */
export const walletRoutes = routesOf('Wallet', {
  getWallet: route.get('/wallet', token('user'), {
    summary: 'Read the wallet balance, and what is left of its limits',
    client: { name: 'balance.retrieve', gives: 'wallet.balances' },
    query: holderModeQuery,
    answer: itemOf('wallet', wallet),
    errors: ['MODE_MISMATCH'],
  }),
  listWalletTransactions: route.get('/wallet/transactions', token('user'), {
    summary: 'List transactions, newest first',
    client: 'transactions.list',
    query: holderPageQuery,
    answer: pageOf('transactions', transaction),
    errors: ['MODE_MISMATCH'],
  }),
  getWalletTransaction: route.get('/wallet/transactions/{transaction_id}', token('user'), {
    summary: 'Read one transaction, with the receipt of a cash operation',
    client: 'transactions.retrieve',
    query: holderModeQuery,
    answer: transactionWithReceipt,
    errors: ['MODE_MISMATCH', 'TRANSACTION_NOT_FOUND'],
  }),
  createCashOutCode: route.post('/wallet/cash-out-codes', token('user'), {
    summary: 'Create a cash-out code for this amount; replaces an earlier code',
    limit: 'cash_out_code',
    query: holderModeQuery,
    body: cashOutCodeParams,
    answer: itemOf('cash_out_code', cashOutCode, 'The code and what it pays out.'),
    status: 201,
    errors: [
      'MODE_MISMATCH',
      'INSUFFICIENT_FUNDS',
      'LIMIT_EXCEEDED',
      'INVALID_PIN',
      'PIN_LOCKED',
      'PIN_NOT_SET',
      'PIN_RESET_REQUIRED',
    ],
  }),
  getUser: route.get('/admin/users/{user_id}', operator(STAFF), {
    summary: 'Read the account of a user, with the limits of the wallet',
    client: 'users.retrieve',
    answer: itemOf('user', userRecord),
    errors: ['USER_NOT_FOUND'],
  }),
  setUserTier: route.put('/admin/users/{user_id}/tier', operator(DECIDE), {
    summary: 'Record whether you have verified who a user is, which sets the limits of the wallet',
    client: 'users.setTier',
    audit: { action: 'user.set_tier', subject: { type: 'user', parameter: 'user_id' }, details: ['identified'] },
    body: userTierParams,
    answer: itemOf('user', userRecord),
    errors: ['USER_NOT_FOUND'],
  }),
});

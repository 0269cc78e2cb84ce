import { operator, route, routesOf, token } from '../basics/declare.ts';
import { DECIDE, STAFF } from '../people/roles.ts';
import { itemOf, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** The user's wallet, and what the operator decides about users. */
export const walletRoutes = routesOf('Wallet', {
  getWallet: route.get('/wallet', token('user'), {
    summary: 'Read the wallet balance, and what is left of its limits',
    client: { name: 'balance.retrieve', gives: 'wallet.balances' },
    query: schemas.holderModeQuery,
    answer: itemOf('wallet', schemas.wallet),
    errors: ['MODE_MISMATCH'],
  }),
  listWalletTransactions: route.get('/wallet/transactions', token('user'), {
    summary: 'List transactions, newest first',
    client: 'transactions.list',
    query: schemas.holderPageQuery,
    answer: pageOf('transactions', schemas.transaction),
    errors: ['MODE_MISMATCH'],
  }),
  getWalletTransaction: route.get('/wallet/transactions/{transaction_id}', token('user'), {
    summary: 'Read one transaction, with the receipt of a cash operation',
    client: 'transactions.retrieve',
    query: schemas.holderModeQuery,
    answer: schemas.transactionWithReceipt,
    errors: ['MODE_MISMATCH', 'TRANSACTION_NOT_FOUND'],
  }),
  createCashOutCode: route.post('/wallet/cash-out-codes', token('user'), {
    summary: 'Create a cash-out code for this amount; replaces an earlier code',
    limit: 'cash_out_code',
    query: schemas.holderModeQuery,
    body: schemas.cashOutCodeParams,
    answer: itemOf('cash_out_code', schemas.cashOutCode, 'The code and what it pays out.'),
    status: 201,
    errors: [
      'MODE_MISMATCH',
      'INSUFFICIENT_FUNDS',
      'LIMIT_EXCEEDED',
      'ACCOUNT_FROZEN',
      'INVALID_PIN',
      'PIN_LOCKED',
      'PIN_NOT_SET',
      'PIN_RESET_REQUIRED',
    ],
  }),
  getUser: route.get('/admin/users/{user_id}', operator(STAFF), {
    part: 'wallets',
    summary: 'Read the account of a user, with the limits of the wallet',
    client: 'users.retrieve',
    answer: itemOf('user', schemas.userRecord),
    errors: ['USER_NOT_FOUND'],
  }),
  setUserTier: route.put('/admin/users/{user_id}/tier', operator(DECIDE), {
    part: 'wallets',
    summary: 'Record whether you have verified who a user is, which sets the limits of the wallet',
    client: 'users.setTier',
    audit: { action: 'user.set_tier', subject: { type: 'user', parameter: 'user_id' }, details: ['identified'] },
    body: schemas.userTierParams,
    answer: itemOf('user', schemas.userRecord),
    errors: ['USER_NOT_FOUND'],
  }),
  freezeUser: route.post('/admin/users/{user_id}/freeze', operator(DECIDE), {
    part: 'wallets',
    summary: 'Freeze a user: no money leaves the wallet, and refunds still arrive',
    description: 'The user logs in as before, and reads the reason.',
    client: 'users.freeze',
    audit: { action: 'user.freeze', subject: { type: 'user', parameter: 'user_id' }, details: ['reason'] },
    body: schemas.freezeParams,
    answer: itemOf('user', schemas.userRecord),
    errors: ['USER_NOT_FOUND'],
  }),
  unfreezeUser: route.post('/admin/users/{user_id}/unfreeze', operator(DECIDE), {
    part: 'wallets',
    summary: 'Lift the freezing of a user',
    client: 'users.unfreeze',
    audit: { action: 'user.unfreeze', subject: { type: 'user', parameter: 'user_id' }, details: ['reason'] },
    body: schemas.freezeParams,
    answer: itemOf('user', schemas.userRecord),
    errors: ['USER_NOT_FOUND'],
  }),
});

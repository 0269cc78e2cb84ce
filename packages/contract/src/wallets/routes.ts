import { z } from 'zod';
import { itemOf, pageOf } from '../basics/lists.ts';
import type { Get, Post, Token } from '../basics/route-types.ts';
import { noParameters, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, PageOf } from '../basics/types.ts';
import {
  cashOutCode,
  cashOutCodeParams,
  holderModeQuery,
  holderPageQuery,
  transaction,
  transactionWithReceipt,
  wallet,
} from './schemas.ts';
import type {
  CashOutCode,
  CashOutCodeParams,
  HolderModeQuery,
  HolderPageQuery,
  Transaction,
  TransactionWithReceipt,
  Wallet,
} from './types.ts';

/** The user's wallet. */
export interface WalletRoutes {
  readonly getWallet: Get<'/wallet', Token<'user'>, HolderModeQuery, ItemOf<'wallet', Wallet>>;
  readonly listWalletTransactions: Get<
    '/wallet/transactions',
    Token<'user'>,
    HolderPageQuery,
    PageOf<'transactions', Transaction>
  >;
  readonly getWalletTransaction: Get<
    '/wallet/transactions/{transaction_id}',
    Token<'user'>,
    HolderModeQuery,
    TransactionWithReceipt
  >;
  readonly createCashOutCode: Post<
    '/wallet/cash-out-codes',
    Token<'user'>,
    HolderModeQuery,
    CashOutCodeParams,
    ItemOf<'cash_out_code', CashOutCode>
  >;
}

const userToken: Token<'user'> = { kind: 'token', roles: ['user'] };

export const walletRoutes: RouteTable<WalletRoutes> = {
  getWallet: {
    method: 'GET',
    path: '/wallet',
    tag: 'Wallet',
    summary: 'Read the wallet balance',
    auth: userToken,
    parameters: noParameters,
    query: holderModeQuery,
    success: { 200: itemOf('wallet', wallet) },
    errors: ['MODE_MISMATCH'],
  },
  listWalletTransactions: {
    method: 'GET',
    path: '/wallet/transactions',
    tag: 'Wallet',
    summary: 'List transactions, newest first',
    auth: userToken,
    parameters: noParameters,
    query: holderPageQuery,
    success: { 200: pageOf('transactions', transaction) },
    errors: ['MODE_MISMATCH'],
  },
  getWalletTransaction: {
    method: 'GET',
    path: '/wallet/transactions/{transaction_id}',
    tag: 'Wallet',
    summary: 'Read one transaction, with the receipt of a cash operation',
    auth: userToken,
    parameters: z.object({ transaction_id: idParameter }),
    query: holderModeQuery,
    success: { 200: transactionWithReceipt },
    errors: ['MODE_MISMATCH', 'TRANSACTION_NOT_FOUND'],
  },
  createCashOutCode: {
    method: 'POST',
    path: '/wallet/cash-out-codes',
    tag: 'Wallet',
    summary: 'Create a cash-out code for this amount; replaces an earlier code',
    auth: userToken,
    limit: 'cash_out_code',
    parameters: noParameters,
    query: holderModeQuery,
    body: cashOutCodeParams,
    success: { 201: itemOf('cash_out_code', cashOutCode) },
    errors: ['MODE_MISMATCH', 'INSUFFICIENT_FUNDS', 'INVALID_PIN', 'PIN_LOCKED', 'PIN_NOT_SET', 'PIN_RESET_REQUIRED'],
  },
};

import { z } from 'zod';
import { cashReceipt } from '../agents/schemas.ts';
import { pageOf } from '../basics/lists.ts';
import { noParameters, route } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import { cashOutCode, cashOutCodeParams, holderModeQuery, holderPageQuery, transaction, wallet } from './schemas.ts';

const userToken = { kind: 'token', roles: ['user'] } as const;

export const walletRoutes = {
  getWallet: route({
    method: 'GET',
    path: '/wallet',
    tag: 'Wallet',
    summary: 'Read what the wallet holds',
    auth: userToken,
    parameters: noParameters,
    query: holderModeQuery,
    success: { 200: z.object({ wallet }) },
    errors: ['MODE_MISMATCH'],
  }),
  listWalletTransactions: route({
    method: 'GET',
    path: '/wallet/transactions',
    tag: 'Wallet',
    summary: 'List what came in and went out, newest first',
    auth: userToken,
    parameters: noParameters,
    query: holderPageQuery,
    success: { 200: pageOf('transactions', transaction) },
    errors: ['MODE_MISMATCH'],
  }),
  getWalletTransaction: route({
    method: 'GET',
    path: '/wallet/transactions/{transaction_id}',
    tag: 'Wallet',
    summary: 'Read one transaction, with the receipt of a cash operation',
    auth: userToken,
    parameters: z.object({ transaction_id: idParameter }),
    query: holderModeQuery,
    success: { 200: z.object({ transaction, receipt: cashReceipt.nullable() }) },
    errors: ['MODE_MISMATCH', 'TRANSACTION_NOT_FOUND'],
  }),
  createCashOutCode: route({
    method: 'POST',
    path: '/wallet/cash-out-codes',
    tag: 'Wallet',
    summary: 'Ask for a code that lets an agent pay out this amount; replaces an earlier one',
    auth: userToken,
    limit: 'cash_out_code',
    parameters: noParameters,
    query: holderModeQuery,
    body: cashOutCodeParams,
    success: { 201: z.object({ cash_out_code: cashOutCode }) },
    errors: ['MODE_MISMATCH', 'INSUFFICIENT_FUNDS', 'INVALID_PIN', 'PIN_LOCKED', 'PIN_NOT_SET', 'PIN_RESET_REQUIRED'],
  }),
};

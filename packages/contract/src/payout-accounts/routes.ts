import { z } from 'zod';
import { itemOf, modePageQuery, modeQuery, pageOf } from '../basics/lists.ts';
import type { Get, MerchantToken, Operator, Put } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery, PageOf } from '../basics/types.ts';
import { merchantPayoutAccountQuery, payoutAccount, payoutAccountParams, payoutAccountRecord } from './schemas.ts';
import type {
  MerchantPayoutAccountQuery,
  PayoutAccount,
  PayoutAccountListQuery,
  PayoutAccountParams,
  PayoutAccountRecord,
} from './types.ts';

/** Where settlements are paid out: set by the merchant, read by the operator who pays. */
export interface PayoutAccountRoutes {
  readonly getPayoutAccount: Get<
    '/merchant/payout-account',
    MerchantToken,
    ModeQuery,
    ItemOf<'payout_account', PayoutAccount | null>
  >;
  readonly listPayoutAccounts: Get<
    '/merchant/payout-accounts',
    MerchantToken,
    PayoutAccountListQuery,
    PageOf<'payout_accounts', PayoutAccount>
  >;
  readonly setPayoutAccount: Put<
    '/merchant/payout-account',
    MerchantToken,
    NoQuery,
    PayoutAccountParams,
    ItemOf<'payout_account', PayoutAccount>
  >;
  readonly getMerchantPayoutAccount: Get<
    '/admin/merchants/{merchant_id}/payout-account',
    Operator,
    MerchantPayoutAccountQuery,
    ItemOf<'payout_account', PayoutAccountRecord | null>
  >;
}

const tokenOnly: MerchantToken = { kind: 'merchant' };

export const payoutAccountRoutes: RouteTable<PayoutAccountRoutes> = {
  getPayoutAccount: {
    method: 'GET',
    path: '/merchant/payout-account',
    tag: 'Settlements',
    summary: 'Read the account that settlements are paid out to; null until it is set',
    auth: tokenOnly,
    parameters: noParameters,
    query: modeQuery,
    success: { 200: itemOf('payout_account', payoutAccount.nullable()) },
    errors: [],
  },
  listPayoutAccounts: {
    method: 'GET',
    path: '/merchant/payout-accounts',
    tag: 'Settlements',
    summary: 'List the payout accounts of a mode, newest first: the current one and those that it replaced',
    auth: tokenOnly,
    parameters: noParameters,
    query: modePageQuery,
    success: { 200: pageOf('payout_accounts', payoutAccount) },
    errors: [],
  },
  setPayoutAccount: {
    method: 'PUT',
    path: '/merchant/payout-account',
    tag: 'Settlements',
    summary: 'Set the account that settlements are paid out to; payouts are held for 24 hours',
    auth: tokenOnly,
    audit: {
      action: 'payout_account.set',
      subject: { type: 'payout_account', answer: 'payout_account' },
      details: ['livemode', 'type', 'provider'],
    },
    recentAuth: true,
    parameters: noParameters,
    query: noQuery,
    body: payoutAccountParams,
    success: { 200: itemOf('payout_account', payoutAccount) },
    errors: ['REAUTHENTICATION_REQUIRED'],
  },
  getMerchantPayoutAccount: {
    method: 'GET',
    path: '/admin/merchants/{merchant_id}/payout-account',
    tag: 'Operator',
    summary: 'Read the payout account of a merchant, with its whole number',
    auth: operator,
    parameters: z.object({ merchant_id: idParameter }),
    query: merchantPayoutAccountQuery,
    success: { 200: itemOf('payout_account', payoutAccountRecord.nullable()) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
};

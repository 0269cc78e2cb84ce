import { z } from 'zod';
import { itemOf, modeQuery, operatorModeQuery } from '../basics/lists.ts';
import type { Get, MerchantOrKey, MerchantToken, Operator, Put } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery, OperatorModeQuery } from '../basics/types.ts';
import { hiddenMethodsParams, merchantMethod, merchantMethodsParams } from './schemas.ts';
import type { HiddenMethodsParams, MerchantMethod, MerchantMethodsParams } from './types.ts';

type Methods = ItemOf<'methods', readonly MerchantMethod[]>;

/** Which payment methods a merchant's checkouts offer. */
export interface MethodRoutes {
  readonly listMethods: Get<'/merchant/methods', MerchantOrKey, ModeQuery, Methods>;
  readonly hideMethods: Put<'/merchant/methods', MerchantToken, NoQuery, HiddenMethodsParams, Methods>;
  readonly listMerchantMethods: Get<'/admin/merchants/{merchant_id}/methods', Operator, OperatorModeQuery, Methods>;
  readonly setMerchantMethods: Put<
    '/admin/merchants/{merchant_id}/methods',
    Operator,
    NoQuery,
    MerchantMethodsParams,
    Methods
  >;
}

const merchantParameters = z.object({ merchant_id: idParameter });
const methods = itemOf('methods', z.array(merchantMethod));

export const methodRoutes: RouteTable<MethodRoutes> = {
  listMethods: {
    method: 'GET',
    path: '/merchant/methods',
    tag: 'Merchant',
    summary: 'List the payment methods, in the order of the checkout',
    auth: { kind: 'merchant', scope: 'payments:read' },
    parameters: noParameters,
    query: modeQuery,
    success: { 200: methods },
    errors: [],
  },
  hideMethods: {
    method: 'PUT',
    path: '/merchant/methods',
    tag: 'Merchant',
    summary: 'Set the hidden payment methods of the checkouts, and their order',
    auth: { kind: 'merchant' },
    audit: {
      action: 'merchant.hide_methods',
      subject: { type: 'merchant', own: true },
      details: ['mode', 'hidden', 'order'],
    },
    parameters: noParameters,
    query: noQuery,
    body: hiddenMethodsParams,
    success: { 200: methods },
    errors: [],
  },
  listMerchantMethods: {
    method: 'GET',
    path: '/admin/merchants/{merchant_id}/methods',
    tag: 'Operator',
    summary: 'List the payment methods of a merchant, in the order of the checkout',
    auth: operator,
    parameters: merchantParameters,
    query: operatorModeQuery,
    success: { 200: methods },
    errors: ['MERCHANT_NOT_FOUND'],
  },
  setMerchantMethods: {
    method: 'PUT',
    path: '/admin/merchants/{merchant_id}/methods',
    tag: 'Operator',
    summary: 'Set the payment methods of a merchant, with their order and limits',
    auth: operator,
    audit: {
      action: 'merchant.set_methods',
      subject: { type: 'merchant', parameter: 'merchant_id' },
      details: ['mode', 'methods'],
    },
    parameters: merchantParameters,
    query: noQuery,
    body: merchantMethodsParams,
    success: { 200: methods },
    errors: ['MERCHANT_NOT_FOUND'],
  },
};

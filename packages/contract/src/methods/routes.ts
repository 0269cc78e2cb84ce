import { z } from 'zod';
import { itemOf, modeQuery, operatorModeQuery } from '../basics/lists.ts';
import type { Get, MerchantOrKey, MerchantToken, Operator, Post, Put } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, ModeQuery, NoQuery, OperatorModeQuery } from '../basics/types.ts';
import {
  gatewayMethod,
  hiddenMethodsParams,
  merchantMethod,
  merchantMethodsParams,
  methodReinstateParams,
  methodSuspendParams,
} from './schemas.ts';
import type {
  GatewayMethod,
  HiddenMethodsParams,
  MerchantMethod,
  MerchantMethodsParams,
  MethodReinstateParams,
  MethodSuspendParams,
} from './types.ts';

type Methods = ItemOf<'methods', readonly MerchantMethod[]>;

/** Which payment methods a merchant's checkouts offer, and which no checkout does. */
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
  readonly listGatewayMethods: Get<
    '/admin/methods',
    Operator,
    OperatorModeQuery,
    ItemOf<'methods', readonly GatewayMethod[]>
  >;
  readonly suspendMethod: Post<
    '/admin/methods/{method}/suspend',
    Operator,
    NoQuery,
    MethodSuspendParams,
    ItemOf<'method', GatewayMethod>
  >;
  readonly reinstateMethod: Post<
    '/admin/methods/{method}/reinstate',
    Operator,
    NoQuery,
    MethodReinstateParams,
    ItemOf<'method', GatewayMethod>
  >;
}

const merchantParameters = z.object({ merchant_id: idParameter });
const methodParameters = z.object({ method: idParameter });
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
  listGatewayMethods: {
    method: 'GET',
    path: '/admin/methods',
    tag: 'Operator',
    summary: 'List the payment methods of the gateway, and which are suspended',
    auth: operator,
    parameters: noParameters,
    query: operatorModeQuery,
    success: { 200: itemOf('methods', z.array(gatewayMethod)) },
    errors: [],
  },
  suspendMethod: {
    method: 'POST',
    path: '/admin/methods/{method}/suspend',
    tag: 'Operator',
    summary: 'Suspend a payment method for all merchants: it starts no new payments',
    auth: operator,
    audit: {
      action: 'method.suspend',
      subject: { type: 'method', parameter: 'method' },
      details: ['reason'],
    },
    parameters: methodParameters,
    query: noQuery,
    body: methodSuspendParams,
    success: { 200: itemOf('method', gatewayMethod) },
    errors: ['METHOD_NOT_FOUND'],
  },
  reinstateMethod: {
    method: 'POST',
    path: '/admin/methods/{method}/reinstate',
    tag: 'Operator',
    summary: 'Reinstate a suspended payment method',
    auth: operator,
    audit: { action: 'method.reinstate', subject: { type: 'method', parameter: 'method' } },
    parameters: methodParameters,
    query: noQuery,
    body: methodReinstateParams,
    success: { 200: itemOf('method', gatewayMethod) },
    errors: ['METHOD_NOT_FOUND'],
  },
};

import { merchantOrKey, merchantToken, operator, route, routesOf } from '../basics/declare.ts';
import { ADMINISTER, ASSIST, EVERYBODY, MANAGE, STAFF } from '../people/roles.ts';
import { itemOf, listOf, modeQuery, operatorModeQuery } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

const methods = listOf('methods', schemas.merchantMethod, 'The payment methods in their order.');

/** Which payment methods a merchant's checkouts offer, and which no checkout does. */
export const methodRoutes = routesOf('Merchant', {
  listMethods: route.get('/merchant/methods', merchantOrKey('payments:read', EVERYBODY), {
    summary: 'List the payment methods, in the order of the checkout',
    query: modeQuery,
    answer: methods,
  }),
  hideMethods: route.put('/merchant/methods', merchantToken(MANAGE), {
    summary: 'Set the hidden payment methods of the checkouts, and their order',
    description:
      'All others that the operator switched on are shown. Returns all methods of the mode, in the order of the checkout.',
    audit: {
      action: 'merchant.hide_methods',
      subject: { type: 'merchant', own: true },
      details: ['mode', 'hidden', 'order'],
    },
    body: schemas.hiddenMethodsParams,
    answer: methods,
  }),
  listMerchantMethods: route.get('/admin/merchants/{merchant_id}/methods', operator(STAFF), {
    summary: 'List the payment methods of a merchant, in the order of the checkout',
    client: { name: 'methods.list', params: 'MerchantMethodListParams' },
    query: operatorModeQuery,
    answer: methods,
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  setMerchantMethods: route.put('/admin/merchants/{merchant_id}/methods', operator(ADMINISTER), {
    summary: 'Set the payment methods of a merchant, with their order and limits',
    description: 'Methods that are not named stay on, after these.',
    client: 'methods.set',
    audit: {
      action: 'merchant.set_methods',
      subject: { type: 'merchant', parameter: 'merchant_id' },
      details: ['mode', 'methods'],
    },
    body: schemas.merchantMethodsParams,
    answer: methods,
    errors: ['MERCHANT_NOT_FOUND'],
  }),
  listGatewayMethods: route.get('/admin/methods', operator(STAFF), {
    summary: 'List the payment methods of the gateway, and which are suspended',
    description: 'Whether merchants accept them or not.',
    client: { name: 'methods.listAll', params: 'MerchantMethodListParams' },
    query: operatorModeQuery,
    answer: listOf('methods', schemas.gatewayMethod, 'The payment methods in their order.'),
  }),
  suspendMethod: route.post('/admin/methods/{method}/suspend', operator(ASSIST), {
    summary: 'Suspend a payment method for all merchants: it starts no new payments',
    description:
      '`method` is `wallet`, `cash`, or the id of a provider. Payments that were started end as they would have; refunds and payouts go on. Suspending again replaces the reason.',
    audit: {
      action: 'method.suspend',
      subject: { type: 'method', parameter: 'method' },
      details: ['reason'],
    },
    body: schemas.methodSuspendParams,
    answer: itemOf('method', schemas.gatewayMethod, 'The payment method.'),
    errors: ['METHOD_NOT_FOUND'],
  }),
  reinstateMethod: route.post('/admin/methods/{method}/reinstate', operator(ASSIST), {
    summary: 'Reinstate a suspended payment method',
    description: 'It is offered again by all merchants whose settings do.',
    audit: { action: 'method.reinstate', subject: { type: 'method', parameter: 'method' } },
    body: schemas.methodReinstateParams,
    answer: itemOf('method', schemas.gatewayMethod, 'The payment method.'),
    errors: ['METHOD_NOT_FOUND'],
  }),
});

import { open, route, routesOf, token } from '../basics/declare.ts';
import { itemOf } from '../basics/schemas.ts';
import { holderModeQuery, transaction } from '../wallets/schemas.ts';
import * as schemas from './schemas.ts';

/** Why a payment takes no cash now. */
const NOT_PAYABLE = [
  'PAYMENT_ALREADY_PAID',
  'PAYMENT_CANCELED',
  'PAYMENT_FAILED',
  'PAYMENT_IN_PROGRESS',
  'PAYMENT_EXPIRED',
  'METHOD_NOT_AVAILABLE',
  'METHOD_DISABLED',
  // Its link accepts no more payments.
  'PAYMENT_LINK_CLOSED',
] as const;

/** A checkout that is paid in cash at an agent: the customer's code, and what the agent does with it. */
export const cashPaymentRoutes = routesOf('Checkout', {
  createCashCode: route.post('/gateway/checkout/{slug}/cash-code', open, {
    part: 'agents',
    summary: 'Get the code for paying in cash at an agent',
    description:
      'The same code each time. The payment stays open for the other methods: read the checkout to see when it is paid.',
    client: 'checkout.createCashCode',
    limit: 'pay',
    answer: itemOf('cash_code', schemas.cashCode, 'The code and what is paid with it.'),
    status: 201,
    errors: ['CHECKOUT_NOT_FOUND', ...NOT_PAYABLE, 'ACCOUNT_SUSPENDED'],
  }),
  getCashCode: route.get('/gateway/checkout/{slug}/cash-code', open, {
    part: 'agents',
    summary: 'Read the code for paying in cash again',
    client: 'checkout.retrieveCashCode',
    limit: 'checkout',
    answer: itemOf('cash_code', schemas.cashCode, 'The code and what is paid with it.'),
    errors: ['CHECKOUT_NOT_FOUND', 'CASH_CODE_NOT_FOUND'],
  }),
  lookUpCashPayment: route.post('/agent/cash-payments/lookup', token('agent'), {
    tag: 'Agents',
    summary: "Read the amount and the shop of a customer's cash code",
    description:
      'Compare both with the customer before taking the cash. `CASH_CODE_INVALID` has `details.attempts_left`.',
    client: 'cashPayments.lookUp',
    limit: 'cash_code',
    query: holderModeQuery,
    body: schemas.cashPaymentLookUpParams,
    answer: itemOf('cash_payment', schemas.cashPayment, 'The payment of the code.'),
    errors: ['MODE_MISMATCH', 'ACCOUNT_SUSPENDED', 'CASH_CODE_INVALID', 'CASH_CODE_LOCKED', ...NOT_PAYABLE],
  }),
  takeCashPayment: route.post('/agent/cash-payments', token('agent'), {
    tag: 'Agents',
    summary: "Pay a customer's checkout from the float, for cash",
    description: 'After an error nothing was paid: give the cash back.',
    limit: 'cash_code',
    query: holderModeQuery,
    body: schemas.cashPaymentParams,
    answer: itemOf('transaction', transaction),
    status: 201,
    errors: [
      'MODE_MISMATCH',
      // The agent's account, or the shop's.
      'ACCOUNT_SUSPENDED',
      'INVALID_PIN',
      'PIN_LOCKED',
      'PIN_NOT_SET',
      'PIN_RESET_REQUIRED',
      'CASH_CODE_INVALID',
      'CASH_CODE_LOCKED',
      'LIMIT_EXCEEDED',
      'INSUFFICIENT_FLOAT',
      ...NOT_PAYABLE,
    ],
  }),
});

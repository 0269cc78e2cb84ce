import { z } from 'zod';
import { itemOf } from '../basics/lists.ts';
import type { Get, Open, Post, Token } from '../basics/route-types.ts';
import { noParameters, noQuery, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, NoQuery } from '../basics/types.ts';
import { holderModeQuery, transaction } from '../wallets/schemas.ts';
import type { HolderModeQuery, Transaction } from '../wallets/types.ts';
import { cashCode, cashPayment, cashPaymentLookUpParams, cashPaymentParams } from './schemas.ts';
import type { CashCode, CashPayment, CashPaymentLookUpParams, CashPaymentParams } from './types.ts';

/** A checkout that is paid in cash at an agent: the customer's code, and what the agent does with it. */
export interface CashPaymentRoutes {
  readonly createCashCode: Post<
    '/gateway/checkout/{slug}/cash-code',
    Open,
    NoQuery,
    undefined,
    ItemOf<'cash_code', CashCode>
  >;
  readonly getCashCode: Get<'/gateway/checkout/{slug}/cash-code', Open, NoQuery, ItemOf<'cash_code', CashCode>>;
  readonly lookUpCashPayment: Post<
    '/agent/cash-payments/lookup',
    Token<'agent'>,
    HolderModeQuery,
    CashPaymentLookUpParams,
    ItemOf<'cash_payment', CashPayment>
  >;
  readonly takeCashPayment: Post<
    '/agent/cash-payments',
    Token<'agent'>,
    HolderModeQuery,
    CashPaymentParams,
    ItemOf<'transaction', Transaction>
  >;
}

const slugParameters = z.object({ slug: idParameter });
const agentToken: Token<'agent'> = { kind: 'token', roles: ['agent'] };

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

export const cashPaymentRoutes: RouteTable<CashPaymentRoutes> = {
  createCashCode: {
    method: 'POST',
    path: '/gateway/checkout/{slug}/cash-code',
    tag: 'Checkout',
    summary: 'Get the code for paying in cash at an agent',
    auth: { kind: 'none' },
    limit: 'pay',
    parameters: slugParameters,
    query: noQuery,
    success: { 201: itemOf('cash_code', cashCode) },
    errors: ['CHECKOUT_NOT_FOUND', ...NOT_PAYABLE, 'ACCOUNT_SUSPENDED'],
  },
  getCashCode: {
    method: 'GET',
    path: '/gateway/checkout/{slug}/cash-code',
    tag: 'Checkout',
    summary: 'Read the code for paying in cash again',
    auth: { kind: 'none' },
    limit: 'checkout',
    parameters: slugParameters,
    query: noQuery,
    success: { 200: itemOf('cash_code', cashCode) },
    errors: ['CHECKOUT_NOT_FOUND', 'CASH_CODE_NOT_FOUND'],
  },
  lookUpCashPayment: {
    method: 'POST',
    path: '/agent/cash-payments/lookup',
    tag: 'Agents',
    summary: "Read the amount and the shop of a customer's cash code",
    auth: agentToken,
    limit: 'cash_code',
    parameters: noParameters,
    query: holderModeQuery,
    body: cashPaymentLookUpParams,
    success: { 200: itemOf('cash_payment', cashPayment) },
    errors: ['MODE_MISMATCH', 'ACCOUNT_SUSPENDED', 'CASH_CODE_INVALID', 'CASH_CODE_LOCKED', ...NOT_PAYABLE],
  },
  takeCashPayment: {
    method: 'POST',
    path: '/agent/cash-payments',
    tag: 'Agents',
    summary: "Pay a customer's checkout from the float, for cash",
    auth: agentToken,
    limit: 'cash_code',
    parameters: noParameters,
    query: holderModeQuery,
    body: cashPaymentParams,
    success: { 201: itemOf('transaction', transaction) },
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
  },
};

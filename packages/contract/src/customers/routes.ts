import { z } from 'zod';
import { deleted, itemOf, modeQuery, pageOf } from '../basics/lists.ts';
import type { Delete, Get, MerchantOrKey, Patch } from '../basics/route-types.ts';
import { CSV, csv, noParameters, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { Deleted, ItemOf, ModeQuery, PageOf } from '../basics/types.ts';
import {
  customer,
  customerExportQuery,
  customerListQuery,
  customerQuery,
  customerUpdateParams,
  customerWithTotals,
} from './schemas.ts';
import type {
  Customer,
  CustomerExportQuery,
  CustomerListQuery,
  CustomerQuery,
  CustomerUpdateParams,
  CustomerWithTotals,
} from './types.ts';

/** The people who pay a merchant. */
export interface CustomerRoutes {
  readonly listCustomers: Get<'/gateway/customers', MerchantOrKey, CustomerListQuery, PageOf<'customers', Customer>>;
  readonly exportCustomers: Get<'/gateway/customers.csv', MerchantOrKey, CustomerExportQuery, string>;
  readonly getCustomer: Get<
    '/gateway/customers/{customer_id}',
    MerchantOrKey,
    CustomerQuery,
    ItemOf<'customer', CustomerWithTotals>
  >;
  readonly updateCustomer: Patch<
    '/gateway/customers/{customer_id}',
    MerchantOrKey,
    ModeQuery,
    CustomerUpdateParams,
    ItemOf<'customer', Customer>
  >;
  readonly eraseCustomer: Delete<'/gateway/customers/{customer_id}', MerchantOrKey, ModeQuery, Deleted>;
  readonly getPaymentCustomer: Get<
    '/gateway/payments/{payment_id}/customer',
    MerchantOrKey,
    ModeQuery,
    ItemOf<'customer', Customer | null>
  >;
}

const customerParameters = z.object({ customer_id: idParameter });
const customersRead: MerchantOrKey = { kind: 'merchant', scope: 'customers:read' };
const customersWrite: MerchantOrKey = { kind: 'merchant', scope: 'customers:write' };

export const customerRoutes: RouteTable<CustomerRoutes> = {
  listCustomers: {
    method: 'GET',
    path: '/gateway/customers',
    tag: 'Customers',
    summary: 'List customers, by their first attempt to pay, newest first',
    auth: customersRead,
    parameters: noParameters,
    query: customerListQuery,
    success: { 200: pageOf('customers', customer) },
    errors: [],
  },
  exportCustomers: {
    method: 'GET',
    path: '/gateway/customers.csv',
    tag: 'Customers',
    summary: 'Export customers as CSV, by their first attempt to pay, newest first',
    auth: customersRead,
    parameters: noParameters,
    query: customerExportQuery,
    success: { 200: csv },
    files: CSV,
    errors: [],
  },
  getCustomer: {
    method: 'GET',
    path: '/gateway/customers/{customer_id}',
    tag: 'Customers',
    summary: 'Read a customer, with totals of their payments in a range',
    auth: customersRead,
    parameters: customerParameters,
    query: customerQuery,
    success: { 200: itemOf('customer', customerWithTotals) },
    errors: ['CUSTOMER_NOT_FOUND'],
  },
  updateCustomer: {
    method: 'PATCH',
    path: '/gateway/customers/{customer_id}',
    tag: 'Customers',
    summary: 'Replace the notes about a customer',
    auth: customersWrite,
    // Not what they say: an entry is kept for ever, and notes until they are erased.
    audit: { action: 'customer.update', subject: { type: 'customer', parameter: 'customer_id' } },
    parameters: customerParameters,
    query: modeQuery,
    body: customerUpdateParams,
    success: { 200: itemOf('customer', customer) },
    errors: ['CUSTOMER_NOT_FOUND'],
  },
  eraseCustomer: {
    method: 'DELETE',
    path: '/gateway/customers/{customer_id}',
    tag: 'Customers',
    summary: 'Erase a customer: their notes, and the link to their payments, which stay',
    auth: customersWrite,
    audit: { action: 'customer.erase', subject: { type: 'customer', parameter: 'customer_id' } },
    parameters: customerParameters,
    query: modeQuery,
    success: { 200: deleted },
    errors: ['CUSTOMER_NOT_FOUND'],
  },
  getPaymentCustomer: {
    method: 'GET',
    path: '/gateway/payments/{payment_id}/customer',
    tag: 'Customers',
    summary: 'Read the customer of a payment; null before an attempt to pay, and once the customer is erased',
    auth: customersRead,
    parameters: z.object({ payment_id: idParameter }),
    query: modeQuery,
    success: { 200: itemOf('customer', customer.nullable()) },
    errors: ['PAYMENT_NOT_FOUND'],
  },
};

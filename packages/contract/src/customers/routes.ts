import { merchantOrKey, route, routesOf } from '../basics/declare.ts';
import { MANAGE, READ_CUSTOMERS, SERVE } from '../people/roles.ts';
import { deleted, itemOf, listOf, modeQuery, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Payers of a merchant. */
export const customerRoutes = routesOf('Customers', {
  listCustomers: route.get('/gateway/customers', merchantOrKey('customers:read', READ_CUSTOMERS), {
    summary: 'List customers, by their first attempt to pay, newest first',
    query: schemas.customerListQuery,
    answer: pageOf('customers', schemas.customer),
  }),
  exportCustomers: route.csv('/gateway/customers.csv', merchantOrKey('customers:read', READ_CUSTOMERS), {
    summary: 'Export customers as CSV, by their first attempt to pay, newest first',
    query: schemas.customerExportQuery,
  }),
  getCustomer: route.get('/gateway/customers/{customer_id}', merchantOrKey('customers:read', READ_CUSTOMERS), {
    summary: 'Read a customer, with totals of their payments in a range',
    description: 'An erased customer is not found. The newest 1 000 attempts to pay are counted.',
    query: schemas.customerQuery,
    answer: itemOf('customer', schemas.customerWithTotals),
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
  listCustomerTotals: route.get('/gateway/customer-totals', merchantOrKey('customers:read', READ_CUSTOMERS), {
    summary: 'Count and sum the payments of several customers',
    description:
      'Of each, the newest 100 attempts to pay are counted: see `truncated`. A customer that is not found is left out.',
    client: 'customers.totals',
    query: schemas.customerTotalsQuery,
    answer: listOf('customer_totals', schemas.totalsOfCustomer),
  }),
  updateCustomer: route.patch('/gateway/customers/{customer_id}', merchantOrKey('customers:write', SERVE), {
    summary: 'Give a customer a name, or replace the notes about them',
    // Without the name and the notes: an audit entry is kept for ever, they only until they are erased.
    audit: { action: 'customer.update', subject: { type: 'customer', parameter: 'customer_id' } },
    query: modeQuery,
    body: schemas.customerUpdateParams,
    answer: itemOf('customer', schemas.customer),
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
  eraseCustomer: route.delete('/gateway/customers/{customer_id}', merchantOrKey('customers:write', MANAGE), {
    summary: 'Erase a customer: their name, the notes, and the link to their payments, which stay',
    description: 'A payer who pays again is a new customer.',
    client: 'customers.delete',
    audit: { action: 'customer.erase', subject: { type: 'customer', parameter: 'customer_id' } },
    query: modeQuery,
    answer: deleted,
    errors: ['CUSTOMER_NOT_FOUND'],
  }),
  getPaymentCustomer: route.get(
    '/gateway/payments/{payment_id}/customer',
    merchantOrKey('customers:read', READ_CUSTOMERS),
    {
      summary: 'Read the customer of a payment; null before an attempt to pay, and once the customer is erased',
      client: 'customers.ofPayment',
      query: modeQuery,
      answer: itemOf('customer', schemas.customer.nullable()),
      errors: ['PAYMENT_NOT_FOUND'],
    },
  ),
  listPaymentCustomers: route.get('/gateway/payment-customers', merchantOrKey('customers:read', READ_CUSTOMERS), {
    summary: 'List the customers of payments',
    description: 'A payment without a customer, or that is not found, is left out.',
    client: 'customers.ofPayments',
    query: schemas.paymentCustomerQuery,
    answer: listOf('payment_customers', schemas.paymentCustomer),
  }),
});

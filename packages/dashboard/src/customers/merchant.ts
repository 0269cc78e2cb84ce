import { list, listFile } from '../components/list.tsx';
import type { Section } from '../shell/page.ts';
import { editNotes, eraseCustomer, nameCustomer } from './customer-forms.tsx';
import { customerList } from './list-customers.tsx';
import { showCustomer } from './show-customer.tsx';

/** The people who pay, by their number or their account. */
export const customers: Section = {
  label: 'customers',
  route: 'listCustomers',
  group: 'collect',
  path: '/customers',
  pages: {
    '/customers': list('listCustomers', customerList),
    // Before what accepts any word as a customer's id.
    '/customers/export': listFile('exportCustomers', customerList),
    '/customers/:customer_id': showCustomer,
    '/customers/:customer_id/name': nameCustomer,
    '/customers/:customer_id/notes': editNotes,
    '/customers/:customer_id/erase': eraseCustomer,
  },
};

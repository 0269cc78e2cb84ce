export { eraseCustomer } from './erase-customer.ts';
export * from './read-customers.ts';
export { updateCustomer } from './update-customer.ts';

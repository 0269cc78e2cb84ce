export { createPaymentLink } from './create-payment-link.ts';
export { openPaymentLink } from './open-payment-link.ts';
export { getPaymentLink, getPublicPaymentLink, listPaymentLinks } from './read-payment-links.ts';
export { updatePaymentLink } from './update-payment-link.ts';

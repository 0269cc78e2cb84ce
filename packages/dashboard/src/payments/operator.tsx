import type { Section } from '../shell/page.ts';
import { listAllPayments } from './list-all-payments.tsx';
import { openDispute, refundPayment } from './payment-forms.ts';
import { showPayment } from './show-payment.tsx';

/** Any payment: what happened to it, and what an operator can do about it. */
export const payments: Section = {
  label: 'payments',
  group: 'accounts',
  isTab: true,
  path: '/payments',
  pages: {
    '/payments': listAllPayments,
    '/payments/:payment_id': showPayment,
    '/payments/:payment_id/refund': refundPayment,
    '/payments/:payment_id/dispute': openDispute,
  },
};

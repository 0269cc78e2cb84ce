import type { Section } from '../../shell/section.ts';
import { ACCOUNTS } from '../groups.ts';
import { findPayment } from './find-payment.tsx';
import { disputePayment, showDisputeForm } from './open-dispute.tsx';
import { refundPayment, showRefundForm } from './refund-payment.tsx';
import { showPayment } from './show-payment.tsx';
import { TEXT } from './text.ts';

/** Any payment, by its id: what happened to it, and what an operator can do about it. */
export const payments: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNTS,
  path: '/payments',
  pages: (routes) => {
    routes.get('/payments', findPayment);
    routes.get('/payments/:payment_id', showPayment);
    routes.get('/payments/:payment_id/refund', showRefundForm);
    routes.post('/payments/:payment_id/refund', refundPayment);
    routes.get('/payments/:payment_id/dispute', showDisputeForm);
    routes.post('/payments/:payment_id/dispute', disputePayment);
  },
};

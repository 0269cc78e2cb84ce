import type { Section } from '../../shell/section.ts';
import { cancelPayment, confirmCancel } from './cancel-payment.tsx';
import { exportPayments } from './export-payments.ts';
import { listPayments } from './list-payments.tsx';
import { confirmRefund, refundPayment, showRefund } from './refund-payment.tsx';
import { showPayment } from './show-payment.tsx';
import { TEXT } from './text.ts';

/** What customers paid, or did not: found, read, canceled, refunded. */
export const payments: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  path: '/payments',
  pages: (routes) => {
    routes.get('/payments', listPayments);
    routes.get('/payments/export', exportPayments);
    routes.get('/payments/:payment_id', showPayment);
    routes.get('/payments/:payment_id/cancel', confirmCancel);
    routes.post('/payments/:payment_id/cancel', cancelPayment);
    routes.get('/payments/:payment_id/refund', showRefund);
    routes.get('/payments/:payment_id/refund/confirm', confirmRefund);
    routes.post('/payments/:payment_id/refund/confirm', refundPayment);
  },
};

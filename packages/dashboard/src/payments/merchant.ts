import { formPage } from '../components/form-page.tsx';
import { list, listFile } from '../components/list.tsx';
import { moneyOf } from '../components/money.ts';
import { goTo } from '../shell/respond.tsx';
import type { Section } from '../shell/page.ts';
import { nameOf, paymentList } from './list-payments.tsx';
import { confirmRefund, refundPayment, showRefund } from '../refunds/refund-payment.ts';
import { showPayment } from './show-payment.tsx';
import { TEXT } from './merchant-text.ts';

/** Explains what canceling means, and asks for confirmation. */
const cancelPayment = formPage(
  { route: 'cancelPayment', find: (page) => page.read('getPayment') },
  (page, { payment }) => {
    const { title, text, consequence, refusals } = TEXT[page.locale].cancel;
    const path = `/payments/${payment.id}`;
    return {
      title,
      submit: page.buttons.cancel_payment,
      look: 'danger',
      explanation: [text(moneyOf(page, payment)), consequence],
      back: { href: page.path(path), label: nameOf(payment) },
      leave: payment.status === 'requested' ? undefined : path,
      refusals: () => refusals,
      keepsStatus: true,
      done: () => goTo(page, path, 'canceled'),
    };
  },
);

/** Payments: search, retrieve, cancel, refund. */
export const payments: Section = {
  label: 'payments',
  route: 'listPayments',
  group: 'collect',
  isTab: true,
  path: '/payments',
  pages: {
    '/payments': list('listPayments', paymentList),
    '/payments/export': listFile('exportPayments', paymentList),
    '/payments/:payment_id': showPayment,
    '/payments/:payment_id/cancel': cancelPayment,
    '/payments/:payment_id/refund': showRefund,
    '/payments/:payment_id/refund/confirm': { get: confirmRefund, post: refundPayment },
  },
};

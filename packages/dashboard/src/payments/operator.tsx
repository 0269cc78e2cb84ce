import { Field } from '@mitako/pages';
import type { Page, Section } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { openDispute, refundPayment } from './payment-forms.ts';
import { showPayment } from './show-payment.tsx';
import { TEXT } from './operator-text.ts';

/** Asks for the id of a payment, and leads to it. */
async function findPayment(page: Page): Promise<Response> {
  const { find } = TEXT[page.locale];
  const id = page.query('q');
  const isWrong = id !== '';
  if (isWrong) {
    const found = await page.ask('getAnyPayment', { parameters: { payment_id: id } });
    if (found.kind === 'done') return goTo(page, `/payments/${found.data.payment.id}`);
  }
  return show(
    page,
    { title: page.subjects.payments, status: isWrong ? 404 : 200, hasErrors: isWrong },
    <section class="card">
      <form method="get" action={page.here}>
        <Field
          name="q"
          label={find.label}
          hint={find.hint}
          type="text"
          autocomplete="off"
          maxlength={64}
          value={id}
          error={isWrong ? find.nothing : undefined}
        />
        <button class="button">{find.submit}</button>
      </form>
    </section>,
  );
}

/** Any payment, by its id: what happened to it, and what an operator can do about it. */
export const payments: Section = {
  label: 'payments',
  group: 'accounts',
  isTab: true,
  path: '/payments',
  pages: {
    '/payments': findPayment,
    '/payments/:payment_id': showPayment,
    '/payments/:payment_id/refund': refundPayment,
    '/payments/:payment_id/dispute': openDispute,
  },
};

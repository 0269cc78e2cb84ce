import { Field } from '@mitako/pages';
import type { Page } from '../../shell/page.ts';
import { goTo, show } from '../../shell/respond.tsx';
import { TEXT } from './text.ts';

/** Asks for the id of a payment, and leads to it. */
export async function findPayment(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const id = page.query('q');
  if (id !== '') {
    const found = await page.ask('getAnyPayment', { parameters: { payment_id: id } });
    if (found.kind === 'done') return goTo(page, `/payments/${found.data.payment.id}`);
  }
  const isWrong = id !== '';
  return show(
    page,
    { title: text.title, status: isWrong ? 404 : 200, hasErrors: isWrong },
    <section class="card">
      <form method="get" action={page.path('/payments')}>
        <Field
          name="q"
          label={text.find.label}
          hint={text.find.hint}
          type="text"
          autocomplete="off"
          maxlength={64}
          value={id}
          error={isWrong ? text.find.nothing : undefined}
        />
        <button class="button">{text.find.submit}</button>
      </form>
    </section>,
  );
}

import type { Payment } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { keyOf } from '@mitako/pages';
import { Action, type ActionState, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import type { Page } from '../../shell/page.ts';
import { goTo, show, showRefusal } from '../../shell/respond.tsx';
import { nameOf } from './list-payments.tsx';
import { TEXT } from './text.ts';

/** Asks whether to cancel, and says what that means. */
export async function confirmCancel(page: Page): Promise<Response> {
  const reply = await page.ask('getPayment', { parameters: { payment_id: page.parameter('payment_id') } });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { payment } = reply.data;
  if (payment.status !== 'requested') return goTo(page, `/payments/${payment.id}`);
  return draw(page, payment, 200, freshState());
}

export async function cancelPayment(page: Page): Promise<Response> {
  const parameters = { payment_id: page.parameter('payment_id') };
  const reply = await page.ask('cancelPayment', { parameters, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return goTo(page, `/payments/${reply.data.payment.id}`, 'canceled');
  const found = await page.ask('getPayment', { parameters });
  if (found.kind === 'refused') return showRefusal(page.site, page.request, found);
  const state = refusedState(page, reply, TEXT[page.locale].cancel.refusals);
  return draw(page, found.data.payment, reply.status, state);
}

function draw(page: Page, payment: Payment, status: number, state: ActionState): Response | Promise<Response> {
  const text = TEXT[page.locale].cancel;
  const path = page.path(`/payments/${payment.id}`);
  return show(
    page,
    { title: text.title, status, hasErrors: isFaulty(state), back: { href: path, label: nameOf(payment) } },
    <section class="card narrow">
      <p>{text.text(formatAmount(payment.amount, payment.currency, page.locale))}</p>
      <p>{text.consequence}</p>
      <Action page={page} state={state} action={`${path}/cancel`} submit={text.submit} look="danger" />
      <a class="link" href={path}>
        {text.keep}
      </a>
    </section>,
  );
}

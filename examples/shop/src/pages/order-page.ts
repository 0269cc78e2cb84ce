import { html } from 'hono/html';
import type { Order, OrderStatus } from '../orders.ts';
import type { Language } from '../language.ts';
import { price } from '../product.ts';
import { TEXT } from '../text.ts';
import { layout, type Html } from './layout.ts';
import { DONE, RETURNED, STOPPED, WAITING } from './pictures.ts';

const MARKS: Readonly<Record<OrderStatus, Html>> = {
  pending: WAITING,
  paid: DONE,
  refunded: RETURNED,
  failed: STOPPED,
  canceled: STOPPED,
  expired: STOPPED,
};

/** One order, as the webhooks left it. */
export function orderPage(order: Order, language: Language): Html {
  const { order: text, product } = TEXT[language];
  const { title, text: message } = text[order.status];
  return layout({
    language,
    title,
    refreshSeconds: order.status === 'pending' ? 2 : undefined,
    main: html`<section class="card" data-status="${order.status}">
      ${MARKS[order.status]}
      <h1>${title}</h1>
      <p>${message}</p>
      <dl>
        <div>
          <dt>${text.name}</dt>
          <dd class="amount">${order.id}</dd>
        </div>
        <div>
          <dt>${product.name}</dt>
          <dd class="amount">${price(order.amount, language)}</dd>
        </div>
        ${
          order.transactionId === null
            ? ''
            : html`<div>
                <dt>${text.transaction}</dt>
                <dd>${order.transactionId}</dd>
              </div>`
        }
      </dl>
      ${wayOn(order, language)}
    </section>`,
  });
}

/** What the customer can do next. */
function wayOn(order: Order, language: Language): Html {
  const { order: text, back } = TEXT[language];
  switch (order.status) {
    case 'pending':
      return order.checkoutUrl === null ? html`` : html`<a class="button" href="${order.checkoutUrl}">${text.go}</a>`;
    case 'failed':
    case 'canceled':
    case 'expired':
      return html`<form method="post" action="/orders/${order.id}/pay">
        <button class="button">${text.again}</button>
      </form>`;
    case 'paid':
    case 'refunded':
      return html`<a href="/">${back}</a>`;
  }
}

import { html } from 'hono/html';
import type { Order, OrderStatus } from '../orders.ts';
import { PRODUCT, price } from '../product.ts';
import { layout, type Html } from './layout.ts';
import { DONE, RETURNED, STOPPED, WAITING } from './pictures.ts';

const STATUSES: Readonly<Record<OrderStatus, { readonly mark: Html; readonly title: string; readonly text: string }>> =
  {
    pending: {
      mark: WAITING,
      title: 'En attente du paiement',
      text: 'Nous attendons la confirmation du paiement. Cette page se met à jour toute seule.',
    },
    paid: { mark: DONE, title: 'Merci, c’est payé\u00a0!', text: 'Votre café part de Foumbot demain matin.' },
    refunded: { mark: RETURNED, title: 'Commande remboursée', text: 'Le montant est revenu sur votre compte.' },
    failed: {
      mark: STOPPED,
      title: 'Le paiement n’est pas passé',
      text: 'Rien n’a été débité. Vous pouvez réessayer.',
    },
    canceled: { mark: STOPPED, title: 'Paiement annulé', text: 'Rien n’a été débité. La commande vous attend.' },
    expired: { mark: STOPPED, title: 'Le paiement a expiré', text: 'Rien n’a été débité. La commande vous attend.' },
  };

/** One order, as the webhooks left it. */
export function orderPage(order: Order): Html {
  const { mark, title, text } = STATUSES[order.status];
  return layout({
    title,
    refreshSeconds: order.status === 'pending' ? 2 : undefined,
    main: html`<section class="card" data-status="${order.status}">
      ${mark}
      <h1>${title}</h1>
      <p>${text}</p>
      <dl>
        <div>
          <dt>Commande</dt>
          <dd>${order.id}</dd>
        </div>
        <div>
          <dt>${PRODUCT.name}</dt>
          <dd class="amount">${price(order.amount)}</dd>
        </div>
        ${
          order.transactionId === null
            ? ''
            : html`<div>
                <dt>Transaction</dt>
                <dd>${order.transactionId}</dd>
              </div>`
        }
      </dl>
      ${wayOn(order)}
    </section>`,
  });
}

/** What the customer can do next. */
function wayOn(order: Order): Html {
  switch (order.status) {
    case 'pending':
      return order.checkoutUrl === null
        ? html``
        : html`<a class="button" href="${order.checkoutUrl}">Continuer le paiement</a>`;
    case 'failed':
    case 'canceled':
    case 'expired':
      return html`<form method="post" action="/orders/${order.id}/pay">
        <button class="button">Payer maintenant</button>
      </form>`;
    case 'paid':
    case 'refunded':
      return html`<a href="/">Retour à la boutique</a>`;
  }
}

import type { Checkout } from '@mitako/client/wallet';
import { html } from 'hono/html';
import type { Html } from './layout.ts';

/** Amount and merchant, on every screen, so that the user sees what the PIN confirms. */
export function order(checkout: Checkout): Html {
  const { merchant, amount_display, description, livemode, status, expires_at } = checkout;
  const until = new Date(expires_at).toLocaleString('fr', { dateStyle: 'short', timeStyle: 'short' });
  return html`<section>
    ${merchant.logo_url === null ? '' : html`<img src="${merchant.logo_url}" alt="" width="40" height="40" />`}
    <p><bdi>${merchant.name}</bdi> ${livemode ? '' : html`<span class="test">Essai</span>`}</p>
    <p class="amount">${amount_display}</p>
    ${description === null ? '' : html`<p><bdi>${description}</bdi></p>`}
    ${status === 'requested' ? html`<p class="soft">À payer avant le ${until}</p>` : ''}
  </section>`;
}

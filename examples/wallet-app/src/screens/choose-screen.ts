import type { Checkout } from '@mitako/client/wallet';
import { html } from 'hono/html';
import type { Problem } from '../pay-checkout.ts';
import { eventForm, layout, type Html } from './layout.ts';
import { order } from './order.ts';
import { problemLine } from './problem.ts';

/** The amount to pay, and the available payment methods. */
export function chooseScreen(checkout: Checkout, problem: Problem | null, typedPhone: string): Html {
  const methods = checkout.methods.filter(({ available }) => available);
  const providers = methods.filter(({ type }) => type === 'mobile_money');
  const declined = checkout.failure === null ? null : { code: checkout.failure.code };
  return layout({
    title: 'Payer',
    main: html`${order(checkout)} ${problemLine(problem ?? declined)}
    ${methods.some(({ type }) => type === 'wallet') ? eventForm('pay_from_wallet', 'Payer avec mon portefeuille') : ''}
    ${
      providers.length === 0
        ? ''
        : html`<h2>Mobile Money</h2>
            ${mobileMoneyForm(providers, typedPhone)}`
    }
    ${eventForm('cancel', 'Annuler le paiement', '', 'plain')}`,
  });
}

function mobileMoneyForm(providers: Checkout['methods'], typedPhone: string): Html {
  const options = providers.map(
    ({ provider, label, limits }) =>
      html`<option value="${provider ?? ''}">${label} (${money(limits.min)} à ${money(limits.max)})</option>`,
  );
  const fields = html`<label
      >Opérateur
      <select name="provider">
        <option value="">D’après le numéro</option>
        ${options}
      </select></label
    >
    <label>
      Numéro
      <input name="phone" type="tel" required placeholder="+237653456789" autocomplete="tel" value="${typedPhone}" />
    </label>`;
  return eventForm('pay_by_mobile_money', 'Payer avec ce numéro', fields, 'plain');
}

function money(amount: number): string {
  return amount.toLocaleString('fr');
}

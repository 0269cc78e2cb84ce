import type { Checkout } from '@mitako/client/wallet';
import { html } from 'hono/html';
import type { PayState } from '../pay-checkout.ts';
import { chooseScreen } from './choose-screen.ts';
import { eventForm, layout, type Html } from './layout.ts';
import { order } from './order.ts';
import { problemLine, sentenceOf } from './problem.ts';

type Shown = Exclude<PayState, { readonly kind: 'start' }>;

/** All states after the start: one screen each. */
export function payScreen(state: Shown, typedPhone: string): Html {
  if (state.kind === 'choose') return chooseScreen(state.checkout, state.problem, typedPhone);
  const { title, body } = words(state);
  return layout({
    title,
    main: html`${'checkout' in state ? order(state.checkout) : ''}
      <h1>${title}</h1>
      ${'problem' in state ? problemLine(state.problem) : ''} ${body}`,
    // Do not reload the screen while a code is typed.
    againAfterMs:
      state.kind === 'waiting' && state.checkout.next_action?.type !== 'enter_otp'
        ? (state.checkout.next_action?.poll_after_ms ?? 2_000)
        : undefined,
  });
}

function words(state: Exclude<Shown, { readonly kind: 'choose' }>): { readonly title: string; readonly body: Html } {
  switch (state.kind) {
    case 'foreign':
      return {
        title: 'Ce n’est pas un paiement',
        body: html`<p>Ce code ne vient pas de notre service. Ne donnez votre code secret nulle part.</p>
          ${CLOSE}`,
      };
    case 'unknown':
      return {
        title: 'Paiement introuvable',
        body: html`<p>Ce lien est incomplet ou n’existe plus. Demandez-en un autre à la boutique.</p>
          ${CLOSE}`,
      };
    case 'offline':
      return {
        title: 'Pas de réseau',
        body: html`<p>Nous n’avons pas pu lire ce paiement.</p>
          ${eventForm('look', 'Réessayer')}${CLOSE}`,
      };
    case 'login':
      return {
        title: 'Connectez-vous',
        body: html`${eventForm('log_in', 'Se connecter', html`${EMAIL}${PASSWORD}`)}${BACK}`,
      };
    case 'set_pin':
      return {
        title: 'Choisissez un code secret',
        body: html`<p class="soft">
            4 à 6 chiffres. Évitez 1234 ou une date. Votre mot de passe prouve que c’est bien vous.
          </p>
          ${eventForm('set_pin', 'Enregistrer', html`${PASSWORD}${PIN}`)}${BACK}`,
      };
    case 'enter_pin':
      return {
        title: 'Votre code secret',
        body: html`${eventForm('confirm', `Payer ${state.checkout.amount_display}`, PIN)}${BACK}`,
      };
    case 'unclear':
      return {
        title: 'La réponse s’est perdue',
        body: html`<p>Le paiement est peut-être passé. Réessayez ici : vous ne paierez pas deux fois.</p>
          ${eventForm('confirm', 'Réessayer', state.tap.method === 'wallet' ? PIN : '')}`,
      };
    case 'waiting': {
      const { type, url, prompt } = state.checkout.next_action ?? {};
      return {
        title: 'Paiement en cours',
        body: html`<p>${prompt?.fr ?? 'Quelques secondes encore.'}</p>
          ${url === undefined ? '' : html`<p><a href="${url}">Aller à la page de paiement</a></p>`}
          ${type === 'enter_otp' ? eventForm('enter_code', 'Envoyer le code', CODE) : ''}${CLOSE}`,
      };
    }
    case 'paid':
      return {
        title: 'C’est payé',
        body: html`<p>Merci. La page de la boutique se met à jour toute seule.</p>
          <p class="soft">Référence ${state.reference}</p>
          ${backToShop(state.checkout.redirect_url)}`,
      };
    case 'over':
      return {
        title: ENDINGS[state.checkout.status] ?? 'Terminé',
        body: html`${endingWords(state.checkout)}${backToShop(state.checkout.redirect_url)}`,
      };
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  succeeded: 'Déjà payé',
  partially_refunded: 'Déjà payé',
  refunded: 'Payé, puis remboursé',
  failed: 'Le paiement n’est pas passé',
  canceled: 'Paiement annulé',
  expired: 'Le temps pour payer est écoulé',
};

/** The reason, and that nothing was charged. */
function endingWords({ status, failure }: Checkout): Html | '' {
  if (status !== 'failed' && status !== 'canceled' && status !== 'expired') return '';
  return html`<p>${failure === null ? '' : `${sentenceOf(failure)} `}Rien n’a été prélevé.</p>`;
}

/** Only useful if the checkout was opened on this phone; a page on another screen redirects automatically. */
function backToShop(redirectUrl: string | null): Html {
  return html`${redirectUrl === null ? '' : html`<p><a href="${redirectUrl}">Retour à la boutique</a></p>`}${CLOSE}`;
}

const EMAIL = html`<label>E-mail <input name="email" type="email" required autocomplete="username" /></label>`;
const PASSWORD = html`<label>
  Mot de passe <input name="password" type="password" required autocomplete="current-password" />
</label>`;
const PIN = html`<label>
  Code secret
  <input name="pin" type="password" inputmode="numeric" pattern="[0-9]{4,6}" required autocomplete="off" />
</label>`;
const CODE = html`<label>
  Code reçu <input name="code" inputmode="numeric" pattern="[0-9]{4,10}" required autocomplete="one-time-code" />
</label>`;
const BACK = eventForm('back', 'Payer autrement', '', 'plain');
const CLOSE = eventForm('leave', 'Fermer', '', 'plain');

import type { Transaction } from '@mitako/client/wallet';
import { html } from 'hono/html';
import { eventForm, layout, type Html } from './layout.ts';

/** The screen between two payments. */
export function homeScreen(options: {
  /** Null while no user is logged in. */
  readonly transactions: readonly Transaction[] | null;
  /** Whether test payments can be created here. */
  readonly hasSamples: boolean;
}): Html {
  const { transactions, hasSamples } = options;
  return layout({
    title: 'Accueil',
    main: html`<h1>Payer</h1>
      <p class="soft">Un vrai téléphone lit ici le code QR de la page de paiement. Collez l’adresse qu’il contient.</p>
      ${eventForm(
        'open',
        'Ouvrir',
        html`<label>Adresse de paiement <input name="text" required autocomplete="off" inputmode="url" /></label>`,
      )}
      ${hasSamples ? html`<form method="post" action="/sample"><button class="plain">Paiement d’essai</button></form>` : ''}
      ${transactions === null ? '' : statement(transactions)}`,
  });
}

function statement(transactions: readonly Transaction[]): Html {
  return html`<h2>Dernières opérations</h2>
    ${transactions.length === 0 ? html`<p class="soft">Rien encore.</p>` : ''}
    <ul>
      ${transactions.map(
        ({ id, merchant, description, amount }) =>
          html`<li>
            <span title="${id}"><bdi>${merchant?.name ?? description ?? 'Portefeuille'}</bdi></span>
            <span>${amount.toLocaleString('fr')} FCFA</span>
          </li>`,
      )}
    </ul>
    <form method="post" action="/log-out"><button class="plain">Se déconnecter</button></form>`;
}

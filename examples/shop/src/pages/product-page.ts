import { html } from 'hono/html';
import { PRODUCT, price } from '../product.ts';
import { layout, type Html } from './layout.ts';
import { BAG } from './pictures.ts';

/** The product page. Buying is a plain form, so it works without scripts. */
export function productPage(): Html {
  return layout({
    title: PRODUCT.name,
    main: html`<div class="product">
      <div class="picture">${BAG}</div>
      <div>
        <p class="eyebrow">Récolte de l’année</p>
        <h1>${PRODUCT.name}</h1>
        <p class="soft">
          ${PRODUCT.weight}. Cultivé à 1 200 m sur les terres noires du Noun, lavé, séché au soleil et torréfié chaque
          semaine. Notes de cacao et d’agrumes.
        </p>
        <p class="price">${price(PRODUCT.amount)}</p>
        <form method="post" action="/orders"><button class="button">Acheter</button></form>
        <p class="note">Paiement par portefeuille ou Mobile Money, sur la page sécurisée de Mitako.</p>
      </div>
    </div>`,
  });
}

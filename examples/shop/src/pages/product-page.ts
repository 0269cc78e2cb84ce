import { html } from 'hono/html';
import type { Language } from '../language.ts';
import { PRODUCT, price } from '../product.ts';
import { TEXT } from '../text.ts';
import { layout, type Html } from './layout.ts';
import { bag } from './pictures.ts';

/** The product page. Buying is a plain form, so it works without scripts. */
export function productPage(language: Language): Html {
  const { name, weight, eyebrow, about, buy, note, picture } = TEXT[language].product;
  return layout({
    language,
    title: name,
    main: html`<div class="product">
      <div class="picture">${bag(picture)}</div>
      <div>
        <p class="eyebrow">${eyebrow}</p>
        <h1>${name}</h1>
        <p class="soft">${weight}. ${about}</p>
        <p class="price">${price(PRODUCT.amount, language)}</p>
        <form method="post" action="/orders"><button class="button">${buy}</button></form>
        <p class="note">${note}</p>
      </div>
    </div>`,
  });
}

import { html } from 'hono/html';
import { layout, type Html } from './layout.ts';
import { STOPPED } from './pictures.ts';

/** A page with a message only. */
export function messagePage(title: string, text: string): Html {
  return layout({
    title,
    main: html`<section class="card">
      ${STOPPED}
      <h1>${title}</h1>
      <p>${text}</p>
      <a href="/">Retour à la boutique</a>
    </section>`,
  });
}

import { html } from 'hono/html';
import type { Language } from '../language.ts';
import { TEXT } from '../text.ts';
import { layout, type Html } from './layout.ts';
import { STOPPED } from './pictures.ts';

/** A page with a message only. */
export function messagePage(language: Language, of: 'missing' | 'sorry'): Html {
  const { back, [of]: message } = TEXT[language];
  return layout({
    language,
    title: message.title,
    main: html`<section class="card">
      ${STOPPED}
      <h1>${message.title}</h1>
      <p>${message.text}</p>
      <a href="/">${back}</a>
    </section>`,
  });
}

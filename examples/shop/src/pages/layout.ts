import { html } from 'hono/html';
import { STYLE } from './style.ts';

/** The result of `html`: text with escaped values. */
export type Html = ReturnType<typeof html>;

/** The frame of every page. */
export function layout(options: {
  readonly title: string;
  readonly main: Html;
  /** Reloads the page after this many seconds, without JavaScript. */
  readonly refreshSeconds?: number | undefined;
}): Html {
  const { title, main, refreshSeconds } = options;
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <title>${title} · Boutique Démo</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header>
          <a href="/">Boutique Démo</a>
          <span>Cafés de l’Ouest</span>
        </header>
        <main>${main}</main>
        <footer>Boutique de démonstration : rien n’est vendu, rien n’est débité.</footer>
      </body>
    </html>`;
}

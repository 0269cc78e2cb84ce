import { html } from 'hono/html';
import { STYLE } from './style.ts';

/** The result of `html`: text with escaped values. */
export type Html = ReturnType<typeof html>;

/** The phone, and what is on its screen. */
export function layout(options: {
  readonly title: string;
  readonly main: Html;
  /** Reloads after this many milliseconds, without a script. */
  readonly againAfterMs?: number | undefined;
}): Html {
  const { title, main, againAfterMs } = options;
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${
          againAfterMs === undefined
            ? ''
            : html`<meta http-equiv="refresh" content="${Math.ceil(againAfterMs / 1000)};url=/look" />`
        }
        <title>${title} · Portefeuille</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <header><a href="/">Portefeuille</a></header>
          ${main}
        </main>
      </body>
    </html>`;
}

/** A form that sends one event of the flow. */
export function eventForm(kind: string, label: string, fields: Html | '' = '', style: 'main' | 'plain' = 'main'): Html {
  return html`<form method="post" action="/events/${kind}">${fields}<button class="${style}">${label}</button></form>`;
}

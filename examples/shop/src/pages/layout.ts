import { html } from 'hono/html';
import type { Language } from '../language.ts';
import { TEXT } from '../text.ts';
import { STYLE } from './style.ts';

/** The result of `html`: text with escaped values. */
export type Html = ReturnType<typeof html>;

/** The frame of every page. */
export function layout(options: {
  readonly language: Language;
  readonly title: string;
  readonly main: Html;
  /** Reloads the page after this many seconds, without JavaScript. */
  readonly refreshSeconds?: number | undefined;
}): Html {
  const { language, title, main, refreshSeconds } = options;
  const text = TEXT[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refreshSeconds === undefined ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}" />`}
        <title>${title} · ${text.shop}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <header>
          <a href="/">${text.shop}</a>
          <span>${text.line}</span>
        </header>
        <main>${main}</main>
        <footer>
          ${text.footer}
          <a href="?lang=${text.other.language}" lang="${text.other.language}" hreflang="${text.other.language}"
            >${text.other.name}</a
          >
        </footer>
      </body>
    </html>`;
}

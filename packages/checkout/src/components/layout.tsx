import { LOCALES } from '@mitako/contract';
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { PageContext } from '../page-context.ts';
import { SUBMIT_ONCE } from '../script.ts';
import { STYLE } from '../style.ts';
import { LockIcon, LogoIcon } from './icons.tsx';

interface LayoutProps {
  readonly page: PageContext;
  readonly title: string;
  readonly children: Child;
  /** Said first in the title, so that a screen reader hears it at once. */
  readonly hasErrors?: boolean;
  /** Script of this page beside the one of all forms. */
  readonly script?: string;
  /**
   * Where to go and after how many seconds, for browsers without JavaScript only: a refresh that cannot be stopped is
   * refused by WCAG 2.2.1, so with JavaScript the page's own script does it, and each such page has a way to stay.
   */
  readonly refresh?: { readonly seconds: number; readonly url?: string } | undefined;
  readonly footer?: Child;
}

const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const;

/** The frame of every page. */
export function Layout({ page, title, children, hasErrors, script, refresh, footer }: LayoutProps): JSX.Element {
  const { text, locale, nonce, serviceName } = page;
  return (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        <meta name="theme-color" content="#f4f0eb" media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content="#14100d" media="(prefers-color-scheme:dark)" />
        <title>{hasErrors === true ? text.layout.errorTitle(title) : title}</title>
        <link rel="icon" href="data:," />
        <style nonce={nonce}>{raw(STYLE)}</style>
        {refresh !== undefined && (
          <noscript>
            <meta http-equiv="refresh" content={refreshContent(refresh)} />
          </noscript>
        )}
      </head>
      <body>
        <div class="page">
          <header class="top">
            <span class="brand">
              <LogoIcon />
              {serviceName}
            </span>
            <nav aria-label={text.language.choose}>
              <ul>
                {LOCALES.map((name) => (
                  <li>
                    {name === locale ? (
                      <span aria-current="true">{LANGUAGE_NAMES[name]}</span>
                    ) : (
                      <a href={page.languageHrefs[name]} lang={name} hreflang={name}>
                        {LANGUAGE_NAMES[name]}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
          </header>
          <main>{children}</main>
          <footer>
            {footer}
            <p class="secure">
              <LockIcon />
              {text.layout.securedBy(serviceName)}
            </p>
          </footer>
        </div>
        <script nonce={nonce}>{raw(SUBMIT_ONCE + (script ?? ''))}</script>
      </body>
    </html>
  );
}

function refreshContent(refresh: { readonly seconds: number; readonly url?: string }): string {
  return refresh.url === undefined ? String(refresh.seconds) : `${refresh.seconds};url=${refresh.url}`;
}

import { NAMES } from '../vocabulary/names.ts';
import { type Locale, LOCALES } from '@mitako/contract';
import { DARK, LIGHT, SUBMIT_ONCE } from '@mitako/pages';
import { raw } from 'hono/html';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Both } from './both.ts';
import { COPY, SEARCH } from './script.ts';
import type { Site } from './site.ts';
import { STYLE } from './style.ts';
import { TEXT } from './text.ts';

/** What every page is drawn with. */
export interface View {
  readonly site: Pick<Site, 'serviceName'>;
  readonly locale: Locale;
  /** Of the page's style and script, new for each request. */
  readonly nonce: string;
  /** The same page in each language. */
  readonly languageHrefs: Both<string>;
}

interface LayoutProps {
  readonly view: View;
  readonly title: string;
  readonly hasErrors?: boolean;
  readonly script?: string;
  readonly style?: string;
  /** Of the head, after what all pages have there. */
  readonly head?: Child;
  readonly children: Child;
}

export const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const;

/** The document around every page: its head, the choice of language, its one style and one script. */
export function Layout({
  view,
  title,
  hasErrors = false,
  script = '',
  style = '',
  head,
  children,
}: LayoutProps): JSX.Element {
  const { site, locale, nonce } = view;
  const text = TEXT[locale];
  const full = `${title} – ${site.serviceName}`;
  return (
    <html lang={locale}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="same-origin" />
        <meta name="theme-color" content={LIGHT.page} media="(prefers-color-scheme:light)" />
        <meta name="theme-color" content={DARK.page} media="(prefers-color-scheme:dark)" />
        <title>{hasErrors ? text.errorTitle(full) : full}</title>
        <link rel="icon" href="data:," />
        {head}
        <style nonce={nonce}>{raw(STYLE + style)}</style>
      </head>
      <body>
        {children}
        <footer>
          <nav aria-label={NAMES[locale].language}>
            {LOCALES.filter((name) => name !== locale).map((name) => (
              <a class="link" href={view.languageHrefs[name]} lang={name} hreflang={name}>
                {LANGUAGE_NAMES[name]}
              </a>
            ))}
          </nav>
        </footer>
        <script nonce={nonce}>{raw(SUBMIT_ONCE + COPY + SEARCH + script)}</script>
      </body>
    </html>
  );
}

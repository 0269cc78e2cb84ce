import { NAMES } from '../vocabulary/names.ts';
import { type Locale, LOCALES } from '@mitako/contract';
import { contactLinks, Document, LegalLinks } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Both } from './both.ts';
import { COPY, NEWER, SEARCH } from './script.ts';
import type { Site } from './site.ts';
import { STYLE } from './style.ts';
import { TEXT } from './text.ts';

/** What every page is drawn with. */
export interface View {
  readonly site: Pick<Site, 'brand' | 'ownStyle' | 'rehearsalHref'>;
  readonly locale: Locale;
  /** Of the page's style and script, new for each request. */
  readonly nonce: string;
  /** The same page in each language. */
  readonly languageHrefs: Both<string>;
}

export interface LayoutProps {
  readonly title: string;
  /** Something went wrong: first in the title, so that screen readers announce it at once. */
  readonly hasErrors?: boolean | undefined;
  /** Script of this page beside the one of all. */
  readonly script?: string | undefined;
  /** Rules of this page after those of all: what depends on a merchant's data. */
  readonly style?: string | undefined;
  /** Of the document's head. */
  readonly head?: Child;
  /** Search engines may list it. */
  readonly isListed?: boolean;
  /** In place of links and the choice of language; null: the page has its own. */
  readonly footer?: Child | null;
}

export const LANGUAGE_NAMES = { fr: 'Français', en: 'English' } as const;

/** The document around every page, with the choice of language. */
export function Layout({
  view,
  title,
  hasErrors = false,
  script = '',
  style = '',
  head,
  isListed,
  footer,
  children,
}: LayoutProps & { readonly view: View; readonly children: Child }): JSX.Element {
  const { site, locale, nonce } = view;
  // The login of a shop has its name for a title.
  const full = title === site.brand.name ? title : `${title} – ${site.brand.name}`;
  return (
    <Document
      language={locale}
      title={hasErrors ? TEXT[locale].errorTitle(full) : full}
      icon={site.brand.iconHref}
      nonce={nonce}
      rehearsalHref={site.rehearsalHref}
      style={STYLE + site.ownStyle + style}
      script={COPY + SEARCH + NEWER + script}
      head={head}
      isListed={isListed}
    >
      {children}
      {footer === undefined ? (
        <footer>
          <LegalLinks brand={site.brand} language={locale} fallback={locale} />
          {contactLinks(site.brand.support).map(({ href, label }) => (
            <a href={href}>{label}</a>
          ))}
          <Languages view={view} />
        </footer>
      ) : (
        footer
      )}
    </Document>
  );
}

/** The same page in the other languages. */
export function Languages({ view: { locale, languageHrefs } }: { readonly view: View }): JSX.Element {
  return (
    <nav aria-label={NAMES[locale].language}>
      {LOCALES.filter((name) => name !== locale).map((name) => (
        <a class="link" href={languageHrefs[name]} lang={name} hreflang={name}>
          {LANGUAGE_NAMES[name]}
        </a>
      ))}
    </nav>
  );
}

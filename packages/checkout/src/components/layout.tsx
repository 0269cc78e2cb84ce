import { brandStyle, Document, Icon, LegalLinks, Mark } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { LanguageLink, PageContext } from '../page-context.ts';
import { COUNT, FOLLOW } from '../script.ts';
import { type Purpose, STYLES } from '../style.ts';
import { wholeSeconds } from '../time-left.ts';

interface LayoutProps {
  readonly page: PageContext;
  readonly title: string;
  readonly children: Child;
  /** Who is paid. Default: the service. */
  readonly header?: Child;
  /** Below the header, beside the content on a wide screen. */
  readonly aside?: Child;
  /** First in the title, so that screen readers read it at once. */
  readonly hasErrors?: boolean;
  /** Script of this page in addition to the one of all forms. */
  readonly script?: string;
  /**
   * Where to go and after how many seconds, for browsers without JavaScript only: WCAG 2.2.1 forbids a refresh that
   * cannot be stopped, so with JavaScript the page's own script redirects, and each such page has a way to stay.
   */
  readonly refresh?: { readonly seconds: number; readonly url?: string } | undefined;
  /** Default: `step`. */
  readonly purpose?: Purpose | undefined;
  /** Colour of a merchant; null: the service's. */
  readonly color?: string | null;
  /** CSS rules after those of the page's purpose. */
  readonly style?: string;
  readonly footer?: Child;
  /** The link back, above the content of a step. */
  readonly back?: Back | undefined;
  readonly follow?: Follow | undefined;
}

/** Target and label of the back link. */
export interface Back {
  readonly href: string;
  readonly label: string;
}

/** How a page follows its payment with JavaScript. */
export interface Follow {
  /** URL that returns the next page, or that nothing changed. */
  readonly statusPath: string;
  /** Expiry of the page, at which it polls; null without a limit. */
  readonly leftMs: number | null;
  /** Initial polling interval. Default: polls only when the page becomes visible again. */
  readonly pollMs?: number | undefined;
}

/** The frame of every page. */
export function Layout(props: LayoutProps): JSX.Element {
  const {
    page,
    title,
    children,
    header,
    aside,
    hasErrors,
    script = '',
    purpose = 'step',
    style = '',
    color = null,
    refresh,
    footer,
    back,
    follow,
  } = props;
  const { text, language, nonce, brand } = page;
  return (
    <Document
      language={language}
      title={hasErrors === true ? text.layout.errorTitle(title) : title}
      nonce={nonce}
      rehearsalHref={page.rehearsalHref}
      icon={brand.iconHref}
      style={STYLES[purpose] + brandStyle(color ?? brand.color) + style}
      script={(purpose === 'wait' ? COUNT : '') + (follow === undefined ? '' : FOLLOW) + script}
      head={
        refresh !== undefined && (
          <noscript>
            <meta http-equiv="refresh" content={refreshContent(refresh)} />
          </noscript>
        )
      }
    >
      <div class="page">
        <div class="left">
          <header class="top">
            {header ?? <Service brand={brand} />}
            <nav class="lang" aria-label={text.language.choose}>
              {page.otherLanguages.map(OtherLanguage)}
            </nav>
          </header>
          {aside}
        </div>
        <main data-status={follow?.statusPath} data-left={secondsLeft(follow)} data-poll={follow?.pollMs}>
          {back !== undefined && <BackLink {...back} />}
          {children}
        </main>
        <footer class="foot">
          {footer}
          <p class="secure">
            <Icon name="lock" />
            {text.layout.securedBy(brand.name)}
          </p>
          {brand.legal.length > 0 && (
            <p>
              <LegalLinks brand={brand} language={language} fallback={text.language.prompts} />
            </p>
          )}
        </footer>
      </div>
    </Document>
  );
}

/** By its code, so that several fit beside the shop's name; its name in itself is read out. */
function OtherLanguage({ code, name, href }: LanguageLink): JSX.Element {
  return (
    <a href={href} lang={code} hreflang={code} title={name}>
      {code.toUpperCase()}
    </a>
  );
}

function Service({ brand }: Pick<PageContext, 'brand'>): JSX.Element {
  const { name, homeUrl } = brand;
  return (
    <>
      <Mark brand={brand} />
      <p class="who">{homeUrl === null ? name : <a href={homeUrl}>{name}</a>}</p>
    </>
  );
}

function BackLink({ href, label }: Back): JSX.Element {
  return (
    <a class="back" href={href}>
      <Icon name="arrow-left" />
      {label}
    </a>
  );
}

function secondsLeft(follow: Follow | undefined): number | undefined {
  return follow?.leftMs == null ? undefined : wholeSeconds(follow.leftMs);
}

function refreshContent(refresh: { readonly seconds: number; readonly url?: string }): string {
  return refresh.url === undefined ? String(refresh.seconds) : `${refresh.seconds};url=${refresh.url}`;
}

import { type Locale, LOCALES } from '@mitako/contract';
import {
  contactLinks,
  languageHrefs,
  LegalLinks,
  languageOf,
  type ProblemAnswer,
  type ProblemKind,
  problemOfRefusal,
  type Refusal,
  setRetryAfter,
} from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { ButtonLink } from '../components/small.tsx';
import { Frame, type FrameOptions } from './frame.tsx';
import { Languages, Layout, type LayoutProps, type View } from './layout.tsx';
import { BrandLink, Foot, Message, OUTSIDE_STYLE } from './outside.tsx';
import { isOwnParameter } from './own-parameters.ts';
import type { Page } from './page.ts';
import type { PageRequest, Site } from './site.ts';
import { comeBackWords } from './slow-down.ts';
import { TEXT } from './text.ts';
import { Welcome } from './welcome.tsx';

export interface ShowOptions extends FrameOptions {
  readonly status?: number | undefined;
}

/** Sends a page for a logged-in user: the menu, the heading, and what is in between. */
export async function show(page: Page, options: ShowOptions, body: Child): Promise<Response> {
  const { site, request, locale } = page;
  const { status: ofForm = 200, ...frame } = options;
  // The POST was refused, and answered; the GET that shows why succeeds.
  const status = page.showsRefused() ? 200 : ofForm;
  return send(
    request,
    <Frame page={page} view={viewOf(site, request, locale)} waiting={await waitingOf(page)} {...frame}>
      {body}
    </Frame>,
    status,
  );
}

/** What waits in each section, by its path. */
async function waitingOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const { sections } = page.site.panel;
  const counts = await Promise.all(
    sections.map(async ({ path, waiting }) => [path, (await waiting?.(page)) ?? null] as const),
  );
  return new Map(counts.flatMap(([path, count]) => (count === null ? [] : [[path, count]])));
}

/** Sends a page for a visitor who is not logged in: a form, or a message. */
export function showPlain(
  site: Site,
  request: PageRequest,
  options: Pick<LayoutProps, 'title' | 'hasErrors' | 'script'> & { readonly status?: number },
  body: Child,
): Response | Promise<Response> {
  const { status = 200, ...layout } = options;
  const view = viewOf(site, request, localeOf(site, request));
  const { brand } = site;
  const [help] = contactLinks(brand.support);
  return send(
    request,
    <Layout view={view} footer={null} {...layout}>
      <div class="split">
        <Welcome site={site} locale={view.locale} />
        <div class="entry">
          <main class="plain">{body}</main>
          <footer>
            <LegalLinks brand={brand} language={view.locale} fallback={view.locale} />
            {help !== undefined && <a href={help.href}>{help.label}</a>}
            <Languages view={view} />
          </footer>
        </div>
      </div>
    </Layout>,
    status,
  );
}

/** What a page for strangers has around its content. */
export interface OutsideOptions extends Omit<LayoutProps, 'footer' | 'style'> {
  readonly status?: number;
  /** Where the service's name leads. */
  readonly home: string;
  /** In the bar, before the login. */
  readonly links?: Child;
  /** In the bar, after the login. */
  readonly action?: Child;
  /** Whether the login is in the bar: who sees a problem of a panel may be logged in. */
  readonly hasLogin?: boolean;
  /** Columns of the footer. */
  readonly columns?: Child;
}

/** Sends a page for strangers, in the whole width: what the service is, or that something is not there. */
export function showOutside(
  site: Site,
  request: PageRequest,
  options: OutsideOptions,
  body: Child,
): Response | Promise<Response> {
  const { status = 200, home, links, action, columns, hasLogin = true, ...layout } = options;
  const view = viewOf(site, request, localeOf(site, request));
  const text = TEXT[view.locale];
  return send(
    request,
    <Layout view={view} style={OUTSIDE_STYLE} footer={<Foot view={view} site={site} children={columns} />} {...layout}>
      <header class="wrap top">
        <BrandLink site={site} href={home} />
        <nav aria-label={text.menu}>
          {links}
          {hasLogin && <a href={panelHref(site)}>{text.login.submit}</a>}
          {action}
        </nav>
      </header>
      {body}
    </Layout>,
    status,
  );
}

/**
 * Goes on to another page of the panel, after a form by GET.
 * @param done names what was done, for the page's notice: a word of ours, never what the user typed
 */
export function goTo(page: Page, below: string, done?: string): Response {
  const path = page.path(below);
  if (done === undefined) return page.request.redirect(path, 303);
  return page.request.redirect(`${path}${path.includes('?') ? '&' : '?'}done=${encodeURIComponent(done)}`, 303);
}

/** The page for a refusal that no form can fix. */
export function showRefusal(
  site: Site,
  request: PageRequest,
  refusal: Pick<Refusal, 'status' | 'code' | 'retryAfterSeconds'>,
): Response | Promise<Response> {
  const { status } = refusal;
  if (status === 403) return showProblem(site, request, 'forbidden', { status });
  return showProblem(site, request, ...problemOfRefusal(refusal));
}

/** A page that is only a message. */
export function showProblem(
  site: Site,
  request: PageRequest,
  kind: ProblemKind | 'forbidden',
  { status, retryAfterSeconds }: ProblemAnswer,
): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const { title, text } = TEXT[locale].problems[kind];
  setRetryAfter(request, retryAfterSeconds);
  return showOutside(
    site,
    request,
    { title, status, home: panelHref(site), hasLogin: false },
    <Message
      title={title}
      texts={[text, ...(kind === 'slowDown' ? [comeBackWords(site, locale, retryAfterSeconds)] : [])]}
      actions={<ButtonLink href={panelHref(site)} label={TEXT[locale].toStart} isMain />}
    />,
  );
}

export function localeOf(site: Site, request: PageRequest): Locale {
  return languageOf(request, { languages: LOCALES, merchant: null, path: site.base, secure: site.secure });
}

function viewOf(site: Site, request: PageRequest, locale: Locale): View {
  return {
    site,
    locale,
    nonce: request.get('secureHeadersNonce') ?? '',
    languageHrefs: languageHrefs(LOCALES, request.req.url, Object.keys(request.req.query()).filter(isOwnParameter)),
  };
}

function send(request: PageRequest, page: JSX.Element, status: number): Response | Promise<Response> {
  return request.html(`<!doctype html>${String(page)}`, status as ContentfulStatusCode);
}

/** The panel of a site, also from pages that are on the customers' host. */
function panelHref({ base, gateway: { publicUrl, staffUrl } }: Site): string {
  return staffUrl === publicUrl ? base : new URL(base, staffUrl).href;
}

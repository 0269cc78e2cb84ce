import { type Locale, LOCALES } from '@mitako/contract';
import {
  languageHrefs,
  languageOf,
  leanStyle,
  type ProblemAnswer,
  type ProblemKind,
  problemOfRefusal,
  type Refusal,
  setRetryAfter,
} from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Frame, type FrameOptions } from './frame.tsx';
import { Layout, type View } from './layout.tsx';
import { isOwnParameter } from './own-parameters.ts';
import type { Page } from './page.ts';
import type { PageRequest, Site } from './site.ts';
import { comeBackWords } from './slow-down.ts';
import { STYLE } from './style.ts';
import { TEXT } from './text.ts';
import { Welcome } from './welcome.tsx';

export interface ShowOptions extends FrameOptions {
  readonly status?: number | undefined;
}

/** Sends a page for a logged-in user: the menu, the heading, and what is in between. */
export function show(page: Page, options: ShowOptions, body: Child): Response | Promise<Response> {
  const { site, request, locale } = page;
  const { status = 200, ...frame } = options;
  return send(
    request,
    <Frame page={page} view={viewOf(site, request, locale)} {...frame}>
      {body}
    </Frame>,
    status,
  );
}

/** Sends a page for a visitor who is not logged in: a form, or a message. */
export function showPlain(
  site: Site,
  request: PageRequest,
  options: { readonly title: string; readonly status?: number; readonly hasErrors?: boolean },
  body: Child,
): Response | Promise<Response> {
  const { status = 200, ...layout } = options;
  return send(
    request,
    <Layout view={viewOf(site, request, localeOf(site, request))} {...layout}>
      <div class="split">
        <Welcome site={site} locale={localeOf(site, request)} />
        <main class="plain">{body}</main>
      </div>
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
  return showPlain(
    site,
    request,
    { title, status },
    <section class="card">
      <h1>{title}</h1>
      <p>{text}</p>
      {kind === 'slowDown' && <p>{comeBackWords(site, locale, retryAfterSeconds)}</p>}
      <a class="button" href={site.base}>
        {TEXT[locale].toStart}
      </a>
    </section>,
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

const withLeanStyle = leanStyle(STYLE);

function send(request: PageRequest, page: JSX.Element, status: number): Response | Promise<Response> {
  return request.html(withLeanStyle(`<!doctype html>${String(page)}`), status as ContentfulStatusCode);
}

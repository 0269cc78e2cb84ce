import { type Locale, routes } from '@mitako/contract';
import {
  check,
  forgottenHref,
  unlockHref,
  formatSpan,
  languageHrefs,
  languageOf,
  leadOut,
  prefixOf,
  type ProblemAnswer,
  type ProblemKind,
  problemOfRefusal,
  RECEIPT_PATH,
  type Refusal,
  setRetryAfter,
  type Visitor,
  visitorOf,
} from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { PageContext } from '../page-context.ts';
import { pathsOf } from '../paths.ts';
import { ProblemPage } from '../pages/problem.tsx';
import type { PageHandler, PageRequest, Site } from '../site.ts';

/** Query parameters of our own pages that a change of language must keep. */
const KEPT = ['provider', 'town', 'reset', 'stay', 'cookies', 'sent'];

/** Sends a page. */
export function show(context: PageRequest, page: JSX.Element, status: number = 200): Response | Promise<Response> {
  return context.html(`<!doctype html>${String(page)}`, status as ContentfulStatusCode);
}

/** Redirects to another page with GET, after a form. */
export function goTo(context: PageRequest, path: string): Response {
  return context.redirect(path, 303);
}

/** Sends a page with a message only. */
export function showProblem(
  site: Site,
  context: PageRequest,
  kind: ProblemKind,
  { status, retryAfterSeconds }: ProblemAnswer,
): Response | Promise<Response> {
  const page = pageContext(site, context, null);
  setRetryAfter(context, retryAfterSeconds);
  const isAfterForm = context.req.method === 'POST';
  return show(
    context,
    <ProblemPage
      page={page}
      kind={kind}
      span={formatSpan(1000 * (retryAfterSeconds ?? 60), page.locale)}
      isAfterForm={isAfterForm}
      nextPath={nextPathOf(site, context, { kind, isAfterForm })}
      receiptPath={prefixOf(site.gateway.publicUrl) + RECEIPT_PATH}
    />,
    status,
  );
}

/** The same page, or the payment of a form, by URL alone: the checkout may be unreadable. */
function nextPathOf(
  site: Site,
  context: PageRequest,
  { kind, isAfterForm }: { readonly kind: ProblemKind; readonly isAfterForm: boolean },
): string | null {
  if (kind === 'notFound') return null;
  if (!isAfterForm) return kind === 'busy' || kind === 'slowDown' ? new URL(context.req.url).pathname : null;
  if (context.req.path.startsWith('/l/')) return new URL(context.req.url).pathname;
  const [, slug] = /^\/checkout\/([^/]+)/.exec(context.req.path) ?? [];
  const parameters = check(routes.getCheckout.parameters, { slug });
  return parameters.kind === 'valid' ? pathsOf(site.base, parameters.parsed.slug).summary : null;
}

/** The page for a refusal that no form can resolve. */
export function showRefusal(site: Site, context: PageRequest, refusal: Refusal): Response | Promise<Response> {
  return showProblem(site, context, ...problemOfRefusal(refusal));
}

/** Language and texts of this request. */
export function pageContext(site: Site, context: PageRequest, merchantLocale: Locale | null): PageContext {
  const [first, ...others] = site.languages;
  const codes = [first.code, ...others.map(({ code }) => code)] as const;
  const language = languageOf(context, {
    languages: codes,
    merchant: merchantLocale,
    path: site.base,
    secure: site.secure,
  });
  const { text } = others.find(({ code }) => code === language) ?? first;
  const hrefs = languageHrefs(codes, context.req.url, KEPT);
  return {
    language,
    locale: text.language.locale,
    text,
    otherLanguages: site.languages
      .filter(({ code }) => code !== language)
      .map(({ code, text: { language: its } }) => ({ code, name: its.name, href: hrefs[code] ?? '' })),
    nonce: context.get('secureHeadersNonce') ?? '',
    rehearsalHref: site.rehearsalHref,
    brand: site.brand,
    slot: site.slot,
    isShop: !site.gateway.parts.has('marketplace'),
    hasSignUp: site.gateway.signUp.users === 'open',
    isHosted: site.session.host !== null,
    hasLogOut: site.session.host?.logoutUrl !== null,
    forgottenHref: forgottenHref(site.gateway, 'user'),
    unlockHref: unlockHref(site.gateway, 'user'),
    appName: site.app?.name ?? null,
  };
}

/** Leads to the log-in of customers: that of the embedding program, or ours. */
export function leadToWalletLogin(site: Site, context: PageRequest): Response | Promise<Response> {
  const { paths } = context.get('page');
  const { host } = site.session;
  if (host === null) return goTo(context, paths.login);
  return leadOut(context, host.loginUrl(new URL(paths.wallet, site.siteUrl).href));
}

type LoggedIn = Extract<Visitor, { readonly kind: 'known' }>;

/** A page of a customer who is logged in to the wallet; others are sent to the login. */
export function ofCustomer(
  handler: (site: Site, context: PageRequest, customer: LoggedIn) => Promise<Response> | Response,
): PageHandler {
  return async (site, context) => {
    const visitor = await visitorOf(context, site, site.session);
    if (visitor.kind === 'refused') return showRefusal(site, context, visitor);
    if (visitor.kind === 'anonymous') return leadToWalletLogin(site, context);
    return handler(site, context, visitor);
  };
}

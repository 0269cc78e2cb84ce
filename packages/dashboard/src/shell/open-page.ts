import type { Identity } from '@mitako/core';
import { ask, leadToLogin, readOwnCookie, setOwnCookie, visitorOf } from '@mitako/pages';
import { HOME } from '../people/home.ts';
import { createPage, type Handler, type Mode, PageRefused, pathIn, type Section } from './page.ts';
import { localeOf, showRefusal } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';

/** The mode that was shown last. It contains no personal data. */
const MODE = 'mitako_mode';

/**
 * Leads to the home page: in the mode that was looked at last, else in live mode once there is a live payment. Before, the
 * live home is empty while the payment just made is on the one of test mode. An agent begins in live mode, but for that
 * of the sandbox, who has none.
 */
export async function openFirst(site: Site, request: PageRequest, below = '/'): Promise<Response> {
  const visitor = await visitorOf(request, site, site.session);
  if (visitor.kind === 'refused') return showRefusal(site, request, visitor);
  if (visitor.kind === 'anonymous') return leadToLogin(request, site);
  const last = readOwnCookie(request, MODE, site.session);
  const { principal, identity } = visitor;
  if (principal.sandbox === true) return request.redirect(pathIn(site, 'test', below), 303);
  if (last === 'live' || last === 'test') return request.redirect(pathIn(site, last, below), 303);
  const isLive = principal.role === 'agent' || (await hasLivePayment(site, request, identity));
  return request.redirect(pathIn(site, isLive ? 'live' : 'test', below), 303);
}

async function hasLivePayment(site: Site, request: PageRequest, identity: Identity): Promise<boolean> {
  const reply = await ask(site, request, 'listPayments', { identity, mode: 'live', query: { limit: 1 } });
  return reply.kind === 'done' && reply.data.payments.length > 0;
}

/** Opens the page for a logged-in user; other visitors log in first. */
export async function openPage(
  site: Site,
  request: PageRequest,
  place: { readonly mode: Mode; readonly section: Section },
  handler: Handler,
): Promise<Response> {
  const { mode, section } = place;
  const visitor = await visitorOf(request, site, site.session);
  if (visitor.kind === 'refused') return showRefusal(site, request, visitor);
  if (visitor.kind === 'anonymous') return leadToLogin(request, site);
  if (site.panel.hasModes && readOwnCookie(request, MODE, site.session) !== mode) {
    setOwnCookie(request, MODE, mode, site.session);
  }
  // Until it has a second factor, nothing else is open to this account.
  const isDue = visitor.secondFactorDueMs !== null && visitor.secondFactorDueMs <= site.gateway.clock.now();
  if (isDue && section.path !== HOME) return request.redirect(pathIn(site, mode, HOME), 303);
  const { kind: _, ...known } = visitor;
  const page = createPage(site, request, {
    ...known,
    locale: localeOf(site, request),
    mode,
    sectionPath: section.path,
  });
  // A role without the home page begins with the first section that it has.
  if (section.path === '/' && page.here === page.path('/') && !page.mayOpen(page.here)) {
    const first = site.panel.sections.find(({ path }) => page.mayOpen(page.path(path)));
    if (first !== undefined) return request.redirect(page.path(first.path), 303);
  }
  try {
    return await handler(page);
  } catch (error) {
    if (error instanceof PageRefused) return showRefusal(site, request, error.refusal);
    throw error;
  }
}

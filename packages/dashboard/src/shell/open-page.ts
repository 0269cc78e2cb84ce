import { visitorOf } from '@mitako/pages';
import { createPage, type Mode, pathIn } from './page.ts';
import type { Handler, Section } from './section.ts';
import { localeOf, showRefusal } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';

/** Leads to the home page: in test mode as long as the merchant cannot take real money yet. */
export async function openFirst(site: Site, request: PageRequest): Promise<Response> {
  const visitor = await visitorOf(request, site, site.session);
  if (visitor.kind === 'refused') return showRefusal(site, request, visitor);
  if (visitor.kind === 'anonymous') return request.redirect(`${site.base}/login`, 303);
  return request.redirect(pathIn(site, visitor.principal.kyc_status === 'approved' ? 'live' : 'test', '/'), 303);
}

/** Lets somebody who is logged in to the page; everybody else logs in first. */
export async function openPage(
  site: Site,
  request: PageRequest,
  place: { readonly mode: Mode; readonly section: Section },
  handler: Handler,
): Promise<Response> {
  const { mode, section } = place;
  const visitor = await visitorOf(request, site, site.session);
  if (visitor.kind === 'refused') return showRefusal(site, request, visitor);
  if (visitor.kind === 'anonymous') return request.redirect(`${site.base}/login`, 303);
  const { identity, identifyAgain, principal, authenticatedUntilMs } = visitor;
  return handler(
    createPage(site, request, {
      locale: localeOf(site, request),
      mode,
      identity,
      identifyAgain,
      principal,
      authenticatedUntilMs,
      sectionPath: section.path,
    }),
  );
}

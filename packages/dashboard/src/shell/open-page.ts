import { visitorOf } from '@mitako/pages';
import { createPage, type Mode, pathIn } from './page.ts';
import type { Handler, Section } from './section.ts';
import { localeOf, showRefusal } from './respond.tsx';
import { PageRefused } from './refused.ts';
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
  const { kind: _, ...known } = visitor;
  const page = createPage(site, request, {
    ...known,
    locale: localeOf(site, request),
    mode,
    sectionPath: section.path,
  });
  try {
    return await handler(page);
  } catch (error) {
    if (error instanceof PageRefused) return showRefusal(site, request, error.refusal);
    throw error;
  }
}

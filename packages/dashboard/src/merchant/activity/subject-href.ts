import type { AuditEntry, AuditSubjectType } from '@mitako/contract';
import { type Page, pathIn } from '../../shell/page.ts';

/** Where what was acted upon is to be seen, in its own mode; null when it has no page, or none any more. */
export function subjectHref(page: Page, { subject, livemode, action }: AuditEntry): string | null {
  const path = PATHS[subject.type];
  if (path === undefined || subject.id === null || action === 'webhook_endpoint.delete') return null;
  const mode = livemode === null ? page.mode : livemode ? 'live' : 'test';
  return pathIn(page.site, mode, path(subject.id));
}

const PATHS: { readonly [Type in AuditSubjectType]?: (id: string) => string } = {
  session: () => '/account/security',
  merchant: () => '/account',
  api_key: () => '/api-keys',
  webhook_endpoint: (id) => `/webhooks/${id}`,
  event: (id) => `/events/${id}`,
  delivery: (id) => `/webhooks/deliveries/${id}`,
  payment: (id) => `/payments/${id}`,
  dispute: (id) => `/disputes/${id}`,
  settlement: (id) => `/settlements/${id}`,
};

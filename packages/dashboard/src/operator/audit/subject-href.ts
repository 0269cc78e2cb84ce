import type { AuditEntry, AuditSubjectType } from '@mitako/contract';
import type { Page } from '../../shell/page.ts';

/** Where what was acted upon is to be seen; null when it has no page of the operator's. */
export function subjectHref(page: Page, { subject }: AuditEntry): string | null {
  const place = PLACES[subject.type];
  return place === undefined || subject.id === null ? null : page.path(`${place}/${subject.id}`);
}

const PLACES: { readonly [Type in AuditSubjectType]?: string } = {
  merchant: '/merchants',
  agent: '/agents',
  delivery: '/deliveries',
  payment: '/payments',
  attempt: '/attempts',
  refund: '/refunds',
  dispute: '/disputes',
  settlement: '/settlements',
  ledger_check: '/ledger-checks',
};

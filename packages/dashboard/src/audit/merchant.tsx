import type { AuditAction, AuditEntry, AuditSubjectType } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { list } from '../components/list.tsx';
import { Badge } from '../components/small.tsx';
import { column } from '../components/table.tsx';
import { type Page, pathIn, type Section } from '../shell/page.ts';
import { detailWords } from './detail-words.ts';
import { actionFilter, ActionName, whenColumn, whereColumn } from './entry.tsx';
import { TEXT } from './text.ts';

const listActivity = list('listAuditLog', (page) => {
  const { columns, merchant: text } = TEXT[page.locale];
  return {
    title: page.subjects.activity,
    intro: text.intro,
    empty: text.empty,
    filters: [actionFilter(page, concernsMerchants)],
    // In the order that a phone has room for: what and from where, under it when and in which mode, then who.
    columns: () => [
      column(page.names.what, (entry) => {
        const { livemode: _, ...rest } = entry.details;
        const details = detailWords(rest, page.locale);
        return (
          <span>
            <ActionName page={page} entry={entry} href={subjectHref(page, entry)} />
            {details.length > 0 && <small class="under soft">{details.join(' · ')}</small>}
          </span>
        );
      }),
      whenColumn(page),
      column(page.names.mode, ({ livemode, details }) => {
        // For a key, the request has it; objects without a mode have none.
        const isLive = livemode ?? details['livemode'];
        if (typeof isLive !== 'boolean') return <span>–</span>;
        return <Badge tone="plain">{isLive ? page.names.live : page.names.test}</Badge>;
      }),
      column(columns.who, (entry) => whoWords(page, entry)),
      whereColumn(page),
    ],
    isCompact: true,
  };
});

/** No merchant's log contains actions on agents, operators or the service's own keys. */
function concernsMerchants(action: AuditAction): boolean {
  return !/^(agent|agent_location|operator|operator_key|signing_key|root_secret|ledger_check)\./.test(action);
}

/** The page of the subject, in its own mode; null when it has none, or was deleted. */
function subjectHref(page: Page, { subject, livemode, action }: AuditEntry): string | null {
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

function whoWords(page: Page, { actor }: AuditEntry): string {
  const text = TEXT[page.locale].merchant;
  if (actor.type === 'merchant') {
    return actor.id === page.principal.id ? text.you : displayed(actor.name ?? '') || text.member;
  }
  if (actor.type !== 'api_key') return text.service;
  const name = displayed(actor.name ?? '');
  return name === '' ? text.anyKey : text.key(name);
}

/** Who did what, when and from where: the merchant's audit log. */
export const activity: Section = {
  label: 'activity',
  path: '/activity',
  pages: { '/activity': listActivity },
};

import { AUDIT_ACTIONS, type AuditAction, type AuditEntry, type AuditSubjectType } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { column } from '../components/table.tsx';
import { ACCOUNT } from '../panels/menu-groups.ts';
import { ACTION_WORDS } from './action-words.ts';
import { detailWords } from './detail-words.ts';
import { auditFilters } from './filters.ts';
import { TEXT as AUDIT } from './text.ts';
import { WhereFrom } from './where-from.tsx';
import { list } from '../components/list.tsx';
import { Badge, Moment } from '../components/small.tsx';
import { inBoth } from '../shell/both.ts';
import { type Page, type PageProps, pathIn, type Section } from '../shell/page.ts';

const TEXT = inBoth({
  title: { fr: 'Activité', en: 'Activity' },
  intro: {
    fr: 'Tout ce qui a été fait en votre nom ou sur votre compte, dans les deux modes. Rien ne peut en être effacé.',
    en: 'All actions by you or on your account, in both modes. Entries cannot be deleted.',
  },
  actors: {
    merchant: { fr: 'Vous', en: 'You' },
    api_key: { fr: 'Une clé d’API', en: 'An API key' },
    operator: { fr: 'Le service', en: 'The service' },
    operator_key: { fr: 'Le service', en: 'The service' },
    in_process: { fr: 'Le service', en: 'The service' },
  },
  key: (name: string) => ({ fr: `Clé «\u00a0${name}\u00a0»`, en: `Key “${name}”` }),
  empty: {
    fr: 'Rien pour le moment. Connexions, clés, remboursements\u00a0: tout ce qui compte s’inscrira ici.',
    en: 'Nothing yet. Logins, keys, refunds and other important actions will be recorded here.',
  },
});

const listActivity = list('listAuditLog', (page) => {
  const { title, intro, empty } = TEXT[page.locale];
  const { columns } = AUDIT[page.locale];
  return {
    title,
    intro,
    empty,
    filters: auditFilters(page, AUDIT_ACTIONS.filter(concernsMerchants)),
    // In the order that a phone has room for: what and from where, under it when and in which mode, then who.
    columns: () => [
      column(page.names.what, (line) => <What page={page} line={line} />),
      column(columns.at, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
      column(page.names.mode, (line) => <ModeOf page={page} line={line} />),
      column(columns.who, (line) => whoWords(page, line)),
      column(columns.from, (line) => <WhereFrom page={page} line={line} />),
    ],
    isCompact: true,
  };
});

/** What is done to agents, operators and the service's own keys is in no merchant's log. */
function concernsMerchants(action: AuditAction): boolean {
  return !/^(agent|agent_location|operator|operator_key|signing_key|ledger_check)\./.test(action);
}

type OfLine = PageProps<{ line: AuditEntry }>;

function What({ page, line }: OfLine) {
  const words = ACTION_WORDS[page.locale][line.action];
  const href = subjectHref(page, line);
  const { livemode: _, ...rest } = line.details;
  const details = detailWords(rest, page.locale);
  return (
    <span>
      {href === null ? <strong>{words}</strong> : <a href={href}>{words}</a>}
      {details.length > 0 && <small class="under soft">{details.join(' · ')}</small>}
    </span>
  );
}

/** The page of what was acted upon, in its own mode; null when it has none, or none any more. */
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

function ModeOf({ page, line }: OfLine) {
  // For a key, the request has it; objects without a mode have none.
  const isLive = line.livemode ?? line.details['livemode'];
  return typeof isLive === 'boolean' ? (
    <Badge tone="plain">{isLive ? page.names.live : page.names.test}</Badge>
  ) : (
    <span>–</span>
  );
}

function whoWords(page: Page, { actor }: AuditEntry): string {
  const text = TEXT[page.locale];
  const name = displayed(actor.name ?? '');
  return actor.type === 'api_key' && name !== '' ? text.key(name) : text.actors[actor.type];
}

/** Who did what, when and from where: the merchant's audit log. */
export const activity: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  group: ACCOUNT,
  path: '/activity',
  pages: { '/activity': listActivity },
};

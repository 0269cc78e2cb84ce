import { SUBJECTS } from '../vocabulary/subjects.ts';
import { AUDIT_ACTIONS, type AuditEntry, type AuditSubjectType } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { column } from '../components/table.tsx';
import { ACTION_WORDS } from './action-words.ts';
import { detailWords } from './detail-words.ts';
import { auditFilters } from './filters.ts';
import { TEXT as AUDIT } from './text.ts';
import { WhereFrom } from './where-from.tsx';
import { list } from '../components/list.tsx';
import { Moment } from '../components/small.tsx';
import { inBoth } from '../shell/both.ts';
import { methodName } from '../methods/method-words.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { SYSTEM } from '../panels/menu-groups.ts';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import { ModeBadge } from '../components/since.tsx';

const TEXT = inBoth({
  intro: {
    fr: 'Tout ce que les commerçants et la plateforme ont fait, du plus récent au plus ancien. Rien ne peut en être effacé.',
    en: 'All actions of merchants and operators, newest first. Entries cannot be deleted.',
  },
  filter: {
    actor: { fr: 'Auteur', en: 'Who' },
    subject: { fr: 'Objet', en: 'To what' },
    more: { fr: 'Par identifiant', en: 'By id' },
  },
  actors: {
    merchant: { fr: 'Commerçant', en: 'Merchant' },
    api_key: { fr: 'Clé d’API', en: 'API key' },
    operator: { fr: 'Plateforme', en: 'Operator' },
    operator_key: { fr: 'Clé de la plateforme', en: 'Operator key' },
    in_process: { fr: 'Le programme lui-même', en: 'The gateway itself' },
  },
  agent: (name: string) => ({ fr: `Agent\u00a0: ${name}`, en: `Agent: ${name}` }),
  about: (name: string) => ({ fr: `Commerçant\u00a0: ${name}`, en: `Merchant: ${name}` }),
});

const listAuditLog = list('listWholeAuditLog', (page) => {
  const { intro, filter } = TEXT[page.locale];
  const { columns } = AUDIT[page.locale];
  return {
    title: page.subjects.audit_log,
    intro,
    empty: page.sentences.nothing_yet,
    filters: auditFilters(page, AUDIT_ACTIONS),
    more: {
      label: filter.more,
      filters: [
        { name: 'merchant', field: 'merchant_id', label: page.names.merchant, placeholder: 'mer_…' },
        { name: 'actor', field: 'actor_id', label: filter.actor, placeholder: 'opr_…' },
        { name: 'subject', field: 'subject_id', label: filter.subject, placeholder: 'pay_…' },
      ],
    },
    columns: async (lines) => {
      const names = new Map([
        ...(await merchantNames(page, lines)),
        ...(await agentNames(page, lines)),
        ...(await methodNames(page, lines)),
      ]);
      return [
        column(columns.at, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
        column(page.names.what, (line) => <What page={page} line={line} names={names} />),
        column(columns.who, (line) => <Who page={page} line={line} />),
        column(columns.from, (line) => <WhereFrom page={page} line={line} />),
      ];
    },
  };
});

/** The names of the agents that lines are about. */
async function agentNames(page: Page, lines: readonly AuditEntry[]): Promise<MerchantNames> {
  const ids = new Set(lines.flatMap(({ subject }) => (subject.type === 'agent' ? [subject.id] : [])));
  const found = await Promise.all(
    [...ids].map(async (id) => {
      if (id === null) return [];
      const reply = await page.ask('getAgent', { parameters: { agent_id: id } });
      return reply.kind === 'done' ? ([[id, displayed(reply.data.agent.name)]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

/** The names of the payment methods that lines are about. */
async function methodNames(page: Page, lines: readonly AuditEntry[]): Promise<MerchantNames> {
  if (!lines.some(({ subject }) => subject.type === 'method')) return new Map();
  const { methods } = await page.read('listGatewayMethods');
  return new Map(methods.map((each) => [each.method, methodName(each, page.locale)]));
}

type OfLine = PageProps<{ line: AuditEntry }>;

function What({ page, line, names }: OfLine & { readonly names: MerchantNames }) {
  const words = ACTION_WORDS[page.locale][line.action];
  const { merchant_id: merchant, actor, subject, details } = line;
  const isNamed = Object.hasOwn(details, 'name');
  const agent = subject.type === 'agent' && subject.id !== null && !isNamed ? names.get(subject.id) : undefined;
  const place = PLACES[subject.type];
  return (
    <span>
      <span class="badges">
        {place === undefined || subject.id === null ? (
          <strong>{words}</strong>
        ) : (
          <a href={page.path(`${place}/${subject.id}`)}>{words}</a>
        )}
        <ModeBadge page={page} livemode={line.livemode} />
      </span>
      {merchant !== null && merchant !== actor.id && (
        <small class="under soft">{TEXT[page.locale].about(names.get(merchant) ?? merchant)}</small>
      )}
      {subject.type === 'method' && subject.id !== null && (
        <small class="under soft">{names.get(subject.id) ?? subject.id}</small>
      )}
      {agent !== undefined && <small class="under soft">{TEXT[page.locale].agent(agent)}</small>}
      {detailWords(details, page.locale).map((detail) => (
        <small class="under soft">{detail}</small>
      ))}
    </span>
  );
}

/** Where what was acted upon has its pages. */
const PLACES: { readonly [Type in AuditSubjectType]?: string } = {
  merchant: '/merchants',
  agent: '/agents',
  agent_location: '/agent-locations',
  delivery: '/deliveries',
  payment: '/payments',
  attempt: '/attempts',
  refund: '/refunds',
  dispute: '/disputes',
  settlement: '/settlements',
  ledger_check: '/ledger-checks',
};

/** Who it was; the name leads to all that they did. */
function Who({ page, line: { actor } }: OfLine) {
  const type = TEXT[page.locale].actors[actor.type];
  if (actor.id === null) return <span>{type}</span>;
  return (
    <span>
      <a href={`${page.path('/audit-log')}?${new URLSearchParams({ actor: actor.id }).toString()}`}>
        {displayed(actor.name ?? '') || actor.id}
      </a>
      <small class="under soft">{type}</small>
    </span>
  );
}

/** Who did what, when and from where. */
export const auditLog: Section = {
  label: { fr: SUBJECTS.fr.audit_log, en: SUBJECTS.en.audit_log },
  group: SYSTEM,
  path: '/audit-log',
  pages: { '/audit-log': listAuditLog },
};

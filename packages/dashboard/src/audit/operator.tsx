import type { AuditEntry, AuditSubjectType } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { list } from '../components/list.tsx';
import { ModeBadge } from '../components/since.tsx';
import { column } from '../components/table.tsx';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import { methodName } from '../methods/method-words.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { detailWords } from './detail-words.ts';
import { actionFilter, ActionName, whenColumn, whereColumn } from './entry.tsx';
import { TEXT } from './text.ts';

const listAuditLog = list('listWholeAuditLog', (page) => {
  const { columns, filters, operator: text } = TEXT[page.locale];
  return {
    title: page.subjects.audit_log,
    intro: text.intro,
    empty: page.sentences.nothing_yet,
    filters: [
      actionFilter(page),
      { name: 'merchant', field: 'merchant_id', label: page.names.merchant, placeholder: 'mer_…' },
      { name: 'actor', field: 'actor_id', label: filters.actor, placeholder: 'opr_…' },
      { name: 'subject', field: 'subject_id', label: filters.subject, placeholder: 'pay_…' },
    ],
    columns: async (entries) => {
      const names = new Map([
        ...(await merchantNames(page, entries)),
        ...(await agentNames(page, entries)),
        ...(await methodNames(page, entries)),
      ]);
      return [
        whenColumn(page),
        column(page.names.what, (entry) => <What page={page} entry={entry} names={names} />),
        column(columns.who, (entry) => <Who page={page} entry={entry} />),
        whereColumn(page),
      ];
    },
  };
});

/** The names of the agents that entries are about. */
async function agentNames(page: Page, entries: readonly AuditEntry[]): Promise<MerchantNames> {
  const ids = new Set(entries.flatMap(({ subject }) => (subject.type === 'agent' ? [subject.id] : [])));
  const found = await Promise.all(
    [...ids].map(async (id) => {
      if (id === null) return [];
      const reply = await page.ask('getAgent', { parameters: { agent_id: id } });
      return reply.kind === 'done' ? ([[id, displayed(reply.data.agent.name)]] as const) : [];
    }),
  );
  return new Map(found.flat());
}

/** The names of the payment methods that entries are about. */
async function methodNames(page: Page, entries: readonly AuditEntry[]): Promise<MerchantNames> {
  if (!entries.some(({ subject }) => subject.type === 'method')) return new Map();
  const { methods } = await page.read('listGatewayMethods');
  return new Map(methods.map((each) => [each.method, methodName(each, page.locale)]));
}

function What({ page, entry, names }: PageProps<{ entry: AuditEntry; names: MerchantNames }>) {
  const { merchant_id: merchant, actor, subject, details, livemode } = entry;
  const text = TEXT[page.locale].operator;
  const named = subject.id === null ? undefined : names.get(subject.id);
  const place = PLACES[subject.type];
  const href = place === undefined || subject.id === null ? null : page.path(`${place}/${subject.id}`);
  const about = [
    ...(merchant !== null && merchant !== actor.id
      ? [page.sentences.about(page.names.merchant, names.get(merchant) ?? merchant)]
      : []),
    ...(subject.type === 'method' && subject.id !== null ? [named ?? subject.id] : []),
    ...(subject.type === 'agent' && named !== undefined && !Object.hasOwn(details, 'name') ? [text.agent(named)] : []),
    ...detailWords(details, page.locale),
  ];
  return (
    <span>
      <span class="badges">
        <ActionName page={page} entry={entry} href={href} />
        <ModeBadge page={page} livemode={livemode} />
      </span>
      {about.map((words) => (
        <small class="under soft">{words}</small>
      ))}
    </span>
  );
}

/** Where the subjects have their pages. */
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

/** The actor; the name leads to all of their actions. */
function Who({ page, entry: { actor } }: PageProps<{ entry: AuditEntry }>) {
  const type = TEXT[page.locale].operator.actors[actor.type];
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
  label: 'audit_log',
  route: 'listWholeAuditLog',
  group: 'system',
  path: '/audit-log',
  pages: { '/audit-log': listAuditLog },
};

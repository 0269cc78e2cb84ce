import { type AgentRecord, type HeldBalance, routes } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { check, displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Pager } from '../../components/pager.tsx';
import { Badge } from '../../components/small.tsx';
import { Table } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { ModeBadge, Since } from '../parts/small.tsx';
import { TEXT } from './text.ts';

interface Row {
  readonly agent: AgentRecord;
  readonly floats: readonly HeldBalance[];
}

/** Agents, newest first, with what their floats hold. */
export async function listAgents(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const cursor = page.query('cursor');
  const query = check(routes.listAgents.query, { ...(cursor !== '' && { cursor }) });
  if (query.kind === 'invalid') return page.request.redirect(page.path('/agents'), 303);
  const reply = await page.ask('listAgents', { query: query.value });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { agents, pagination } = reply.data;
  const rows = await Promise.all(agents.map((agent) => withFloats(page, agent)));
  return show(
    page,
    {
      title: text.title,
      actions: (
        <a class="button quiet" href={page.path('/agents/new')}>
          {text.list.create}
        </a>
      ),
    },
    <section class="card">
      <Agents page={page} rows={rows} />
      <Pager page={page} pagination={pagination} />
    </section>,
  );
}

async function withFloats(page: Page, agent: AgentRecord): Promise<Row> {
  const found = await page.ask('getAgent', { parameters: { agent_id: agent.id } });
  return { agent, floats: found.kind === 'done' ? found.data.floats : [] };
}

function Agents({ page, rows }: { readonly page: Page; readonly rows: readonly Row[] }): JSX.Element {
  const text = TEXT[page.locale];
  return (
    <Table
      caption={text.title}
      hidesCaption
      columns={[
        {
          label: text.list.name,
          cell: ({ agent: { id, name, email } }) => (
            <span>
              <a href={page.path(`/agents/${id}`)}>{displayed(name)}</a>
              <small class="under soft">{displayed(email)}</small>
            </span>
          ),
        },
        { label: text.list.since, cell: ({ agent }) => <Since page={page} at={agent.created_at} /> },
        { label: text.list.state, cell: ({ agent }) => <AgentBadge page={page} agent={agent} /> },
        { label: text.list.float, isNumber: true, cell: ({ floats }) => <Floats page={page} floats={floats} /> },
      ]}
      rows={rows}
      empty={text.list.empty}
    />
  );
}

export function AgentBadge({ page, agent }: { readonly page: Page; readonly agent: AgentRecord }): JSX.Element {
  const text = TEXT[page.locale];
  return <Badge tone={agent.suspended ? 'bad' : 'good'}>{agent.suspended ? text.suspended : text.active}</Badge>;
}

/** Live money, and what there is to play with where there is some. */
function Floats({ page, floats }: { readonly page: Page; readonly floats: readonly HeldBalance[] }): JSX.Element {
  const shown = floats.filter(({ livemode, available }) => livemode || available !== 0);
  return (
    <span>
      {shown.map(({ livemode, available, currency }) => (
        <span class="under">
          <ModeBadge page={page} livemode={livemode} />{' '}
          <strong>{formatAmount(available, currency, page.locale)}</strong>
        </span>
      ))}
    </span>
  );
}

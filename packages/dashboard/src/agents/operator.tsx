import type { AgentRecord, HeldBalance } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import { column, figure } from '../components/table.tsx';
import { list } from '../components/list.tsx';
import { ButtonLink, Card, Done, Facts, Moment, TextLink, Warning, Words } from '../components/small.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { currencyOf, modeName } from '../merchants/merchant-names.tsx';
import { ModeBadge, Since } from '../components/since.tsx';
import { createAgent, editLimits, LIMIT_NAMES, moveFloat, suspendAgent } from './agent-forms.tsx';
import { agentLocations } from '../agent-locations/operator.tsx';
import { listFloatTransactions } from './list-transactions.tsx';
import { userPages } from '../users/operator.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

/** Agents, newest first, with what their floats hold. */
const listAgents = list('listAgents', (page) => {
  const { list: text } = TEXT[page.locale];
  return {
    title: page.subjects.agents,
    isCompact: true,
    empty: text.empty,
    actions: <ButtonLink href={page.path('/agents/new')} label={page.buttons.create_agent} />,
    columns: async (rows) => {
      const floats = new Map(await Promise.all(rows.map(async ({ id }) => [id, await floatsOf(page, id)] as const)));
      return [
        column(page.names.name, ({ id, name, email }) => (
          <span>
            <a href={page.path(`/agents/${id}`)}>{displayed(name)}</a>
            <small class="under soft">{displayed(email)}</small>
          </span>
        )),
        column(page.names.since, ({ created_at: at }) => <Since page={page} at={at} isRecent />),
        column(page.names.status, (agent) => <AgentBadge page={page} agent={agent} />),
        figure(page.names.float, ({ id }) => <Floats page={page} floats={floats.get(id) ?? []} />),
      ];
    },
  };
});

async function floatsOf(page: Page, id: string): Promise<readonly HeldBalance[]> {
  const { floats } = await page.read('getAgent', { parameters: { agent_id: id } });
  return floats;
}

function AgentBadge({ page, agent }: PageProps<{ agent: AgentRecord }>) {
  return <Status page={page} of="agent" is={agent.suspended ? 'suspended' : 'active'} />;
}

/** Live money, and test money if there is any. */
function Floats({ page, floats }: PageProps<{ floats: readonly HeldBalance[] }>) {
  const shown = floats.filter(({ livemode, available }) => livemode || available !== 0);
  return (
    <span>
      {shown.map(({ livemode, available, currency }) => (
        <span class="badges">
          <ModeBadge page={page} livemode={livemode} />
          <strong>{formatAmount(available, currency, page.locale)}</strong>
        </span>
      ))}
    </span>
  );
}

/** One agent: what the floats hold, what is allowed, and who it is. */
async function showAgent(page: Page): Promise<Response> {
  const { agent, floats } = await page.read('getAgent');
  const { done } = TEXT[page.locale];
  const path = page.path(`/agents/${agent.id}`);
  return show(
    page,
    {
      title: displayed(agent.name),
      back: { href: page.path('/agents'), label: page.subjects.agents },
      badges: (
        <span class="badges">
          <AgentBadge page={page} agent={agent} />
        </span>
      ),
      actions: agent.suspended ? (
        <ButtonLink href={`${path}/release`} label={page.buttons.lift_suspension} />
      ) : (
        <ButtonLink href={`${path}/suspend`} label={page.buttons.suspend} />
      ),
    },
    <>
      <Done page={page} words={done} />
      {agent.suspended && (
        <Warning title={TEXT[page.locale].suspend.why}>
          <Words>{agent.suspension_reason}</Words>
        </Warning>
      )}
      <nav class="heads" aria-label={displayed(agent.name)}>
        {page.may('listFloatTransactions') && (
          <a href={`${path}/transactions`}>{TEXT[page.locale].transactions.label}</a>
        )}
        {page.may('listWholeAuditLog') && (
          <a href={page.path(`/audit-log?subject=${agent.id}`)}>{page.subjects.audit_log}</a>
        )}
      </nav>
      <div class="figures">
        {floats.map((held) => (
          <Float page={page} path={path} held={held} />
        ))}
      </div>
      <div class="pairs">
        <Card title={page.names.limits}>
          <Facts
            facts={LIMIT_NAMES.map((name) => [
              page.names[name],
              formatAmount(agent.limits[name], currencyOf(floats), page.locale),
            ])}
          />
          <p class="row below">
            <ButtonLink href={`${path}/limits`} label={page.buttons.edit} />
          </p>
        </Card>
        <Facts
          title={page.names.account}
          facts={[
            [page.names.email, <Words>{agent.email}</Words>],
            [page.names.phone, <Words>{agent.phone}</Words>],
            [page.names.created, <Moment page={page} at={agent.created_at} />],
            [page.names.id, <code>{agent.id}</code>],
          ]}
        />
      </div>
    </>,
  );
}

function Float({
  page,
  path,
  held: { livemode, currency, available },
}: PageProps<{ path: string; held: HeldBalance }>) {
  const text = TEXT[page.locale].one;
  const query = new URLSearchParams({ mode: livemode ? 'live' : 'test', currency }).toString();
  return (
    <Card title={text.float(modeName(page, livemode))}>
      <p class="figure">{formatAmount(available, currency, page.locale)}</p>
      <p class="row below">
        <TextLink href={`${path}/float/fund?${query}`} label={text.fund} />
        {available > 0 && <TextLink href={`${path}/float/withdraw?${query}`} label={text.withdraw} />}
      </p>
    </Card>
  );
}

/** People who accept and pay out cash over a counter, and their floats; and the users whose wallets they fill. */
export const agents: Section = {
  label: 'agents',
  group: 'accounts',
  path: '/agents',
  tabs: [{ label: 'agents', path: '/agents' }, agentLocations],
  pages: {
    ...agentLocations.pages,
    ...userPages,
    '/agents': listAgents,
    '/agents/new': createAgent,
    '/agents/:agent_id': showAgent,
    '/agents/:agent_id/limits': editLimits,
    '/agents/:agent_id/transactions': listFloatTransactions,
    '/agents/:agent_id/suspend': suspendAgent(true),
    '/agents/:agent_id/release': suspendAgent(false),
    '/agents/:agent_id/float/:direction': moveFloat,
  },
};

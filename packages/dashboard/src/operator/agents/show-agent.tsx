import type { HeldBalance } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Done, Facts, Moment, Words } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { show } from '../../shell/respond.tsx';
import { TEXT as PARTS } from '../parts/text.ts';
import { LIMIT_NAMES } from './edit-limits.tsx';
import { currencyOf, findAgent, type FoundAgent } from './find-agent.ts';
import { AgentBadge } from './list-agents.tsx';
import { TEXT } from './text.ts';

/** One agent: what the floats hold, what is allowed, and who it is. */
export async function showAgent(page: Page): Promise<Response> {
  const found = await findAgent(page);
  if (found instanceof Response) return found;
  const { agent, floats } = found;
  const text = TEXT[page.locale];
  const path = page.path(`/agents/${agent.id}`);
  return show(
    page,
    {
      title: displayed(agent.name),
      back: { href: page.path('/agents'), label: text.title },
      actions: (
        <a class="button quiet" href={`${path}/${agent.suspended ? 'release' : 'suspend'}`}>
          {agent.suspended ? text.one.release : text.one.suspend}
        </a>
      ),
    },
    <>
      <Done page={page} words={text.done} />
      <p class="badges">
        <AgentBadge page={page} agent={agent} />
      </p>
      <div class="figures">
        {floats.map((held) => (
          <Float page={page} path={path} held={held} />
        ))}
      </div>
      <div class="pairs">
        <Limits page={page} found={found} />
        <section class="card">
          <h2>{text.one.account}</h2>
          <Facts
            facts={[
              [text.one.email, <Words>{agent.email}</Words>],
              [text.one.phone, <Words>{agent.phone}</Words>],
              [text.one.since, <Moment page={page} at={agent.created_at} />],
              [text.one.id, <code>{agent.id}</code>],
            ]}
          />
        </section>
      </div>
    </>,
  );
}

function Float({
  page,
  path,
  held,
}: {
  readonly page: Page;
  readonly path: string;
  readonly held: HeldBalance;
}): JSX.Element {
  const text = TEXT[page.locale].one;
  const { live, test } = PARTS[page.locale];
  const query = new URLSearchParams({ mode: held.livemode ? 'live' : 'test', currency: held.currency }).toString();
  return (
    <section class="card">
      <h2>{text.float(held.livemode ? live : test)}</h2>
      <p class="figure">{formatAmount(held.available, held.currency, page.locale)}</p>
      <p class="row below">
        <a class="link" href={`${path}/float/fund?${query}`}>
          {text.fund}
        </a>
        {held.available > 0 && (
          <a class="link" href={`${path}/float/withdraw?${query}`}>
            {text.withdraw}
          </a>
        )}
      </p>
    </section>
  );
}

function Limits({ page, found }: { readonly page: Page; readonly found: FoundAgent }): JSX.Element {
  const text = TEXT[page.locale];
  const { agent } = found;
  return (
    <section class="card">
      <h2>{text.one.limits}</h2>
      <Facts
        facts={LIMIT_NAMES.map((name) => [
          text.limits[name],
          formatAmount(agent.limits[name], currencyOf(found), page.locale),
        ])}
      />
      <p class="row below">
        <a class="button quiet" href={page.path(`/agents/${agent.id}/limits`)}>
          {text.one.editLimits}
        </a>
      </p>
    </section>
  );
}

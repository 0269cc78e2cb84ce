import { doualaDay, type RailMethodRecord, type RailRecord } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { displayed, formatSpan, numberFormat } from '@mitako/pages';
import { Status, statusWords } from '../vocabulary/statuses.tsx';
import { ButtonLink, Card, Done, Facts, Moment, Words } from '../components/small.tsx';
import { column, type Column, Table } from '../components/table.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { MethodsCard, reinstateMethod, suspendMethod } from './suspend-method.tsx';
import { TEXT } from './text.ts';

async function showRails(page: Page): Promise<Response> {
  const [{ rails: all }, { methods }] = await Promise.all([page.read('listRails'), page.read('listGatewayMethods')]);
  const text = TEXT[page.locale];
  return show(
    page,
    { title: page.subjects.rails, actions: <ButtonLink href={page.path('/rails')} label={page.buttons.refresh} /> },
    <>
      <Done page={page} words={text.methods.done} />
      <MethodsCard page={page} methods={methods} />
      <p class="soft">{text.intro}</p>
      {all.length === 0 && <p>{text.none}</p>}
      {all
        .toSorted((one, other) => Number(isLive(other)) - Number(isLive(one)))
        .map((rail) => (
          <RailCard page={page} rail={rail} />
        ))}
    </>,
  );
}

/** What is on for all merchants, and the health of the rails: recent outcomes, latency, and what is waiting. */
export const rails: Section = {
  label: 'rails',
  group: 'system',
  path: '/rails',
  pages: {
    '/rails': showRails,
    '/rails/:mode/:method/suspend': suspendMethod,
    '/rails/:mode/:method/reinstate': reinstateMethod,
  },
};

function isLive({ methods }: RailRecord): boolean {
  return methods.some(({ livemode }) => livemode);
}

function RailCard({ page, rail }: PageProps<{ rail: RailRecord }>) {
  const text = TEXT[page.locale];
  const { balances, balances_at: reportedAt } = rail;
  const today = doualaDay(page.gateway.clock.now());
  const search = new URLSearchParams({ status: '', rail: rail.id, day: today }).toString();
  return (
    <Card title={rail.id}>
      <p class="soft">{rail.base_url === null ? text.noAddress : <Words>{rail.base_url}</Words>}</p>
      <Table caption={rail.id} hidesCaption columns={columnsOf(page)} rows={rail.methods} empty={null} />
      <p class="row below">
        <ButtonLink href={page.path(`/attempts?${search}`)} label={text.attempts} />
        <a class="button quiet" href={page.path(`/attempts/export?${search}`)} download>
          {text.download}
        </a>
      </p>
      <Callbacks page={page} rail={rail} />
      {balances === null && <p class="soft below">{text.noBalances}</p>}
      {balances !== null && balances.length > 0 && (
        <>
          <h3 class="below">{text.balances}</h3>
          <p class="soft">
            {text.reportedAt} <Moment page={page} at={reportedAt} />
          </p>
          <Facts
            facts={balances.map(({ account, amount, currency }) => [
              <Words>{account}</Words>,
              formatAmount(amount, currency, page.locale),
            ])}
          />
        </>
      )}
    </Card>
  );
}

const CALLBACKS_SHOWN = 10;

/** Whether the provider calls back, and about what: of all methods, the newest first. */
function Callbacks({ page, rail }: PageProps<{ rail: RailRecord }>) {
  const text = TEXT[page.locale].callbacks;
  const rows = rail.methods
    .flatMap(({ label, country, last_callbacks: callbacks }) =>
      callbacks.map((callback) => ({ ...callback, method: `${displayed(label)} · ${country}` })),
    )
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, CALLBACKS_SHOWN);
  if (rows.length === 0) return null;
  const columns: readonly Column<(typeof rows)[number]>[] = [
    column(page.names.received, ({ at }) => <Moment page={page} at={at} />),
    column(page.names.method, ({ method }) => method),
    column(text.attempt, ({ attempt_id: id }) => (
      <a href={page.path(`/attempts/${id}`)}>
        <code>{id}</code>
      </a>
    )),
  ];
  return (
    <>
      <h3 class="below">{text.title}</h3>
      <Table caption={text.title} hidesCaption columns={columns} rows={rows} empty={null} />
    </>
  );
}

function columnsOf(page: Page): readonly Column<RailMethodRecord>[] {
  const text = TEXT[page.locale];
  const { columns } = text;
  const number = numberFormat(page.locale);
  const percent = numberFormat(page.locale, { style: 'percent', maximumFractionDigits: 1 });
  const span = (ms: number): string => formatSpan(Math.max(1000, ms), page.locale);
  return [
    column(page.names.method, ({ label, country, livemode, place }) => (
      <span>
        {displayed(label)}
        <small class="under soft">
          {[country, livemode ? text.live : text.test, place === 1 ? text.primary : text.fallback(place)].join(' · ')}
        </small>
      </span>
    )),
    column(page.names.health, ({ health, reported }) => (
      <span>
        <Status page={page} of="health" is={health} />
        {reported !== null && <small class="under soft">{text.reported(statusWords(page, 'health', reported))}</small>}
      </span>
    )),
    column(columns.outcomes, ({ success_rate: rate, succeeded, failed, refused }) =>
      rate === null ? (
        text.noOutcomes
      ) : (
        <span>
          {percent.format(rate)}
          <small class="under soft">
            {text.outcomes(number.format(succeeded), number.format(failed), number.format(refused))}
          </small>
        </span>
      ),
    ),
    column(columns.latency, ({ latency_ms: latency }) =>
      latency === null ? '–' : text.latency(span(latency.median), span(latency.p95)),
    ),
    column(page.names.pending, ({ pending, oldest_pending_ms: oldest }) =>
      oldest === null ? text.nothing : `${number.format(pending)} · ${text.oldest(span(oldest))}`,
    ),
    column(columns.callback, ({ last_callbacks: [last] }) => <Moment page={page} at={last?.at ?? null} isShort />),
  ];
}

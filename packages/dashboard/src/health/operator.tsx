import type { Health, HealthCount, Worker } from '@mitako/contract';
import type { Gateway } from '@mitako/core';
import { displayed, formatMoment, formatSpan, numberFormat } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { ButtonLink, Card, Facts, Moment, Words } from '../components/small.tsx';
import { column, type Column, TableCard } from '../components/table.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { TEXT as PARTS } from '../components/owned-text.ts';
import { type Queue, queuesOf } from './queues.ts';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

async function showHealth(page: Page): Promise<Response> {
  const { health: state } = await page.read('getHealth');
  const text = TEXT[page.locale];
  return show(
    page,
    { title: page.subjects.health, actions: <ButtonLink href={page.path('/health')} label={page.buttons.refresh} /> },
    <>
      <p class="soft">{text.asOf(formatMoment(state.checked_at, page.locale))}</p>
      {state.workers.length === 0 ? (
        <Card title={page.subjects.processes}>
          <p class="warning">{text.workers.none}</p>
        </Card>
      ) : (
        <TableCard title={page.subjects.processes} columns={workerColumns(page)} rows={state.workers} />
      )}
      <Queues page={page} state={state} />
      <Store page={page} state={state} />
    </>,
  );
}

/** The menu is on every page, and health counts up to ten thousand rows of each queue: a process keeps what it counted. */
const COUNT_HOLDS_MS = 5000;
const COUNTED = new WeakMap<Gateway, { readonly atMs: number; readonly count: string | null }>();

/** The workers, the queues, and the state of the database. */
export const health: Section = {
  label: 'health',
  group: 'system',
  async waiting(page) {
    const { gateway } = page;
    const nowMs = gateway.clock.now();
    const known = COUNTED.get(gateway);
    if (known !== undefined && nowMs - known.atMs < COUNT_HOLDS_MS) return known.count;
    const reply = await page.ask('getHealth');
    if (reply.kind !== 'done') return null;
    const { workers } = reply.data.health;
    const troubled = queuesOf(reply.data.health).filter(({ state }) => state !== 'ok').length;
    const sum = troubled + (workers.some(({ status }) => status === 'running') ? 0 : 1);
    const count = sum === 0 ? null : String(sum);
    COUNTED.set(gateway, { atMs: nowMs, count });
    return count;
  },
  path: '/health',
  pages: { '/health': showHealth },
};

type OfHealth = PageProps<{ state: Health }>;

function workerColumns(page: Page): readonly Column<Worker>[] {
  const text = TEXT[page.locale].workers;
  return [
    column(page.names.name, ({ name, pid }) => (
      <span>
        {displayed(name)} <span class="soft">{pid}</span>
      </span>
    )),
    column(page.names.status, ({ status }) => <Status page={page} of="worker" is={status} />),
    column(text.seen, ({ age_seconds: age }) => PARTS[page.locale].since(formatSpan(age * 1000, page.locale))),
    column(text.since, ({ started_at: at }) => <Moment page={page} at={at} isShort />),
    column(text.version, ({ version }) => <Words>{version}</Words>),
  ];
}

function Queues({ page, state }: OfHealth) {
  const text = TEXT[page.locale];
  const { leased, failing, failed_last_24_hours: failed } = state.queues.deliveries;
  const columns: readonly Column<Queue>[] = [
    column(text.queues.name, ({ name }) => text.queues.names[name]),
    column(text.queues.due, (queue) => dueWords(page, queue)),
    column(page.names.status, ({ state: is }) => <Status page={page} of="queue" is={is} />),
  ];
  return (
    <TableCard
      isCompact
      title={page.subjects.queues}
      intro={text.queues.intro}
      columns={columns}
      rows={queuesOf(state)}
    >
      <p class="below">
        {leased.count > 0 && `${text.leased(leased.count, countWords(page, leased))} · `}
        <a class="link" href={page.path('/deliveries')}>
          {text.failing(failing.count, countWords(page, failing))} ·{' '}
          {text.failed(failed.count, countWords(page, failed))}
        </a>
      </p>
      <TestWork page={page} state={state} />
    </TableCard>
  );
}

/** Test work in a line: a merchant moves its times, and its endpoints are often down. */
export function TestWork({ page, state }: OfHealth): JSX.Element {
  const text = TEXT[page.locale];
  const { waiting, failing } = state.test_queues.deliveries;
  return (
    <p class="below soft">
      {text.testWork}{' '}
      <a href={page.path('/deliveries?mode=test')}>
        {text.waiting(waiting.count, countWords(page, waiting))},{' '}
        {text.failing(failing.count, countWords(page, failing))}
      </a>
    </p>
  );
}

/** The due work, its age, and the work to come. */
function dueWords(page: Page, { due, waiting }: Queue): string {
  const text = TEXT[page.locale].queues;
  const { oldest_age_seconds: age } = due;
  const later = waiting === null ? 0 : waiting.count - due.count;
  return [
    due.count === 0 ? text.nothing : countWords(page, due),
    ...(age === null ? [] : [text.oldest(formatSpan(age * 1000, page.locale))]),
    ...(later > 0 ? [text.later(numberFormat(page.locale).format(later))] : []),
  ].join(' · ');
}

function countWords(page: Page, { count, more }: HealthCount): string {
  return TEXT[page.locale].queues.counts(numberFormat(page.locale).format(count), more);
}

function Store({ page, state: { store } }: OfHealth) {
  const text = TEXT[page.locale].store;
  return (
    <Facts
      title={text.title}
      facts={[
        [text.name, <Words>{`${store.name} ${store.engine_version}`}</Words>],
        [text.schema, <Words>{store.schema_version}</Words>],
        [text.clock, <Moment page={page} at={store.time} />],
        [text.difference, differenceWords(page, store.clock_difference_ms)],
        store.partitions.length > 0 && partitionsFact(page, store.partitions),
      ]}
    />
  );
}

/** A line for each table that is divided. */
function partitionsFact(page: Page, partitions: Health['store']['partitions']): readonly [string, JSX.Element] {
  const text = TEXT[page.locale].store;
  return [
    text.partitions,
    <>
      {partitions.map(({ table, count, ahead }) => (
        <>
          {text.partitionsOf(table.replace('mitako_', ''), count, ahead)}
          <br />
        </>
      ))}
    </>,
  ];
}

/** How far the clock of the database is ahead, or behind. */
function differenceWords(page: Page, ms: number): string {
  const { none, ahead, behind } = TEXT[page.locale].store;
  if (ms === 0) return none;
  const span = Math.abs(ms) < 1000 ? `${Math.abs(ms)}\u00a0ms` : formatSpan(Math.abs(ms), page.locale);
  return ms > 0 ? ahead(span) : behind(span);
}

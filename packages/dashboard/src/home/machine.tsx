import { type GatewayMethod, type Health, LIMITS, type LedgerCheck, type RailMethodRecord } from '@mitako/contract';
import { displayed, formatSpan } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { methodName } from '../methods/method-words.tsx';
import { Badge, Facts, type Tone } from '../components/small.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { type Queue, queuesOf } from '../health/queues.ts';
import { TestWork } from '../health/operator.tsx';
import { TEXT as HEALTH } from '../health/text.ts';
import { Status, statusWords } from '../vocabulary/statuses.tsx';
import { spanSince } from '../components/since.tsx';
import { TEXT } from './operator-text.ts';

/** Whether everything runs. */
export interface Machine {
  readonly health: Health;
  readonly lastCheck: LedgerCheck | null;
  readonly failedPayouts: number;
  /** Of all live connections. */
  readonly methods: readonly RailMethodRecord[];
  /** Off for all merchants. */
  readonly suspended: readonly GatewayMethod[];
}

/** Failed payouts are history after that: their money is back on the balance, and in the next payout. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

/** Of a list that the role may not read. */
const pagination = { limit: 0, has_more: false, next_cursor: null };

export async function readMachine(page: Page): Promise<Machine> {
  const [{ health }, { ledger_checks: checks }, { settlements: failed }, { rails }, { methods }] = await Promise.all([
    page.read('getHealth'),
    page.readOr('listLedgerChecks', { ledger_checks: [], pagination }, { query: { limit: 1 } }),
    page.readOr(
      'listAllSettlements',
      { settlements: [], pagination },
      { query: { limit: LIMITS.pageSizeMax, mode: 'live', status: 'failed' } },
    ),
    page.read('listRails'),
    page.read('listGatewayMethods'),
  ]);
  const since = page.gateway.clock.now() - RECENT_MS;
  return {
    health,
    lastCheck: checks[0] ?? null,
    methods: rails.flatMap((rail) => rail.methods).filter(({ livemode }) => livemode),
    suspended: methods.filter(({ suspension, livemode }) => suspension !== null && livemode),
    failedPayouts: failed.filter(({ updated_at: at }) => Date.parse(at) >= since).length,
  };
}

/** One line for each part of the service; green when it runs, with a link to its page. */
export function MachineCard({ page, machine }: PageProps<{ machine: Machine }>): JSX.Element {
  const text = TEXT[page.locale].machine;
  const line = (name: string, path: string, value: Child): readonly [string, Child] => [
    name,
    page.mayOpen(page.path(path)) ? <a href={page.path(path)}>{value}</a> : value,
  ];
  return (
    <section class="card">
      <h2>{page.names.schedule_gateway}</h2>
      <Facts
        facts={[
          line(page.subjects.processes, '/health', <Workers page={page} health={machine.health} />),
          line(page.subjects.queues, '/health', <Queues page={page} health={machine.health} />),
          line(page.subjects.rails, '/rails', <Rails page={page} machine={machine} />),
          line(text.deliveries, '/deliveries', <Deliveries page={page} health={machine.health} />),
          page.gateway.parts.has('marketplace') &&
            line(
              text.payouts,
              '/settlements?status=failed',
              <Badge tone={machine.failedPayouts === 0 ? 'good' : 'bad'}>
                {machine.failedPayouts === 0 ? text.payoutsOk : machine.failedPayouts}
              </Badge>,
            ),
          line(
            page.subjects.ledger,
            machine.lastCheck === null ? '/ledger-checks' : `/ledger-checks/${machine.lastCheck.id}`,
            <Ledger page={page} check={machine.lastCheck} />,
          ),
        ]}
      />
      <TestWork page={page} state={machine.health} />
    </section>
  );
}

type OfHealth = PageProps<{ health: Health }>;

function Workers({ page, health: { workers } }: OfHealth) {
  const text = TEXT[page.locale].machine;
  const running = workers.filter(({ status }) => status === 'running').length;
  const silent = workers.filter(({ status }) => status === 'silent').length;
  const tone: Tone = running > 0 ? 'good' : 'bad';
  return (
    <span class="badges">
      <Badge tone={tone}>{running > 0 ? text.workersRunning(running) : text.workersNone}</Badge>
      {silent > 0 && <Badge tone="wait">{text.workersSilent(silent)}</Badge>}
    </span>
  );
}

/**
 * The methods that are off, down or slow, each by name; or a note that there are none. Few payments are not an alert.
 */
function Rails({ page, machine }: PageProps<{ machine: Machine }>) {
  const { methods, suspended } = machine;
  const text = TEXT[page.locale].machine;
  if (methods.length === 0 && suspended.length === 0) return <Badge tone="plain">{text.railsNone}</Badge>;
  const troubled = methods.filter(({ health }) => health === 'down' || health === 'slow');
  if (troubled.length === 0 && suspended.length === 0) return <Badge tone="good">{text.railsOk}</Badge>;
  return (
    <span class="badges">
      {suspended.map((method) => (
        <Badge tone="bad">
          {[methodName(method, page.locale), statusWords(page, 'gateway_method', 'suspended')].join(' · ')}
        </Badge>
      ))}
      {troubled.map(({ label, country, health }) => (
        <Badge tone={health === 'down' ? 'bad' : 'wait'}>
          {[displayed(label), country, statusWords(page, 'health', health)].join(' · ')}
        </Badge>
      ))}
    </span>
  );
}

/** The queues that are late or fail, each by name; or that none is. */
function Queues({ page, health }: OfHealth) {
  const troubled = queuesOf(health).filter(({ state }) => state !== 'ok');
  if (troubled.length === 0) return <Badge tone="good">{page.sentences.up_to_date}</Badge>;
  return (
    <span class="badges">
      {troubled.map((queue) => (
        <Status page={page} of="queue" is={queue.state} words={queueWords(page, queue)} />
      ))}
    </span>
  );
}

function queueWords({ locale }: Page, { name, state, due }: Queue): string {
  const text = TEXT[locale].machine;
  const { names } = HEALTH[locale].queues;
  if (state === 'failing') return text.queueFailing(names[name]);
  return text.queueLate(names[name], formatSpan((due.oldest_age_seconds ?? 0) * 1000, locale));
}

function Deliveries({ page, health: { queues } }: OfHealth) {
  const text = TEXT[page.locale];
  const { failing, failed_last_24_hours: failed } = queues.deliveries;
  const words = [
    failing.count > 0 && text.machine.deliveriesFailing(text.counts(failing.count, failing.more)),
    // Counting may have ended before the first of those that failed lately.
    (failed.count > 0 || failed.more) && page.counts.givenUp(failed.count, text.counts(failed.count, failed.more)),
  ].filter((each) => each !== false);
  if (words.length === 0) return <Badge tone="good">{text.machine.deliveriesOk}</Badge>;
  return <Badge tone="bad">{words.join(', ')}</Badge>;
}

function Ledger({ page, check }: PageProps<{ check: LedgerCheck | null }>) {
  const text = TEXT[page.locale].machine;
  if (check === null) return <Badge tone="wait">{text.ledgerNone}</Badge>;
  return (
    <span class="badges">
      <Status page={page} of="ledger_check" is={check.status} />
      <span class="soft">{text.ledgerAgo(spanSince(page, check.finished_at ?? check.created_at))}</span>
    </span>
  );
}

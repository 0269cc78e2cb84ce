import type { Timeline, TimelineEntry } from '@mitako/contract';
import { basisOfFailure, basisOfRefusal } from '@mitako/core';
import { displayed, formatMoment } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { moneyOf, signed } from '../components/money.ts';
import { Method } from '../vocabulary/methods.tsx';
import { Card, Moment } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { column, figure, Table, TableCard } from '../components/table.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { failureWords } from './failure-words.ts';
import { reasonWords } from './reason-words.ts';
import { TEXT } from './text.ts';

type TimelineProps = PageProps<{ timeline: Timeline }>;

/** Actions of people and their outcomes, oldest first; money and notifications have tables of their own. */
export function PaymentTimeline({ page, timeline }: TimelineProps): JSX.Element {
  const text = TEXT[page.locale].timeline;
  return (
    <Card title={page.names.history}>
      {timeline.truncated && <p class="soft">{text.truncated}</p>}
      <ol class="timeline">
        {timeline.entries.map((entry) => {
          const content = entryContent(page, entry);
          if (content === null) return null;
          return (
            <li>
              <Moment page={page} at={entry.at} />
              {content}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function entryContent(page: Page, entry: TimelineEntry): Child | null {
  const text = TEXT[page.locale].timeline;
  switch (entry.type) {
    case 'payment_created':
      return (
        <>
          {text.created(moneyOf(page, entry))}
          <br />
          <span class="soft">{text.payableUntil(formatMoment(entry.expires_at, page.locale))}</span>
        </>
      );
    case 'attempt':
      return (
        <>
          <span class="badges">
            <span>
              {text.attempt} · <Method page={page} method={entry.method} />
            </span>
            <Status page={page} of="attempt" is={entry.status} />
          </span>
          {entry.failure_code !== null && (
            <p class="soft">{failureWords(page, entry.failure_code, basisOfFailure(entry))}</p>
          )}
          {entry.rail_choice !== 'primary' && <p class="soft">{text.railChoices[entry.rail_choice]}</p>}
          {entry.rail_reference !== null && <p class="soft">{text.reference(displayed(entry.rail_reference))}</p>}
          {entry.resolution !== null && (
            <p class="soft">{text.resolutions[entry.resolution.outcome](displayed(entry.resolution.reason))}</p>
          )}
        </>
      );
    case 'refund':
      return (
        <>
          <span class="badges">
            <span>{text.refund(moneyOf(page, entry))}</span>
            <Status page={page} of="refund" is={entry.status} />
          </span>
          {entry.failure_code !== null && (
            <p class="soft">{failureWords(page, entry.failure_code, basisOfRefusal(entry))}</p>
          )}
        </>
      );
    case 'dispute':
      return (
        <span class="badges">
          <a href={page.path(`/disputes/${entry.id}`)}>{text.dispute(moneyOf(page, entry))}</a>
          <Status page={page} of="dispute" is={entry.status} />
        </span>
      );
    case 'status_change':
      return (
        <span class="badges">
          <span>{text.statusChange}</span>
          <Status page={page} of="payment" is={entry.to} />
        </span>
      );
    case 'transfer':
    case 'event':
    case 'delivery':
      return null;
  }
}

/** The refunds with the reason of each. */
export function PaymentRefunds({ page, timeline }: TimelineProps): JSX.Element | null {
  const refunds = timeline.entries.filter((entry) => entry.type === 'refund').toReversed();
  if (refunds.length === 0) return null;
  return (
    <TableCard<(typeof refunds)[number]>
      title={page.subjects.refunds}
      columns={[
        column(page.names.date, ({ at }) => <Moment page={page} at={at} isShort />),
        column(page.names.reason, ({ reason }) => reasonWords(page, reason) ?? '–'),
        column(page.names.status, ({ status }) => <Status page={page} of="refund" is={status} />),
        figure(page.names.amount, (refund) => moneyOf(page, refund)),
      ]}
      rows={refunds}
    />
  );
}

/** How the money moved in the ledger, folded away. */
export function PaymentMoves({ page, timeline }: TimelineProps): JSX.Element | null {
  const text = TEXT[page.locale].timeline;
  const transfers = timeline.entries.filter((entry) => entry.type === 'transfer');
  if (transfers.length === 0) return null;
  return (
    <section class="card">
      <details>
        <summary>{text.moves}</summary>
        <Table<(typeof transfers)[number]>
          caption={text.moves}
          hidesCaption
          columns={[
            column(text.moveColumns.what, ({ kind }) => text.transfers[kind]),
            column(page.names.date, ({ at }) => <Moment page={page} at={at} isShort />),
            column(page.names.transaction, ({ id }) => <code>{id}</code>),
            figure(page.names.amount, (transfer) => moneyOf(page, transfer)),
            figure(
              page.isOperator ? text.moveColumns.merchantBalance : text.moveColumns.balance,
              ({ balance_change: change, currency }) =>
                change === 0 ? '–' : signed(page, { amount: change, currency }),
            ),
          ]}
          rows={transfers}
        />
      </details>
    </section>
  );
}

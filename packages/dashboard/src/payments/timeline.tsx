import type { Timeline, TimelineEntry } from '@mitako/contract';
import { basisOfFailure, basisOfRefusal } from '@mitako/core';
import { displayed, formatMoment, Icon, type IconName } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { moneyOf, signed } from '../components/money.ts';
import { Method } from '../vocabulary/methods.tsx';
import { Card, Moment, Recent, type Tone, TONE_ICONS } from '../components/small.tsx';
import { Status, statusWords, toneOf } from '../vocabulary/statuses.tsx';
import { column, figure, Table } from '../components/table.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { failureWords } from './failure-words.ts';
import { reasonWords } from './reason-words.ts';
import { TEXT } from './text.ts';

type TimelineProps = PageProps<{ timeline: Timeline }>;

interface Step {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly fact: Child;
  readonly details?: readonly (string | null)[];
}

/** Actions of people and their outcomes, newest first; money and notifications have tables of their own. */
export function PaymentTimeline({
  page,
  timeline,
  children,
}: TimelineProps & { readonly children?: Child }): JSX.Element {
  const text = TEXT[page.locale].timeline;
  return (
    <Card title={text.title}>
      {children}
      {timeline.truncated && <p class="soft">{text.truncated}</p>}
      <ol class="story">
        {timeline.entries.toReversed().map((entry) => {
          const step = stepOf(page, entry);
          if (step === null) return null;
          return (
            <li>
              <span class={step.tone === 'plain' ? 'dot' : `dot ${step.tone}`}>
                <Icon name={step.icon} />
              </span>
              <div>
                {step.fact}
                {step.details?.map((detail) => detail !== null && <p class="soft">{detail}</p>)}
              </div>
              <Recent page={page} at={entry.at} hasSeconds />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function stepOf(page: Page, entry: TimelineEntry): Step | null {
  const text = TEXT[page.locale].timeline;
  switch (entry.type) {
    case 'payment_created':
      return {
        tone: 'plain',
        icon: 'circle-check',
        fact: <strong>{text.created(moneyOf(page, entry))}</strong>,
        details: [text.payableUntil(formatMoment(entry.expires_at, page.locale))],
      };
    case 'attempt':
      return {
        ...(entry.status === 'pending'
          ? { tone: 'wait', icon: 'smartphone' }
          : lookOf(toneOf(page, 'attempt', entry.status))),
        fact: (
          <span class="badges">
            <strong>
              {page.isOperator ? <a href={page.path(`/attempts/${entry.id}`)}>{text.attempt}</a> : text.attempt} ·{' '}
              <Method page={page} method={entry.method} />
            </strong>
            <Status page={page} of="attempt" is={entry.status} />
          </span>
        ),
        details: [
          entry.failure_code === null ? null : failureWords(page, entry.failure_code, basisOfFailure(entry)),
          entry.rail_choice === 'primary' ? null : text.railChoices[entry.rail_choice],
          entry.rail_reference === null ? null : text.reference(displayed(entry.rail_reference)),
          entry.resolution === null
            ? null
            : text.resolutions[entry.resolution.outcome](displayed(entry.resolution.reason)),
        ],
      };
    case 'refund':
      return {
        tone: toneOf(page, 'refund', entry.status),
        icon: 'undo-2',
        fact: (
          <span class="badges">
            {page.isOperator ? (
              <a href={page.path(`/refunds/${entry.id}`)}>{text.refund(moneyOf(page, entry))}</a>
            ) : (
              <strong>{text.refund(moneyOf(page, entry))}</strong>
            )}
            <Status page={page} of="refund" is={entry.status} />
          </span>
        ),
        details: [
          reasonWords(page, entry.reason),
          entry.failure_code === null ? null : failureWords(page, entry.failure_code, basisOfRefusal(entry)),
        ],
      };
    case 'dispute':
      return {
        tone: toneOf(page, 'dispute', entry.status),
        icon: 'scale',
        fact: (
          <span class="badges">
            <a href={page.path(`/disputes/${entry.id}`)}>{text.dispute(moneyOf(page, entry))}</a>
            <Status page={page} of="dispute" is={entry.status} />
          </span>
        ),
      };
    case 'status_change':
      return {
        ...lookOf(toneOf(page, 'payment', entry.to)),
        fact: <strong>{statusWords(page, 'payment', entry.to)}</strong>,
      };
    case 'transfer':
    case 'event':
    case 'delivery':
      return null;
  }
}

function lookOf(tone: Tone): Pick<Step, 'tone' | 'icon'> {
  return { tone, icon: TONE_ICONS[tone] ?? 'circle-check' };
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

import type { DuePayout, DueTotal } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { formatMoment } from '@mitako/pages';
import { column, type Column, figure } from '../components/table.tsx';
import { modeFilter } from '../components/owned-list.tsx';
import { list } from '../components/list.tsx';
import { moneyOf } from '../components/money.ts';
import { Done, Figure, Words } from '../components/small.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { type MerchantNames, merchantNames } from '../merchants/merchant-names.tsx';
import { ModeBadge } from '../components/since.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

/** The form that the boxes of the rows belong to. */
const FORM = 'selection';

/** Of a page. The name of each merchant is a call, and a session has a limit of them. */
export const ROWS = 50;

/** What has to be paid, with its sum; those that are ready are ticked. */
export const listDuePayouts = list('listDuePayouts', async (page) => {
  const { due: text } = TEXT[page.locale];
  const mode = page.query('mode') === 'test' ? 'test' : 'live';
  const { totals } = await page.read('getDueTotals', { query: { mode } });
  return {
    title: page.subjects.due_payouts,
    intro: text.intro,
    filters: [{ ...modeFilter(page), usual: 'live' }],
    limit: ROWS,
    isCompact: true,
    before: <Totals page={page} totals={totals} mode={mode} />,
    columns: async (rows) => columnsOf(page, await merchantNames(page, rows)),
    empty: text.empty,
    noneFound: text.empty,
  };
});

/** Count and sum, and the button that exports what is ticked. */
function Totals({ page, totals, mode }: PageProps<{ totals: readonly DueTotal[]; mode: 'live' | 'test' }>) {
  const { due: text, states, form } = TEXT[page.locale];
  if (totals.length === 0) return null;
  return (
    <>
      <Done page={page} words={{ none: form.none }} />
      <div class="figures">
        {totals.map(({ state, count, amount, currency }) => (
          <Figure title={states[state]} value={formatAmount(amount, currency, page.locale)}>
            {page.counts.payouts(count)}
          </Figure>
        ))}
      </div>
      <form id={FORM} method="get" action={page.path('/settlements/export')}>
        <input type="hidden" name="mode" value={mode} />
        {totals.some(({ state }) => state === 'ready') && (
          <p class="row">
            <button class="button">{text.export}</button>
          </p>
        )}
      </form>
    </>
  );
}

function columnsOf(page: Page, names: MerchantNames): readonly Column<DuePayout>[] {
  const { due: text, heldUntil } = TEXT[page.locale];
  return [
    column(page.names.merchant, (payout) => {
      const name = names.get(payout.merchant_id) ?? payout.merchant_id;
      return (
        <span class="row">
          <input
            class="tick"
            type="checkbox"
            form={FORM}
            name="settlement"
            value={payout.id}
            checked={payout.state === 'ready'}
            disabled={payout.state !== 'ready'}
            aria-label={text.selectOne(name, moneyOf(page, payout))}
          />
          <a href={page.path(`/settlements/${payout.id}`)}>{name}</a>
        </span>
      );
    }),
    column(page.names.account, ({ destination }) =>
      destination === null ? (
        '–'
      ) : (
        <span>
          <Words>{destination.holder_name}</Words>
          <small class="under soft">{destination.number_masked}</small>
        </span>
      ),
    ),
    column(page.names.status, ({ state, livemode, destination }) => (
      <span class="badges">
        <ModeBadge page={page} livemode={livemode} />
        <Status page={page} of="due_payout" is={state} />
        {state === 'on_hold' && destination !== null && (
          <small class="soft">{heldUntil(formatMoment(destination.held_until, page.locale))}</small>
        )}
      </span>
    )),
    figure(page.names.amount, (payout) => <strong>{moneyOf(page, payout)}</strong>),
  ];
}

import type { Found, OwnFound } from '@mitako/contract';
import { moneyOf } from '../components/money.ts';
import { ModeBadge } from '../components/since.tsx';
import { column, type Column, figure } from '../components/table.tsx';
import type { Page } from '../shell/page.ts';
import { StatusNamed } from '../vocabulary/statuses.tsx';

/** State and amount, where any of the rows has them: customers have neither, endpoints no amount. */
export function foundColumns<Row extends Found | OwnFound>(page: Page, rows: readonly Row[]): readonly Column<Row>[] {
  const status = column<Row>(page.names.status, (found) => (
    <span class="badges">
      {'livemode' in found && <ModeBadge page={page} livemode={found.livemode} />}
      <StatusNamed page={page} of={found.kind} is={found.status} />
    </span>
  ));
  const money = figure<Row>(page.names.amount, ({ amount, currency }) =>
    amount === null || currency === null ? '–' : <strong>{moneyOf(page, { amount, currency })}</strong>,
  );
  return [
    ...(rows.some((found) => found.status !== null || 'livemode' in found) ? [status] : []),
    ...(rows.some(({ amount }) => amount !== null) ? [money] : []),
  ];
}

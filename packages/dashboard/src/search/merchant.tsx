import { OWN_KINDS, type OwnFound, type OwnKind } from '@mitako/contract';
import { Recent, TextLink, Words } from '../components/small.tsx';
import { column, type Column, TableCard } from '../components/table.tsx';
import type { Page } from '../shell/page.ts';
import { customerName } from '../customers/customer-name.ts';
import { foundColumns } from './found-columns.tsx';
import { searchPage } from './search-page.tsx';
import { TEXT } from './text.ts';

/** One search over everything of the shop in this mode, a list for each kind. */
export const showSearch = searchPage(async (page, q) => {
  const text = TEXT[page.locale];
  const { results, more } = await page.read('searchOwn', { parameters: {}, query: { q } });
  if (results.length === 0) return null;
  return OWN_KINDS.map((kind) => {
    const rows = results.filter((each) => each.kind === kind);
    return rows.length === 0 ? null : (
      <TableCard title={page.subjects[LISTS[kind]]} isCompact columns={columnsOf(page, rows)} rows={rows}>
        {more.includes(kind) && (
          <p class="below">
            {kind === 'payment' || kind === 'customer' ? (
              <TextLink href={`${page.path(PATHS[kind])}?q=${encodeURIComponent(q)}`} label={text.all[kind]} />
            ) : (
              text.more
            )}
          </p>
        )}
      </TableCard>
    );
  });
});

const LISTS = {
  customer: 'customers',
  payment: 'payments',
  refund: 'refunds',
  dispute: 'disputes',
  settlement: 'payouts',
  payment_link: 'payment_links',
  webhook_endpoint: 'webhooks',
} as const satisfies { readonly [Kind in OwnKind]: keyof Page['subjects'] };

function columnsOf(page: Page, rows: readonly OwnFound[]): readonly Column<OwnFound>[] {
  return [
    column(page.names.what, (found) => {
      const path = pathOf(page, found);
      const name = nameOf(page, found);
      return path === null ? (
        <Words>{name}</Words>
      ) : (
        <a href={page.path(path)}>
          <Words>{name}</Words>
        </a>
      );
    }),
    column(page.names.date, ({ created_at: at }) => <Recent page={page} at={at} />),
    ...foundColumns(page, rows),
  ];
}

function nameOf({ locale }: Page, { kind, id, title }: OwnFound): string {
  return kind === 'customer' ? customerName({ id, phone_masked: title }, locale) : (title ?? id);
}

/** Null: this panel has no page of it. */
function pathOf(page: Page, { kind, id, payment_id: payment }: OwnFound): string | null {
  // It is on the page of its payment.
  if (kind === 'refund') return payment === null ? null : `/payments/${payment}`;
  const path = PATHS[kind];
  return page.site.panel.sections.some((section) => section.path === path) ? `${path}/${id}` : null;
}

const PATHS: { readonly [Kind in Exclude<OwnKind, 'refund'>]: string } = {
  customer: '/customers',
  payment: '/payments',
  dispute: '/disputes',
  settlement: '/settlements',
  payment_link: '/payment-links',
  webhook_endpoint: '/webhooks',
};

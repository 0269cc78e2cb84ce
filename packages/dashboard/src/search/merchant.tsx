import { LIMITS, OWN_KINDS, type OwnFound, type OwnKind } from '@mitako/contract';
import { Field } from '@mitako/pages';
import { moneyOf } from '../components/money.ts';
import { Badge, Moment, TextLink, Words } from '../components/small.tsx';
import { StatusNamed } from '../vocabulary/statuses.tsx';
import { column, figure, type Column, TableCard } from '../components/table.tsx';
import { Places, SlashSwitch } from './places.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { customerName } from '../customers/customer-name.ts';
import { KINDS, TEXT } from './merchant-text.ts';

/** One search over everything of the shop in this mode, a list for each kind. */
export async function showSearch(asked: Page): Promise<Response> {
  // It is above all sections: none is the current one.
  const page: Page = { ...asked, sectionPath: '/search' };
  const text = TEXT[page.locale];
  const q = page.query('q').slice(0, LIMITS.searchLengthMax);
  if (q === '') {
    return show(
      page,
      { title: page.buttons.search },
      <>
        <Box page={page} value="" />
        <SlashSwitch page={page} />
      </>,
    );
  }
  const { results, more } = await page.read('searchOwn', { parameters: {}, query: { q } });
  const hasNothing = results.length === 0;
  return show(
    page,
    { title: page.buttons.search },
    <>
      <Box page={page} value={q} error={hasNothing ? page.sentences.nothing_found : undefined} />
      <Places page={page} q={q} />
      {OWN_KINDS.map((kind) => {
        const rows = results.filter((each) => each.kind === kind);
        return rows.length === 0 ? null : (
          <TableCard title={KINDS[page.locale][kind]} isCompact columns={columnsOf(page, kind)} rows={rows}>
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
      })}
    </>,
  );
}

function Box({ page, value, error }: PageProps<{ value: string; error?: string | undefined }>) {
  const { label, hint } = TEXT[page.locale];
  return (
    <section class="card">
      <form method="get" action={page.path('/search')} role="search">
        <Field
          name="q"
          label={label}
          hint={hint}
          type="text"
          autocomplete="off"
          autofocus={value === ''}
          maxlength={LIMITS.searchLengthMax}
          value={value}
          error={error}
        />
        <button class="button">{page.buttons.search}</button>
      </form>
    </section>
  );
}

function columnsOf(page: Page, kind: OwnKind): readonly Column<OwnFound>[] {
  const named: readonly Column<OwnFound>[] = [
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
    column(page.names.date, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
  ];
  // Customers have neither state nor amount.
  if (kind === 'customer') return named;
  return [
    ...named,
    column(page.names.status, ({ status }) => <State page={page} kind={kind} status={status} />),
    figure(page.names.amount, ({ amount, currency }) =>
      amount === null || currency === null ? '–' : <strong>{moneyOf(page, { amount, currency })}</strong>,
    ),
  ];
}

function State({ page, kind, status }: PageProps<{ kind: OwnKind; status: string | null }>) {
  if (status === null) return null;
  const words: Readonly<Record<string, string>> = TEXT[page.locale].states;
  if (Object.hasOwn(words, status)) {
    return <Badge tone={status === 'active' || status === 'enabled' ? 'good' : 'ended'}>{words[status]}</Badge>;
  }
  return <StatusNamed page={page} of={kind} is={status} />;
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

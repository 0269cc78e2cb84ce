import { LIMITS, type PaymentLink } from '@mitako/contract';
import { Empty } from '../components/empty.tsx';
import { displayed } from '@mitako/pages';
import { column, type Column, figure } from '../components/table.tsx';
import type { List } from '../components/list.tsx';
import { moneyOf } from '../components/money.ts';
import { ButtonLink } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import type { Page } from '../shell/page.ts';
import { amountWords } from './amount-words.ts';
import { TEXT } from './text.ts';

/** Payment links, newest first. */
export function linkList(page: Page): List<PaymentLink> {
  const text = TEXT[page.locale];
  return {
    title: page.subjects.payment_links,
    intro: text.intro,
    actions: <ButtonLink href={page.path('/payment-links/new')} label={page.buttons.create_link} isMain />,
    filters: [
      {
        name: 'active',
        label: page.names.status,
        choices: [
          ['true', text.states.on],
          ['false', text.states.off],
        ],
        wrong: page.sentences.choose_from_list,
      },
    ],
    columns: () => columnsOf(page),
    nothing: (
      <Empty
        icon="link"
        {...text.empty}
        action={{ href: page.path('/payment-links/new'), label: page.buttons.create_link, icon: 'plus' }}
        other={{ href: page.path('/till'), label: page.buttons.open_till, icon: 'store' }}
      />
    ),
    empty: text.empty.title,
  };
}

function columnsOf(page: Page): readonly Column<PaymentLink>[] {
  const { columns } = TEXT[page.locale];
  return [
    column(columns.name, ({ id, description }) => (
      <a href={page.path(`/payment-links/${id}`)}>{displayed(description)}</a>
    )),
    column(page.names.amount, (link) => amountWords(page, link)),
    figure(page.subjects.payments, ({ payments_paid: paid, max_payments: max }) =>
      max === null ? String(paid) : `${paid}\u00a0/\u00a0${max}`,
    ),
    column(page.names.status, ({ status }) => <Status page={page} of="payment_link" is={status} />),
    figure(columns.sum, ({ amount_paid: amount, currency }) => <strong>{moneyOf(page, { amount, currency })}</strong>),
  ];
}

/** Links by which payments can be filtered: the newest ones, and the selected one. */
export async function linkChoices(
  page: Page,
  chosen: string,
): Promise<readonly (readonly [value: string, label: string])[]> {
  if (!page.may('listPaymentLinks')) return [];
  const { payment_links: links } = await page.read('listPaymentLinks', { query: { limit: LIMITS.pageSizeMax } });
  const choices = links.map(({ id, description }) => [id, displayed(description)] as const);
  const isKnown = chosen === '' || links.some(({ id }) => id === chosen);
  return isKnown ? choices : [...choices, [chosen, chosen]];
}

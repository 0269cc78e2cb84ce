import type { PaymentLink } from '@mitako/contract';
import { displayed, numberFormat } from '@mitako/pages';
import { moneyOf } from '../components/money.ts';
import { ButtonLink, Done, Facts, Figure, Moment, TextLink } from '../components/small.tsx';
import { Status } from '../vocabulary/statuses.tsx';
import { TableCard } from '../components/table.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { columnsOf } from '../payments/list-payments.tsx';
import { ShareAddress } from '../components/share-address.tsx';
import { amountWords } from './amount-words.ts';
import { TEXT } from './text.ts';

const LATEST = 10;

/** One payment link: its address, its figures, and its payments. */
export async function showLink(page: Page): Promise<Response> {
  const [{ payment_link: link }, { payments }] = await Promise.all([
    page.read('getPaymentLink'),
    page.read('listPayments', { query: { limit: LATEST, payment_link_id: page.parameter('payment_link_id') } }),
  ]);
  const { one: text, done, on } = TEXT[page.locale];
  const path = page.path(`/payment-links/${link.id}`);
  return show(
    page,
    {
      title: displayed(link.description),
      back: { href: page.path('/payment-links'), label: page.subjects.payment_links },
      actions: <ButtonLink href={`${path}/poster`} label={text.poster} isMain />,
    },
    <>
      <Done page={page} words={done} />
      <Address page={page} link={link} />
      <Figures page={page} link={link} />
      <TableCard
        title={page.names.latest_payments}
        columns={await columnsOf(page, payments)}
        rows={payments}
        isCompact
        empty={text.none}
      >
        {payments.length === LATEST && (
          <TextLink href={`${page.path('/payments')}?link=${link.id}`} label={page.buttons.all_payments} />
        )}
      </TableCard>
      <Facts
        title={page.names.details}
        facts={[
          [page.names.amount, amountWords(page, link)],
          [page.names.created, <Moment page={page} at={link.created_at} />],
          link.expires_at !== null && [text.expires, <Moment page={page} at={link.expires_at} />],
          [page.names.id, <code>{link.id}</code>],
        ]}
      />
      <p class="row">
        <ButtonLink href={`${path}/edit`} label={page.buttons.edit} />
        <ButtonLink href={`${path}/active`} label={link.active ? page.buttons.disable : on.open} />
      </p>
    </>,
  );
}

type OfLink = PageProps<{ link: PaymentLink }>;

function Address({ page, link }: OfLink) {
  const text = TEXT[page.locale].one;
  return (
    <section class="card">
      <p class="badges">
        <Status page={page} of="payment_link" is={link.status} />
      </p>
      <ShareAddress
        page={page}
        id="address"
        label={text.address}
        hint={text.addressHint}
        url={link.url}
        about={link.description}
      />
    </section>
  );
}

function Figures({ page, link }: OfLink) {
  const text = TEXT[page.locale].one;
  const { amount_paid: amount, currency, payments_paid: paid, payments_counted: counted, max_payments: max } = link;
  const number = (value: number): string => numberFormat(page.locale).format(value);
  const beside = [
    ...(max === null ? [] : [text.countOf(number(max))]),
    ...(counted > paid ? [text.underWay(number(counted - paid))] : []),
  ];
  return (
    <div class="figures">
      <Figure title={text.sum} value={moneyOf(page, { amount, currency })}>
        {page.sentences.before_refunds_and_fees}
      </Figure>
      <Figure title={text.count} value={number(paid)}>
        {beside.join(' · ')}
      </Figure>
    </div>
  );
}

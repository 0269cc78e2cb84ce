import { type Balance, LIMITS, type MerchantSettlementTerms } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { formatMoment, formatSpan } from '@mitako/pages';
import { Facts, Moment, TextLink } from '../components/small.tsx';
import { TableCard } from '../components/table.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { show } from '../shell/respond.tsx';
import { nextPayout, readWhen, type When } from './next-payout.ts';
import { isHeld } from '../payout-accounts/is-held.ts';
import { TEXT as PAYOUT_ACCOUNT } from '../payout-accounts/text.ts';
import { columnsOf } from '../settlements/merchant.tsx';
import { TEXT } from './text.ts';

/** How many payouts the balance shows before it leads to all of them. */
const RECENT = 5;

async function showBalance(page: Page): Promise<Response> {
  const [{ balances }, { profile }, { settlements }, when] = await Promise.all([
    page.read('getBalance'),
    page.read('getProfile'),
    page.read('listSettlements', { query: { limit: RECENT } }),
    readWhen(page),
  ]);
  const { recent } = TEXT[page.locale];
  return show(
    page,
    { title: page.subjects.balance },
    <>
      <Obstacle page={page} when={when} />
      {balances.map((each) => (
        <Figures page={page} balance={each} isOnly={balances.length === 1} />
      ))}
      <Terms page={page} terms={profile.settlement} when={when} currency={balances[0]?.currency} />
      <TableCard title={recent.title} columns={columnsOf(page)} rows={settlements} empty={recent.empty}>
        {settlements.length > 0 && <TextLink href={page.path('/settlements')} label={recent.all} />}
      </TableCard>
    </>,
  );
}

/** Why payouts cannot leave now. */
function Obstacle({ page, when }: PageProps<{ when: When }>) {
  if (when.mode === 'test') return null;
  const { account } = when;
  const text = PAYOUT_ACCOUNT[page.locale];
  if (account !== null && !isHeld(page, account)) return null;
  return (
    <p class="warning">
      {account === null ? text.none : text.held(formatMoment(account.held_until, page.locale))}{' '}
      <a class="link" href={page.path('/payout-account')}>
        {account === null ? text.set : page.subjects.payout_account}
      </a>
    </p>
  );
}

/** The parts of the balance in one currency. */
function Figures({ page, balance: held, isOnly }: PageProps<{ balance: Balance; isOnly: boolean }>) {
  const text = TEXT[page.locale];
  const { currency, available } = held;
  // These are usually zero, and shown only when they are not.
  const names = (['available', 'pending', 'settling', 'refunding', 'disputed'] as const).filter(
    (name) => name === 'available' || name === 'pending' || held[name] !== 0,
  );
  return (
    <section>
      <h2 class={isOnly ? 'sr' : undefined}>{isOnly ? page.subjects.balance : currency}</h2>
      {available < 0 && <p class="warning">{text.belowZero}</p>}
      <div class="figures">
        {names.map((name) => (
          <div class="card">
            <h3>{page.names[name]}</h3>
            <p class="figure">{formatAmount(held[name], currency, page.locale)}</p>
            <p class="soft">{text.meanings[name]}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

type TermsProps = PageProps<{ terms: MerchantSettlementTerms; when: When; currency: string | undefined }>;

/** When pending money becomes available, and available money is paid out. */
function Terms({ page, terms, when, currency }: TermsProps) {
  const text = TEXT[page.locale].terms;
  const { delay_seconds: delay, schedule, minimum } = terms;
  const next = nextPayout(terms, when);
  return (
    <Facts
      title={text.title}
      facts={[
        [text.delay, delay === 0 ? page.sentences.immediately : text.after(formatSpan(delay * 1000, page.locale))],
        [page.names.payout, text.schedules[schedule]],
        next !== null && [page.names.next_payout, <Moment page={page} at={next} />],
        minimum > LIMITS.amountMin &&
          currency !== undefined && [text.minimum, formatAmount(minimum, currency, page.locale)],
      ]}
    />
  );
}

/** Where the merchant's money is, until it is paid out: a shop takes its own from its providers. */
export const balance: Section = {
  label: 'balance',
  route: 'listSettlements',
  group: 'money',
  isTab: true,
  path: '/balance',
  pages: { '/balance': showBalance },
};

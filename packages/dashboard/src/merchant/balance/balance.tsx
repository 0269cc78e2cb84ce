import { type Balance, LIMITS, type MerchantSettlementTerms } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { formatSpan } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Facts, Moment, TextLink } from '../../components/small.tsx';
import { TableCard } from '../../components/table.tsx';
import type { Page } from '../../shell/page.ts';
import { show } from '../../shell/respond.tsx';
import type { Section } from '../../shell/section.ts';
import { lacksPayoutAccount } from '../payout-account/lacks-payout-account.ts';
import { TEXT as PAYOUT_ACCOUNT } from '../payout-account/text.ts';
import { columnsOf } from '../settlements/settlements.tsx';
import { TEXT } from './text.ts';

/** How many payouts the balance shows before it leads to all of them. */
const RECENT = 5;

async function showBalance(page: Page): Promise<Response> {
  const [{ balances }, { profile }, { settlements }, lacksAccount] = await Promise.all([
    page.read('getBalance'),
    page.read('getProfile'),
    page.read('listSettlements', { query: { limit: RECENT } }),
    lacksPayoutAccount(page),
  ]);
  const { title, recent } = TEXT[page.locale];
  return show(
    page,
    { title },
    <>
      {lacksAccount && (
        <p class="warning">
          {PAYOUT_ACCOUNT[page.locale].none}{' '}
          <a class="link" href={page.path('/payout-account')}>
            {PAYOUT_ACCOUNT[page.locale].set}
          </a>
        </p>
      )}
      {balances.map((each) => (
        <Figures page={page} balance={each} isOnly={balances.length === 1} />
      ))}
      <Terms page={page} terms={profile.settlement} currency={balances[0]?.currency} />
      <TableCard title={recent.title} columns={columnsOf(page)} rows={settlements} empty={recent.empty}>
        {settlements.length > 0 && <TextLink href={page.path('/settlements')} label={recent.all} />}
      </TableCard>
    </>,
  );
}

interface FiguresProps {
  readonly page: Page;
  readonly balance: Balance;
  readonly isOnly: boolean;
}

/** The parts of the balance in one currency. */
function Figures({ page, balance: held, isOnly }: FiguresProps): JSX.Element {
  const text = TEXT[page.locale];
  const { currency, available } = held;
  // What is mostly nothing is only shown when it is something.
  const names = (['available', 'pending', 'settling', 'refunding', 'disputed'] as const).filter(
    (name) => name === 'available' || name === 'pending' || held[name] !== 0,
  );
  return (
    <section>
      <h2 class={isOnly ? 'sr' : undefined}>{isOnly ? text.title : currency}</h2>
      {available < 0 && <p class="warning">{text.belowZero}</p>}
      <div class="figures">
        {names.map((name) => (
          <div class="card">
            <h3>{text.figures[name].name}</h3>
            <p class="figure">{formatAmount(held[name], currency, page.locale)}</p>
            <p class="soft">{text.figures[name].meaning}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

interface TermsProps {
  readonly page: Page;
  readonly terms: MerchantSettlementTerms;
  readonly currency: string | undefined;
}

/** When pending money becomes available, and available money is paid out. */
function Terms({ page, terms, currency }: TermsProps): JSX.Element {
  const text = TEXT[page.locale].terms;
  const { delay_seconds: delay, schedule, minimum, next_at: next } = terms;
  return (
    <Facts
      title={text.title}
      facts={[
        [text.delay, delay === 0 ? text.noDelay : text.after(formatSpan(delay * 1000, page.locale))],
        [text.schedule, text.schedules[schedule]],
        next !== null && [text.next, <Moment page={page} at={next} />],
        minimum > LIMITS.amountMin &&
          currency !== undefined && [text.minimum, formatAmount(minimum, currency, page.locale)],
      ]}
    />
  );
}

/** Where the merchant's money is. */
export const balance: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  isTab: true,
  path: '/balance',
  pages: { '/balance': showBalance },
};

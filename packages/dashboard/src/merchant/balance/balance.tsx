import { type Balance, LIMITS, type MerchantSettlementTerms, type Settlement } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { formatSpan } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Facts, Moment } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import type { Section } from '../../shell/section.ts';
import { show, showRefusal } from '../../shell/respond.tsx';
import { SettlementsTable } from '../settlements/list-settlements.tsx';
import { TEXT } from './text.ts';

/** How many payouts the balance shows before it leads to all of them. */
const RECENT = 5;

/** Where the merchant's money is. */
export const balance: Section = {
  label: { fr: TEXT.fr.title, en: TEXT.en.title },
  path: '/balance',
  pages: (routes) => routes.get('/balance', showBalance),
};

async function showBalance(page: Page): Promise<Response> {
  const [held, profile, paidOut] = await Promise.all([
    page.ask('getBalance'),
    page.ask('getProfile'),
    page.ask('listSettlements', { query: { limit: RECENT } }),
  ]);
  if (held.kind === 'refused') return showRefusal(page.site, page.request, held);
  if (profile.kind === 'refused') return showRefusal(page.site, page.request, profile);
  if (paidOut.kind === 'refused') return showRefusal(page.site, page.request, paidOut);
  const { balances } = held.data;
  return show(
    page,
    { title: TEXT[page.locale].title },
    <>
      {balances.map((each) => (
        <Figures page={page} balance={each} isOnly={balances.length === 1} />
      ))}
      <Terms page={page} terms={profile.data.profile.settlement} currency={balances[0]?.currency} />
      <Recent page={page} settlements={paidOut.data.settlements} />
    </>,
  );
}

/** The parts of the balance in one currency. */
function Figures({
  page,
  balance: held,
  isOnly,
}: {
  readonly page: Page;
  readonly balance: Balance;
  readonly isOnly: boolean;
}): JSX.Element {
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

/** When pending money becomes available, and available money is paid out. */
function Terms({
  page,
  terms,
  currency,
}: {
  readonly page: Page;
  readonly terms: MerchantSettlementTerms;
  readonly currency: string | undefined;
}): JSX.Element {
  const text = TEXT[page.locale].terms;
  const { delay_seconds: delay, schedule, minimum, next_at: next } = terms;
  const facts: (readonly [string, Child])[] = [
    [text.delay, delay === 0 ? text.noDelay : text.after(formatSpan(delay * 1000, page.locale))],
    [text.schedule, text.schedules[schedule]],
  ];
  if (next !== null) facts.push([text.next, <Moment page={page} at={next} />]);
  if (minimum > LIMITS.amountMin && currency !== undefined) {
    facts.push([text.minimum, formatAmount(minimum, currency, page.locale)]);
  }
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <Facts facts={facts} />
    </section>
  );
}

function Recent({
  page,
  settlements,
}: {
  readonly page: Page;
  readonly settlements: readonly Settlement[];
}): JSX.Element {
  const text = TEXT[page.locale].recent;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <SettlementsTable page={page} settlements={settlements} empty={text.empty} />
      {settlements.length > 0 && (
        <a class="link" href={page.path('/settlements')}>
          {text.all}
        </a>
      )}
    </section>
  );
}

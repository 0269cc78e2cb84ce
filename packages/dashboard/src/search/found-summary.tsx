import type { Found } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { moneyOf } from '../components/money.ts';
import { Badge, Words } from '../components/small.tsx';
import { StatusNamed } from '../vocabulary/statuses.tsx';
import { TEXT as KYC } from '../kyc/text.ts';
import type { Page, PageProps } from '../shell/page.ts';
import { TEXT as DISPUTES } from '../disputes/operator-text.ts';
import { TEXT as LEDGER } from '../ledger-checks/text.ts';
import { TEXT as MERCHANTS } from '../merchants/text.ts';
import { ModeBadge } from '../components/since.tsx';
import { TEXT as SETTLEMENTS } from '../settlements/operator-text.ts';
import { TEXT } from './operator-text.ts';

/** Amount, own words, status and mode of what was found, in the language of the page. */
export function FoundSummary({ page, found }: PageProps<{ found: Found }>): JSX.Element {
  const { kind, amount, currency, status, livemode } = found;
  const words = ownWords(found);
  return (
    <span class="badges">
      {amount !== null && currency !== null && <strong>{moneyOf(page, { amount, currency })}</strong>}
      {words !== '' && <Words>{words}</Words>}
      {status !== null && <State page={page} kind={kind} status={status} />}
      <ModeBadge page={page} livemode={livemode} />
    </span>
  );
}

/** What the API's summary contains besides well-known fields: a name, an event. */
function ownWords({ summary, amount, currency, status, livemode }: Found): string {
  const known = [`${amount} ${currency}`, status, livemode === false && 'test'];
  return summary
    .split(' · ')
    .filter((part) => !known.includes(part))
    .join(' · ');
}

function State({ page, kind, status }: { readonly page: Page } & Pick<Found, 'kind'> & { readonly status: string }) {
  const { locale } = page;
  const ofKind: { readonly [Kind in Found['kind']]?: Readonly<Record<string, string>> } = {
    dispute: DISPUTES[locale].statuses,
    settlement: SETTLEMENTS[locale].statuses,
    ledger_check: LEDGER[locale].statuses,
    merchant: { ...KYC[locale].names, suspended: MERCHANTS[locale].suspended },
    ...Object.fromEntries(SAME_NAME.map((each) => [each, TEXT[locale].states])),
  };
  const words = ofKind[kind];
  if (words !== undefined) return <Badge tone="plain">{Object.hasOwn(words, status) ? words[status] : status}</Badge>;
  return <StatusNamed page={page} of={kind} is={status} />;
}

const SAME_NAME = ['payment_link', 'agent', 'user', 'webhook_endpoint', 'payout_account'] as const;

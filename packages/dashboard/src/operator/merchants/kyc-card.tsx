import type { MerchantRecord } from '@mitako/contract';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Facts, Words } from '../../components/small.tsx';
import { TEXT as KYC } from '../../merchant/account/kyc-text.ts';
import type { Page } from '../../shell/page.ts';
import { Since } from '../parts/small.tsx';
import { TEXT } from './text.ts';

/** How a business file may be answered, what is hoped for first. */
export const DECISIONS = ['approved', 'needs_info', 'rejected'] as const;

/** What an approval may be withdrawn to. */
export const WITHDRAWALS = ['needs_info', 'rejected'] as const;

/** What a merchant sent to be let into live mode, and what it was answered; the answers to choose from while it waits or is approved. */
export function KycCard({ page, merchant }: { readonly page: Page; readonly merchant: MerchantRecord }): JSX.Element {
  const text = TEXT[page.locale].kyc;
  const { kyc } = merchant;
  if (kyc.submission === null) {
    return (
      <section class="card">
        <h2>{text.title}</h2>
        <p class="soft">{merchant.kyc_status === 'approved' ? text.approvedWithout : text.none}</p>
        <Withdrawals page={page} merchant={merchant} />
      </section>
    );
  }
  const facts: (readonly [string, Child])[] = Object.entries(kyc.submission).map(([name, value]) => [
    labelOf(page, name),
    <Words>{value}</Words>,
  ]);
  if (kyc.submitted_at !== null) facts.push([text.submitted, <Since page={page} at={kyc.submitted_at} />]);
  if (kyc.decided_at !== null) facts.push([text.decided, <Since page={page} at={kyc.decided_at} />]);
  if (kyc.note !== null) facts.push([text.note, <Words>{kyc.note}</Words>]);
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <Facts facts={facts} />
      {kyc.status === 'pending' && (
        <p class="row below">
          {DECISIONS.map((decision) => (
            <a
              class={decision === 'approved' ? 'button' : 'button quiet'}
              href={page.path(`/merchants/${merchant.id}/kyc/${decision}`)}
            >
              {text.decisions[decision].open}
            </a>
          ))}
        </p>
      )}
      <Withdrawals page={page} merchant={merchant} />
    </section>
  );
}

function Withdrawals({ page, merchant }: { readonly page: Page; readonly merchant: MerchantRecord }): JSX.Element {
  const text = TEXT[page.locale].kyc;
  if (merchant.kyc_status !== 'approved') return <></>;
  return (
    <p class="row below">
      {WITHDRAWALS.map((decision) => (
        <a class="button quiet" href={page.path(`/merchants/${merchant.id}/kyc/${decision}/withdraw`)}>
          {text.withdrawals[decision].open}
        </a>
      ))}
    </p>
  );
}

function labelOf(page: Page, name: string): string {
  const fields: Readonly<Record<string, { readonly label: string }>> = KYC[page.locale].fields;
  return Object.hasOwn(fields, name) ? (fields[name]?.label ?? name) : name;
}

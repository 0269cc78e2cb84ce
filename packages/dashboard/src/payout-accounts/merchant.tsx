import { LIMITS, type PayoutAccount, bareNumber } from '@mitako/contract';
import { formatMoment } from '@mitako/pages';
import { column, type Column } from '../components/table.tsx';
import { formPage } from '../components/form-page.tsx';
import type { InputOf } from '../components/input.tsx';
import { list } from '../components/list.tsx';
import { ButtonLink, Card, Done, Facts, Moment, Words } from '../components/small.tsx';
import { accountWords } from './account-words.ts';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { goTo } from '../shell/respond.tsx';
import { phoneIn } from '../till/push-payment.ts';
import { isHeld } from './is-held.ts';
import { Status } from '../vocabulary/statuses.tsx';
import { TEXT } from './text.ts';

const PATH = '/payout-account';

/** Where the merchant is paid, and the accounts before. */
const showPayoutAccount = list('listPayoutAccounts', async (page) => {
  const text = TEXT[page.locale];
  const { payout_account: present } = await page.read('getPayoutAccount');
  return {
    title: page.subjects.payout_account,
    intro: text.intro,
    before: <Present page={page} account={present} />,
    heading: page.names.history,
    caption: page.names.history,
    columns: () => columnsOf(page),
    empty: text.empty,
  };
});

function Present({ page, account }: PageProps<{ account: PayoutAccount | null }>) {
  const text = TEXT[page.locale];
  return (
    <>
      <Done page={page} words={text.done} />
      <Card title={text.present}>
        {account === null && (
          <p class={page.mode === 'live' ? 'warning' : 'soft'}>{page.mode === 'live' ? text.none : text.noneInTest}</p>
        )}
        {account !== null && isHeld(page, account) && (
          <p class="warning">
            {text.held(formatMoment(account.held_until, page.locale))} {text.notYou}
          </p>
        )}
        {account !== null && (
          <Facts
            facts={[
              [page.names.account, accountWords(page, account)],
              [page.names.holder, <Words>{account.holder_name}</Words>],
              [page.names.registered, <Moment page={page} at={account.created_at} />],
            ]}
          />
        )}
        <p class="row below">
          <ButtonLink
            href={page.path(`${PATH}/bank`)}
            label={page.buttons.set_bank_account}
            isMain={account === null}
          />
          <ButtonLink href={page.path(`${PATH}/mobile-money`)} label={page.buttons.set_mobile_number} />
        </p>
      </Card>
    </>
  );
}

function columnsOf(page: Page): readonly Column<PayoutAccount>[] {
  const { facts } = TEXT[page.locale];
  return [
    column(page.names.account, (account) => accountWords(page, account)),
    column(page.names.holder, ({ holder_name: holder }) => <Words>{holder}</Words>),
    column(page.names.registered, ({ created_at: at }) => <Moment page={page} at={at} isShort />),
    column(page.names.status, (account) => (
      <Status
        page={page}
        of="payout_account"
        is={account.replaced_at !== null ? 'replaced' : isHeld(page, account) ? 'held' : 'current'}
      />
    )),
    column(facts.until, ({ replaced_at: at }) => (at === null ? '–' : <Moment page={page} at={at} isShort />)),
  ];
}

const setBank = formPage({ route: 'setPayoutAccount', fields: ['holder_name', 'number'] }, (page) => {
  const { form: text } = TEXT[page.locale];
  return {
    ...around(page, page.buttons.set_bank_account),
    inputs: [holderInput(page), { name: 'number', ...text.number, maxlength: 64, autocomplete: 'off' }],
    body: ({ holder_name: holder, number }) => ({
      livemode: page.mode === 'live',
      type: 'bank_account',
      holder_name: holder,
      // An IBAN begins with the letters of its country.
      [/^\d/.test(bareNumber(number)) ? 'rib' : 'iban']: number,
    }),
    faults: (_, wrong) => (wrong.includes('rib') || wrong.includes('iban') ? { number: text.numberWrong } : {}),
  };
});

const setPhone = formPage({ route: 'setPayoutAccount', fields: ['holder_name', 'provider', 'phone'] }, (page) => {
  const { form: text } = TEXT[page.locale];
  const providers = page.gateway.providers(page.mode === 'live');
  return {
    ...around(page, page.buttons.set_mobile_number),
    inputs: [
      holderInput(page),
      {
        name: 'provider',
        label: page.names.provider,
        options: providers.map(({ provider, label }) => [provider, label]),
      },
      { name: 'phone', label: page.names.number, ...text.phone, type: 'tel' },
    ],
    body: ({ holder_name: holder, provider, phone }) => ({
      livemode: page.mode === 'live',
      type: 'mobile_money',
      holder_name: holder,
      provider,
      phone: phoneIn(page, phone),
    }),
  };
});

function holderInput(page: Page): InputOf<'holder_name'> {
  const { form: text } = TEXT[page.locale];
  return {
    name: 'holder_name',
    ...text.holder,
    maxlength: LIMITS.holderNameLengthMax,
    autocapitalize: 'words',
  };
}

/** What both forms share. */
function around(page: Page, title: string) {
  const text = TEXT[page.locale];
  return {
    title,
    submit: text.form.submit,
    explanation: text.form.explanation,
    back: { href: page.path(PATH), label: page.subjects.payout_account },
    sensitive: true,
    done: () => goTo(page, PATH, 'set'),
  } as const;
}

/** Where settlements are paid to. */
export const payoutAccount: Section = {
  label: 'payout_account',
  path: PATH,
  pages: { [PATH]: showPayoutAccount, [`${PATH}/bank`]: setBank, [`${PATH}/mobile-money`]: setPhone },
};

import type { Principal } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { Icon, PinField } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { CheckoutLayout, followPayable } from '../components/checkout-layout.tsx';
import { FormPage, type FormState } from '../components/form-page.tsx';
import { Methods } from '../components/methods.tsx';
import type { PageProps } from '../page-context.ts';

export type WalletField = 'pin';

/** What the wallet may pay, in minor units. */
export interface HeldInWallet {
  /** Null: unknown. */
  readonly balance: number | null;
  /** Null: it has no limit. */
  readonly leftToday: number | null;
}

type WalletPageProps = PageProps<{
  readonly state: FormState<WalletField>;
  readonly principal: Principal;
  readonly held: HeldInWallet;
}>;

/** Confirmation of a wallet payment with the PIN. A wallet that holds too little is offered other methods instead. */
export function WalletPage(props: WalletPageProps): JSX.Element {
  const {
    page,
    state,
    principal,
    held: { balance },
  } = props;
  const { paths, checkout } = page;
  const text = page.text.wallet;
  if (balance !== null && balance < checkout.amount) return <TopUp {...props} missing={checkout.amount - balance} />;
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      action={paths.wallet}
      submit={page.text.form.pay(page.amount)}
      above={<Account {...props} />}
      below={
        <p class="links">
          <a class="link" href={paths.pin}>
            {text.forgotPin}
          </a>
        </p>
      }
    >
      <input type="hidden" name="account" value={principal.id} />
      <PinField name="pin" label={text.pin} hint={text.pinHint} error={state.errors.pin} />
    </FormPage>
  );
}

/** Whose wallet it is, and what it holds. */
function Account({ page, principal, held: { balance, leftToday } }: WalletPageProps): JSX.Element {
  const text = page.text.wallet;
  const shown = (amount: number): string => formatAmount(amount, page.checkout.currency, page.locale);
  return (
    <form class="account" method="post" action={page.paths.logout}>
      <span>
        <span class="soft">{text.signedInAs}</span>
        <br />
        <strong>{principal.name}</strong>
        {balance !== null && (
          <>
            <br />
            <span class="soft">{text.balance(shown(balance))}</span>
          </>
        )}
        {leftToday !== null && (
          <>
            <br />
            <span class="soft">{text.leftToday(shown(leftToday))}</span>
          </>
        )}
      </span>
      {page.hasLogOut && <button class="link">{text.switchUser}</button>}
    </form>
  );
}

/** How to fill a wallet that holds too little, and how to pay otherwise. */
function TopUp({ missing, ...props }: WalletPageProps & { readonly missing: number }): JSX.Element {
  const { page, principal } = props;
  const { paths, checkout } = page;
  const text = page.text.wallet;
  const others = checkout.methods.filter(({ type, available }) => type !== 'wallet' && available);
  return (
    <CheckoutLayout
      page={page}
      title={text.shortTitle}
      back={{ href: paths.summary, label: page.text.methods.other }}
      follow={followPayable(page)}
    >
      <section class="card">
        <Account {...props} />
        <h1>{text.shortTitle}</h1>
        <p class="msg wait">
          <Icon name="triangle-alert" />
          <span>{text.short(formatAmount(missing, checkout.currency, page.locale))}</span>
        </p>
        <p>{text.topUp(page.brand.name, principal.phone ?? (page.isHosted ? principal.name : principal.email))}</p>
        <a class="button quiet" href={paths.wallet}>
          {text.checkBalance}
        </a>
      </section>
      {others.length > 0 && (
        <>
          <p class="or">{page.text.methods.othersTitle}</p>
          <Methods page={page} methods={others} />
        </>
      )}
    </CheckoutLayout>
  );
}

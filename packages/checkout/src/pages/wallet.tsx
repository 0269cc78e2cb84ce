import type { Principal } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { PinField } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FormPage, type FormState } from '../components/form-page.tsx';
import { WalletUnavailable } from '../components/wallet-unavailable.tsx';
import type { PageProps } from '../page-context.ts';

export type WalletField = 'pin';

/** Confirmation of a wallet payment with the PIN. */
export function WalletPage({
  page,
  state,
  principal,
  balance,
}: PageProps<{
  readonly state: FormState<WalletField>;
  readonly principal: Principal;
  /** In minor units; null: unknown. */
  readonly balance: number | null;
}>): JSX.Element {
  const { paths } = page;
  const text = page.text.wallet;
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      action={paths.wallet}
      submit={page.text.form.pay(page.amount)}
      above={
        <>
          <form class="account" method="post" action={paths.logout}>
            <span>
              <span class="soft">{text.signedInAs}</span>
              <br />
              <strong>{principal.name}</strong>
              {balance !== null && (
                <>
                  <br />
                  <span class="soft">{text.balance(formatAmount(balance, page.checkout.currency, page.locale))}</span>
                </>
              )}
            </span>
            <button class="link">{text.switchUser}</button>
          </form>
          {balance !== null && balance < page.checkout.amount && (
            <TopUp page={page} principal={principal} missing={page.checkout.amount - balance} />
          )}
        </>
      }
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

/** How to fill a wallet that holds too little. The form stays: the agent may be faster than this page. */
function TopUp({
  page,
  principal,
  missing,
}: PageProps<{ readonly principal: Principal; readonly missing: number }>): JSX.Element {
  const text = page.text.wallet;
  return (
    <div class="msg wait stack">
      <h2>{text.shortTitle}</h2>
      <p>{text.short(formatAmount(missing, page.checkout.currency, page.locale))}</p>
      <p>
        <WalletUnavailable page={page}>
          {text.topUp(page.serviceName, principal.phone ?? principal.email)}
        </WalletUnavailable>
      </p>
    </div>
  );
}

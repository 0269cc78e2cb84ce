import type { Principal } from '@mitako/contract';
import { PinField } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { FormPage, type FormState } from '../components/form-page.tsx';
import type { CheckoutPageContext } from '../page-context.ts';

export type WalletField = 'pin';

/** Confirmation of a wallet payment with the PIN. */
export function WalletPage({
  page,
  state,
  principal,
}: {
  readonly page: CheckoutPageContext;
  readonly state: FormState<WalletField>;
  readonly principal: Principal;
}): JSX.Element {
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
        <form class="who" method="post" action={paths.logout}>
          <span>
            <span class="soft">{text.signedInAs}</span>
            <br />
            <strong>{principal.name}</strong>
          </span>
          <button class="link">{text.switchUser}</button>
        </form>
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

import type { JSX } from 'hono/jsx/jsx-runtime';
import { formatAmount } from '@mitako/core';
import { Field } from '@mitako/pages';
import { FormPage, type FormState } from '../components/form-page.tsx';
import { ProviderMark } from '../components/provider-mark.tsx';
import { TestNumbers } from '../components/test-hints.tsx';
import { type Provider, providersOf } from '../providers.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import { exampleNumber, typedBeginnings } from '../phone-number.ts';
import { RECOGNISE } from '../script.ts';

export type MobileMoneyField = 'provider' | 'phone';

interface MobileMoneyPageProps {
  readonly page: CheckoutPageContext;
  readonly state: FormState<MobileMoneyField>;
  /** Provider and number already confirmed: accepted without asking again. */
  readonly confirmed?: string | undefined;
  /** The declined number, masked; null if none was declined. */
  readonly triedPhone?: string | null;
}

/** Form for the phone number and its provider, which is recognised from the number if possible. */
export function MobileMoneyPage(props: MobileMoneyPageProps): JSX.Element {
  const { page, state, confirmed, triedPhone = null } = props;
  const { paths, checkout } = page;
  const text = page.text.mobileMoney;
  const error = state.errors.provider;
  const providers = providersOf(checkout).filter((provider) => provider.available);
  const chosen = providers.length === 1 ? providers[0]?.id : state.values.provider;
  const isChosen = ({ id }: Provider): boolean => id === chosen;
  const prefixes = providers.flatMap((provider) => provider.prefixes);
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      action={paths.mobileMoney}
      submit={page.text.form.pay(page.amount)}
      after={<TestNumbers page={page} />}
      script={RECOGNISE}
    >
      {confirmed !== undefined && <input type="hidden" name="confirmed" value={confirmed} />}
      {triedPhone !== null && <p class="soft">{text.triedPhone(triedPhone)}</p>}
      <Field
        name="phone"
        label={text.phone}
        hint={text.phoneHint(exampleNumber(prefixes))}
        type="tel"
        inputmode="tel"
        autocomplete="tel"
        maxlength={24}
        value={state.values.phone}
        error={state.errors.phone}
      />
      <p class="hint recognised" role="status" data-line />
      <fieldset class={error === undefined ? 'field' : 'field bad'} aria-describedby={error && 'provider-error'}>
        <legend>{text.provider}</legend>
        {error !== undefined && (
          <p class="error" id="provider-error">
            {error}
          </p>
        )}
        {providers.map((provider, index) => (
          <Choice
            page={page}
            provider={provider}
            isFirst={index === 0}
            isChosen={isChosen(provider)}
            hasFocus={error !== undefined && provider === (providers.find(isChosen) ?? providers[0])}
            // Without prefixes the number does not identify a provider, so the customer must choose.
            isRequired={prefixes.length === 0}
          />
        ))}
      </fieldset>
      <p class="soft">{text.next}</p>
    </FormPage>
  );
}

interface ChoiceProps {
  readonly page: CheckoutPageContext;
  readonly provider: Provider;
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly hasFocus: boolean;
  readonly isRequired: boolean;
}

function Choice({ page, provider, isFirst, isChosen, hasFocus, isRequired }: ChoiceProps): JSX.Element {
  const { text, checkout, locale } = page;
  const { label, limits, prefixes } = provider;
  return (
    <label class="choice">
      <input
        type="radio"
        name="provider"
        id={isFirst ? 'provider' : undefined}
        value={provider.id}
        checked={isChosen}
        autofocus={hasFocus}
        required={isRequired}
        data-starts={typedBeginnings(prefixes).join(' ')}
        data-line={text.mobileMoney.recognised(label)}
      />
      <ProviderMark {...provider} />
      <span>
        <b>{label}</b>
        <span class="soft">
          {text.methods.limits(
            formatAmount(limits.min, checkout.currency, locale),
            formatAmount(limits.max, checkout.currency, locale),
          )}
        </span>
      </span>
    </label>
  );
}

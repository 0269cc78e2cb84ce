import type { JSX } from 'hono/jsx/jsx-runtime';
import { formatAmount } from '@mitako/core';
import { Field } from '../components/field.tsx';
import { FormPage, type FormState } from '../components/form-page.tsx';
import { TestNumbers } from '../components/test-hints.tsx';
import { operatorsOf } from '../operators.ts';
import type { CheckoutPageContext } from '../page-context.ts';

export type MobileMoneyField = 'provider' | 'phone';

/** Telling the operator and the number that pay. */
export function MobileMoneyPage({
  page,
  state,
}: {
  readonly page: CheckoutPageContext;
  readonly state: FormState<MobileMoneyField>;
}): JSX.Element {
  const { paths, checkout, locale } = page;
  const text = page.text.mobileMoney;
  const error = state.errors.provider;
  const operators = operatorsOf(checkout).filter((operator) => operator.available);
  const chosen = operators.length === 1 ? operators[0]?.provider : state.values.provider;
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      action={paths.mobileMoney}
      submit={page.text.form.pay(page.amount)}
      after={<TestNumbers page={page} />}
    >
      <fieldset class={error === undefined ? 'field' : 'field bad'} aria-describedby={error && 'provider-error'}>
        <legend>{text.operator}</legend>
        {error !== undefined && (
          <p class="error" id="provider-error">
            {error}
          </p>
        )}
        {operators.map(({ provider, label, limits, prompt }, index) => (
          <label class="choice">
            <input
              type="radio"
              name="provider"
              id={index === 0 ? 'provider' : undefined}
              value={provider}
              checked={provider === chosen}
              autofocus={index === 0 && error !== undefined}
              required
            />
            <span>
              {label}
              <br />
              <span class="soft">
                {page.text.methods.limits(
                  formatAmount(limits.min, checkout.currency, locale),
                  formatAmount(limits.max, checkout.currency, locale),
                )}
                {prompt !== null && (
                  <>
                    <br />
                    {prompt[locale]}
                  </>
                )}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field
        name="phone"
        label={text.phone}
        hint={text.phoneHint}
        type="tel"
        inputmode="tel"
        autocomplete="tel"
        maxlength={24}
        value={state.values.phone}
        error={state.errors.phone}
      />
      <p class="soft">{text.next}</p>
    </FormPage>
  );
}

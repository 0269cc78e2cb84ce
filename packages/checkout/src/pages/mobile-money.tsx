import type { JSX } from 'hono/jsx/jsx-runtime';
import { formatAmount } from '@mitako/core';
import { exampleNumber, typedBeginnings } from '@mitako/contract';
import { Field } from '@mitako/pages';
import { FormPage, type FormState } from '../components/form-page.tsx';
import { stateOf } from '../components/methods.tsx';
import { ProviderMark } from '../components/provider-mark.tsx';
import { TestNumbers } from '../components/test-hints.tsx';
import { downNow, type Provider, providersOf } from '../providers.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import { RECOGNISE, SAME_PHONE } from '../script.ts';

export type MobileMoneyField = 'provider' | 'phone';

interface MobileMoneyPageProps {
  readonly page: CheckoutPageContext;
  readonly state: FormState<MobileMoneyField>;
  /** Provider and number already confirmed: accepted without asking again. */
  readonly confirmed?: string | undefined;
}

/** Form for the phone number and its provider, which is recognised from the number if possible. */
export function MobileMoneyPage(props: MobileMoneyPageProps): JSX.Element {
  const { page, state, confirmed } = props;
  const { paths, checkout } = page;
  const text = page.text.mobileMoney;
  const error = state.errors.provider;
  const providers = providersOf(checkout).filter(({ available, health }) => available || health === 'down');
  const usable = providers.filter(({ available }) => available);
  const chosen = providers.length === 1 ? providers[0]?.id : state.values.provider;
  const isChosen = ({ id, available }: Provider): boolean => available && id === chosen;
  const prefixes = providers.flatMap((provider) => provider.prefixes);
  // Of the chosen provider first.
  const example = exampleNumber([...(providers.find(isChosen)?.prefixes ?? []), ...prefixes]);
  return (
    <FormPage
      page={page}
      state={state}
      title={text.title}
      action={paths.mobileMoney}
      submit={page.text.form.pay(page.amount)}
      after={<TestNumbers page={page} />}
      script={SAME_PHONE + RECOGNISE}
    >
      {checkout.failure !== null && checkout.attempts_left === 1 && <p class="soft">{page.text.alerts.lastTry}</p>}
      {confirmed !== undefined && <input type="hidden" name="confirmed" value={confirmed} />}
      <Field
        name="phone"
        label={text.phone}
        hint={`${text.example(example)} ${text.phoneHint}`}
        type="tel"
        inputmode="tel"
        autocomplete="tel"
        maxlength={24}
        value={state.values.phone}
        error={state.errors.phone}
      />
      <p
        class="hint recognised"
        role="status"
        data-line
        data-fault={page.text.fieldErrors.phone(example)}
        data-unknown={prefixes.length === 0 || providers.length === 1 ? undefined : text.unknown}
      />
      <fieldset class={error === undefined ? 'field' : 'field bad'} aria-describedby={error && 'provider-error'}>
        <legend>{text.provider}</legend>
        {error !== undefined && (
          <p class="error" id="provider-error">
            {error}
          </p>
        )}
        {providers.map((provider) => (
          <Choice
            page={page}
            provider={provider}
            isFirst={provider === usable[0]}
            isChosen={isChosen(provider)}
            hasFocus={error !== undefined && provider === (usable.find(isChosen) ?? usable[0])}
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
  const { id, label, limits, prefixes, available } = provider;
  const state = stateOf(page, { ...provider, provider: id });
  return (
    <label class={available ? 'choice' : 'choice off'}>
      <input
        type="radio"
        name="provider"
        id={isFirst ? 'provider' : undefined}
        value={id}
        checked={isChosen}
        disabled={!available}
        autofocus={hasFocus}
        required={isRequired}
        data-starts={typedBeginnings(prefixes).join(' ')}
        data-line={available ? text.mobileMoney.recognised(label) : downNow(page, provider)}
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
        {state !== null && <span class="soft">{state}</span>}
      </span>
    </label>
  );
}

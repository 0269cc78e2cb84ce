import { exampleNumber, typedBeginnings } from '@mitako/contract';
import { controlAttributes, Form, Icon, Labelled, ProviderMark } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { downNow, isShown, type Provider, providersOf } from '../providers.ts';
import type { PageProps } from '../page-context.ts';
import { type FormState, Meant } from './form-page.tsx';
import { stateOf } from './methods.tsx';

export type MobileMoneyField = 'provider' | 'phone' | 'country';

/** State of the form for a number of mobile money. */
export interface PhoneState extends FormState<MobileMoneyField> {
  /** The provider is asked for, because the number does not say which it is. */
  readonly asksProvider: boolean;
  /** Provider and number already confirmed: accepted without asking again. */
  readonly confirmed?: string | undefined;
}

type PhoneFormProps = PageProps<{ readonly state: PhoneState; readonly look?: 'quiet' | undefined }>;

/** The number that pays. Its provider is recognised from it, or asked for. */
export function PhoneForm({ page, state, look }: PhoneFormProps): JSX.Element {
  const { text, paths, checkout, amount } = page;
  const providers = providersOf(checkout).filter(isShown);
  const prefixes = providers.flatMap((provider) => provider.prefixes);
  // Without prefixes the number does not identify a provider, so the customer must choose.
  const asksProvider = state.asksProvider || prefixes.length === 0;
  return (
    <Form
      action={paths.mobileMoney}
      formKey={state.formKey}
      submit={text.form.pay(amount)}
      sending={text.form.sending}
      look={look}
      more={
        <p class="after">
          <Icon name="smartphone" />
          <span>{text.mobileMoney.next}</span>
        </p>
      }
    >
      {state.isMeant === true && <Meant />}
      {state.confirmed !== undefined && <input type="hidden" name="confirmed" value={state.confirmed} />}
      <NumberField page={page} error={state.errors.phone} values={state.values} providers={providers} />
      {asksProvider ? (
        <ProviderField page={page} state={state} providers={providers} isRequired={prefixes.length === 0} />
      ) : (
        <Takes page={page} providers={providers} unknown={prefixes.length > 0 && providers.length > 1} />
      )}
    </Form>
  );
}

type NumberFieldProps = PageProps<{
  readonly values: PhoneState['values'];
  readonly error: string | undefined;
  readonly providers: readonly Provider[];
}>;

function NumberField({ page: { text }, values, error, providers }: NumberFieldProps): JSX.Element {
  const prefixes = providers.flatMap((provider) => provider.prefixes);
  const codes = [...new Set(providers.flatMap(({ callingCodes }) => callingCodes))];
  return (
    <Labelled name="phone" label={text.mobileMoney.phone} error={error}>
      <div class="phone">
        {codes.length === 1 && <span class="cc">{codes[0]}</span>}
        {codes.length > 1 && (
          <select class="cc" name="country" aria-label={text.mobileMoney.country}>
            {codes.map((code) => (
              <option selected={code === values.country}>{code}</option>
            ))}
          </select>
        )}
        <input
          {...controlAttributes({ name: 'phone', error })}
          type="tel"
          inputmode="tel"
          autocomplete="tel-national"
          maxlength={24}
          required
          value={values.phone}
          placeholder={exampleNumber(prefixes.slice(0, 1))}
          autofocus={error !== undefined}
          data-fault={text.fieldErrors.phone(exampleNumber(prefixes))}
        />
        {providers.map((provider) => (
          <span class="known" hidden data-starts={typedBeginnings(provider.prefixes).join(' ')}>
            <ProviderMark {...provider} />
          </span>
        ))}
      </div>
    </Labelled>
  );
}

type TakesProps = PageProps<{
  readonly providers: readonly Provider[];
  /** A number may be of none of them. */
  readonly unknown: boolean;
}>;

/** The providers that are taken; with a script, the provider of the number while it is typed. */
function Takes({ page, providers, unknown }: TakesProps): JSX.Element {
  const { text } = page;
  return (
    <>
      <p class="takes">
        {providers.map((provider) => (
          <span>
            <ProviderMark {...provider} />
            {provider.label}
            <State page={page} provider={provider} />
          </span>
        ))}
      </p>
      <p class="takes" role="status" data-line data-unknown={unknown ? text.mobileMoney.unknown : undefined}>
        {providers.map((provider) => (
          <span
            hidden
            class={provider.available ? 'yes' : 'no'}
            data-starts={typedBeginnings(provider.prefixes).join(' ')}
          >
            {provider.available ? text.mobileMoney.recognised(provider.label) : downNow(page, provider)}
          </span>
        ))}
        <span class="no" />
      </p>
    </>
  );
}

/** That it is down or slow. */
function State({ page, provider }: PageProps<{ readonly provider: Provider }>): JSX.Element | null {
  const state = stateOf(page, { ...provider, provider: provider.id });
  return state === null ? null : <small class="down">{state}</small>;
}

interface ProviderFieldProps extends Pick<PhoneFormProps, 'page' | 'state'> {
  readonly providers: readonly Provider[];
  readonly isRequired: boolean;
}

function ProviderField({ page, state, providers, isRequired }: ProviderFieldProps): JSX.Element {
  const { text } = page;
  const error = state.errors.provider;
  const usable = providers.filter(({ available }) => available);
  const chosen = usable.find(({ id }) => id === state.values.provider);
  const first = usable[0];
  return (
    <fieldset class="field" aria-describedby={error && 'provider-error'}>
      <legend>{text.mobileMoney.provider}</legend>
      {error !== undefined && (
        <p class="error" id="provider-error">
          <Icon name="triangle-alert" />
          {error}
        </p>
      )}
      <div class="rows">
        {providers.map((provider) => (
          <label class={provider.available ? 'method' : 'method off'}>
            <ProviderMark {...provider} />
            <span>
              <b>{provider.label}</b>
              <State page={page} provider={provider} />
            </span>
            <input
              type="radio"
              name="provider"
              id={provider === first ? 'provider' : undefined}
              value={provider.id}
              checked={provider === chosen}
              disabled={!provider.available}
              autofocus={error !== undefined && provider === (chosen ?? first)}
              required={isRequired}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

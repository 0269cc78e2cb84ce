import { type Errors, ErrorSummary, faultsIn, Form, newKey } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext, PageProps } from '../page-context.ts';
import { CheckoutLayout, followPayable } from './checkout-layout.tsx';
import { WalletUnavailable } from './wallet-unavailable.tsx';

/** State of a form: new, or shown again with its values and errors. */
export interface FormState<Name extends string> {
  readonly formKey: string;
  /** Submitted values, never secrets. */
  readonly values: { readonly [Field in Name]?: string };
  readonly errors: Errors<Name>;
  /** An error of the whole form, shown instead of a list of fields. */
  readonly alert: string | null;
  /** The alert will last: another payment method is offered beside it. */
  readonly isLasting?: boolean;
  /** Others have paused the account by wrong passwords: its owner may unlock it by mail. */
  readonly isPaused?: boolean;
  /** The payer was told of a payment like this one: submitting the form again means it. */
  readonly isMeant?: boolean;
}

/** A form that was not submitted yet. */
export function newForm(): FormState<never> {
  return { formKey: newKey(), values: {}, errors: {}, alert: null };
}

export type FormProps<Name extends string> = PageProps<{ readonly state: FormState<Name> }>;

interface FormPageProps extends FormProps<string> {
  readonly title: string;
  readonly intro?: string;
  readonly action: string;
  readonly submit: string;
  /** The fields. */
  readonly children: Child;
  /** Between heading and form. */
  readonly above?: Child;
  /** Below the button, inside the card. */
  readonly below?: Child;
  /** Below the card. */
  readonly after?: Child;
  readonly script?: string;
  readonly style?: string;
}

/** A step with one form: errors, heading, fields and button; the back link leads to the payment methods. */
export function FormPage(props: FormPageProps): JSX.Element {
  const { page, state, title, intro, action, submit, children, above, below, after, script = '', style = '' } = props;
  const { text, paths } = page;
  const isFaulty = state.alert !== null || faultsIn(state.errors).length > 0;
  return (
    <CheckoutLayout
      page={page}
      title={title}
      hasErrors={isFaulty}
      back={{ href: paths.summary, label: text.methods.other }}
      follow={followPayable(page)}
      script={script}
      style={style}
    >
      <ErrorSummary title={text.form.summaryTitle} alert={alertOf(page, state)} errors={state.errors} />
      <section class="card">
        {above}
        <h1>{title}</h1>
        {intro !== undefined && <p class="soft">{intro}</p>}
        <Form action={action} formKey={state.formKey} submit={submit} sending={text.form.sending}>
          {state.isMeant === true && <Meant />}
          {children}
        </Form>
        {below}
      </section>
      {after}
    </CheckoutLayout>
  );
}

/** Beside the fields of a form that {@link FormState.isMeant}. */
export function Meant(): JSX.Element {
  return <input type="hidden" name="meant" value="1" />;
}

function alertOf(page: CheckoutPageContext, { alert, isLasting }: FormState<string>): Child | null {
  return isLasting === true ? <WalletUnavailable page={page}>{alert}</WalletUnavailable> : alert;
}

import { type Errors, ErrorSummary, faultsIn, Form } from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { CheckoutPageContext } from '../page-context.ts';
import { CheckoutLayout, followPayable } from './checkout-layout.tsx';

/** A form as it stands: new, or shown again with what was typed and what is wrong with it. */
export interface FormState<Name extends string> {
  readonly formKey: string;
  /** What was typed. Secrets are never among it. */
  readonly values: { readonly [Field in Name]?: string };
  readonly errors: Errors<Name>;
  /** What is wrong with the whole; said instead of a list of fields. */
  readonly alert: Child | null;
}

interface FormPageProps {
  readonly page: CheckoutPageContext;
  readonly state: FormState<string>;
  readonly title: string;
  readonly intro?: string;
  readonly action: string;
  readonly submit: string;
  /** The fields. */
  readonly children: Child;
  /** Between the heading and the form. */
  readonly above?: Child;
  /** Below the button, inside the card. */
  readonly below?: Child;
  /** Below the card. */
  readonly after?: Child;
  readonly script?: string;
}

/** A step that is one form: its errors, heading, fields and button; the way back leads to the other methods. */
export function FormPage(props: FormPageProps): JSX.Element {
  const { page, state, title, intro, action, submit, children, above, below, after, script = '' } = props;
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
    >
      <ErrorSummary title={text.form.summaryTitle} alert={state.alert} errors={state.errors} />
      <section class="card">
        {above}
        <h1>{title}</h1>
        {intro !== undefined && <p class="soft">{intro}</p>}
        <Form action={action} formKey={state.formKey} submit={submit} sending={text.form.sending}>
          {children}
        </Form>
        {below}
      </section>
      {after}
    </CheckoutLayout>
  );
}

import {
  type Errors,
  ErrorSummary,
  faultsIn,
  Form,
  keyAfter,
  newKey,
  PasswordField,
  type Refusal,
} from '@mitako/pages';
import type { Child } from 'hono/jsx';
import type { JSX } from 'hono/jsx/jsx-runtime';
import type { Page } from '../shell/page.ts';
import { needsPassword } from '../shell/prove-password.ts';
import { TEXT } from '../shell/text.ts';
import { CodeField } from './code-field.tsx';
import { ButtonLink, TextLink } from './small.tsx';
import { confirmPath } from '../people/confirm-path.ts';

/** State of a form: new, or shown again with its errors. */
export interface ActionState<Name extends string = string> {
  readonly key: string;
  readonly errors: Errors<Name> & Errors<'password' | 'factor_code' | 'document'>;
  /** An error of the whole form, shown instead of a list of fields. */
  readonly alert: string | null;
  /** The engine's answer, if the engine refused. */
  readonly status?: number;
  /** The engine requires the password again: the last confirmation has expired. */
  readonly asksPassword?: boolean;
}

/** A form that has not been submitted yet. */
export function freshState(): ActionState<never> {
  return { key: newKey(), errors: {}, alert: null };
}

/** A form that comes back with faults of its fields. */
export function faulty<Name extends string>(
  errors: Errors<Name> & Errors<'password' | 'factor_code' | 'document'>,
): ActionState<Name> {
  return { key: newKey(), errors, alert: null };
}

/** A form that the engine refused, with its texts. Pass texts for the codes that this form explains itself. */
export function refusedState(
  page: Page,
  refusal: Refusal,
  words: { readonly [Code in Refusal['code']]?: string } = {},
): ActionState<never> {
  const text = TEXT[page.locale];
  if (refusal.code === 'REAUTHENTICATION_REQUIRED') {
    return { key: newKey(), errors: { password: text.password.missing }, alert: null, asksPassword: true };
  }
  const general = refusal.status >= 500 ? text.form.busy : text.form.refused;
  const alert = words[refusal.code] ?? (refusal.code === 'VALIDATION_ERROR' ? text.form.invalid : general);
  return { key: keyAfter(page.request, refusal), errors: {}, alert, status: refusal.status };
}

interface ActionProps {
  readonly page: Page;
  readonly state: ActionState;
  readonly action: string;
  readonly submit: string;
  readonly look?: 'danger' | 'quiet' | undefined;
  /** Requires recent authentication: has a field for the password unless it was confirmed recently. */
  readonly sensitive?: boolean | undefined;
  /** With it, a button elsewhere on the page can submit the form. */
  readonly id?: string | undefined;
  /** It holds a file. */
  readonly upload?: boolean | undefined;
  /** Further buttons, after the one that sends it. */
  readonly more?: Child;
  readonly children?: Child;
}

/**
 * A form that does one thing, once, however often it is sent: its faults, its fields, the password where it takes it.
 */
export function Action(props: ActionProps): JSX.Element {
  const { page, state, action, submit, look, sensitive = false, id, upload, more, children } = props;
  const text = TEXT[page.locale];
  const { password, factor_code: code } = state.errors;
  const isAsked = state.asksPassword === true || password !== undefined || (sensitive && code !== undefined);
  const asks = (sensitive && needsPassword(page)) || isAsked;
  const { host } = page.site.session;
  // Before anything is filled in: it would be lost on the way.
  if (asks && host !== null) {
    return (
      <>
        <p>{text.confirm.why}</p>
        <ButtonLink
          href={host.reauthenticateUrl(new URL(page.address, page.site.siteUrl).href)}
          label={text.confirm.open}
          isMain
        />
      </>
    );
  }
  return (
    <>
      <ErrorSummary title={text.form.summary} alert={state.alert} errors={state.errors} />
      <Form
        action={action}
        formKey={state.key}
        submit={submit}
        sending={text.sending}
        look={look}
        id={id}
        upload={upload}
        more={more}
      >
        {children}
        {asks && (
          <PasswordField name="password" label={page.names.your_password} hint={text.password.hint} error={password} />
        )}
        {(asks || code !== undefined) && page.hasSecondFactor && <CodeField locale={page.locale} error={code} />}
        {asks && page.hasPasskey && (
          <p>
            <TextLink href={confirmPath(page, page.address)} label={text.passkey.confirm} />
          </p>
        )}
      </Form>
    </>
  );
}

/** How a page is shown with this form on it. */
export function shownWith(...states: readonly ActionState[]): { readonly status: number; readonly hasErrors: boolean } {
  const hasErrors = states.some(isFaulty);
  return { status: hasErrors ? 422 : 200, hasErrors };
}

/** Whether a page shows an error, for its title. */
export function isFaulty(state: ActionState): boolean {
  return state.alert !== null || faultsIn(state.errors).length > 0;
}

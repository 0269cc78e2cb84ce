import { exampleNumber, LIMITS, readPhoneNumber, routes, type LoginResult } from '@mitako/contract';
import { ask, identityOf, check, deviceNameOf, errorsAt, fieldsOf, keyOf, readForm, startSession } from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import { afterLogin } from '../after-login.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import { type RegisterField, RegisterPage } from '../pages/register.tsx';
import type { PageHandler, PageRequest, Site } from '../site.ts';
import { validatePin } from './validate-pin.ts';
import { againAfter } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, show } from './respond.tsx';
import { walletAlert } from './wallet-alert.ts';

type State = FormState<RegisterField>;

export const showRegister: PageHandler = (site, context) => {
  const { hasSignUp, paths } = context.get('page');
  if (!hasSignUp) return goTo(context, paths.login);
  return show(context, <RegisterPage page={context.get('page')} state={formOf(site, context)} />);
};

/** Creates the account, logs in and sets its PIN. */
export const register: PageHandler = async (site, context) => {
  const page = context.get('page');
  const typed = await readForm(context, ['name', 'phone', 'email', 'password', 'pin'], ['password']);
  const key = await keyOf(context);
  const { name, email, password, pin } = typed;
  const { kind, phone } = readPhoneNumber(typed.phone, prefixesOf(page));
  const again = (status: number, faults: Omit<State, 'values'>): Response | Promise<Response> => {
    const state = { ...faults, values: { name, phone: typed.phone, email } };
    return refuseForm(site, context, state, () => show(context, <RegisterPage page={page} state={state} />, status));
  };

  const body = check(routes.register.body, { name, phone, email, password });
  if (kind === 'old') {
    return again(422, { formKey: key, errors: { phone: page.text.fieldErrors.oldPhone }, alert: null });
  }
  const pinFault = validatePin(page, pin);
  // Before the account: afterwards a PIN needs the password again.
  if (body.kind === 'invalid' || pinFault !== null) {
    const errors = faultsOf(page, body.kind === 'invalid' ? body.fields : []);
    return again(422, { formKey: key, errors: pinFault === null ? errors : { ...errors, pin: pinFault }, alert: null });
  }
  const reply = await ask(site, context, 'register', {
    parameters: { role: 'user' },
    body: body.value,
    idempotencyKey: key,
    deviceName: deviceNameOf(context),
  });
  if (reply.kind === 'done') {
    await startSession(context, site, reply.data, site.session);
    await setPin(site, context, reply.data, { password, pin, key });
    return goTo(context, afterLogin(site, context));
  }
  const isTaken = reply.code === 'EMAIL_TAKEN' || reply.code === 'INVALID_CREDENTIALS';
  const errors = isTaken ? { email: page.text.fieldErrors.emailTaken } : faultsOf(page, fieldsOf(reply));
  const above = Object.keys(errors).length > 0 ? { alert: null } : walletAlert(page, reply);
  return again(reply.status, { formKey: againAfter(context, reply, key), errors, ...above });
};

/** A refusal leaves the account without a PIN, and the next page asks for one. */
async function setPin(
  site: Site,
  context: PageRequest,
  login: LoginResult,
  { password, pin, key }: { readonly password: string; readonly pin: string; readonly key: string },
): Promise<void> {
  const identity = await identityOf(site.gateway, login.access_token);
  if (identity === null) return;
  await ask(site, context, 'setPin', {
    identity,
    parameters: { role: 'user' },
    body: { password, pin },
    idempotencyKey: key,
  });
}

function prefixesOf({ checkout }: CheckoutPageContext): readonly string[] {
  return checkout.methods.flatMap((method) => method.phone_prefixes);
}

function faultsOf(page: CheckoutPageContext, fields: readonly string[]): State['errors'] {
  const { name, email, newPassword, phone } = page.text.fieldErrors;
  return errorsAt(fields, {
    name,
    email,
    password: newPassword(LIMITS.passwordLengthMin, LIMITS.passwordLengthMax),
    phone: phone(exampleNumber(prefixesOf(page))),
  });
}

import { LIMITS, newPin, routes, type LoginResult } from '@mitako/contract';
import { ask, identityOf, check, deviceNameOf, fieldsOf, keyOf, newKey, readForm, startSession } from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import { afterLogin, probeCookies } from '../cookie-probe.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import { type RegisterField, RegisterPage } from '../pages/register.tsx';
import type { PageHandler, PageRequest, Site } from '../site.ts';
import { againAfter } from './refusals.tsx';
import { goTo, show } from './respond.tsx';
import { walletAlert } from './wallet-alert.tsx';

type State = FormState<RegisterField>;

export const showRegister: PageHandler = (site, context) => {
  probeCookies(site, context);
  return show(
    context,
    <RegisterPage page={context.get('page')} state={{ formKey: newKey(), values: {}, errors: {}, alert: null }} />,
  );
};

/** Creates the account, logs in and sets its PIN. */
export const register: PageHandler = async (site, context) => {
  const page = context.get('page');
  const typed = await readForm(context, ['name', 'email', 'password', 'pin'], ['password']);
  const key = await keyOf(context);
  const { name, email, password, pin } = typed;
  const again = (status: number, state: Omit<State, 'values'>): Response | Promise<Response> =>
    show(context, <RegisterPage page={page} state={{ ...state, values: { name, email } }} />, status);

  const body = check(routes.register.body, { name, email, password });
  const isPin = newPin.safeParse(pin).success;
  if (body.kind === 'invalid' || !isPin) {
    const fields = [...(body.kind === 'invalid' ? body.fields : []), ...(isPin ? [] : ['pin'])];
    return again(422, { formKey: key, errors: errorsAt(page, fields), alert: null });
  }
  const reply = await ask(site, context, 'register', {
    parameters: { role: 'user' },
    body: body.value,
    idempotencyKey: key,
    deviceName: deviceNameOf(context),
  });
  if (reply.kind === 'done') {
    await startSession(context, site, reply.data, site.session);
    const isSet = await setPin(site, context, reply.data, { password, pin, key });
    return goTo(context, isSet ? afterLogin(site, context) : `${page.paths.pin}?weak=1`);
  }
  const isTaken = reply.code === 'EMAIL_TAKEN' || reply.code === 'INVALID_CREDENTIALS';
  const errors = isTaken ? { email: page.text.fieldErrors.emailTaken } : errorsAt(page, fieldsOf(reply));
  const alert = Object.keys(errors).length > 0 ? null : walletAlert(page, reply);
  return again(reply.status, { formKey: againAfter(context, reply, key), errors, alert });
};

/** False when the engine rejects the PIN as trivial. Other errors appear on the next page and are fixed there. */
async function setPin(
  site: Site,
  context: PageRequest,
  login: LoginResult,
  { password, pin, key }: { readonly password: string; readonly pin: string; readonly key: string },
): Promise<boolean> {
  const identity = await identityOf(site.gateway, login.access_token);
  if (identity === null) return true;
  const reply = await ask(site, context, 'setPin', {
    identity,
    parameters: { role: 'user' },
    body: { password, pin },
    idempotencyKey: key,
  });
  return reply.kind === 'done' || !fieldsOf(reply).includes('pin');
}

function errorsAt({ text }: CheckoutPageContext, fields: readonly string[]): State['errors'] {
  const { fieldErrors } = text;
  return {
    ...(fields.includes('name') ? { name: fieldErrors.name } : {}),
    ...(fields.includes('email') ? { email: fieldErrors.email } : {}),
    ...(fields.includes('password')
      ? { password: fieldErrors.newPassword(LIMITS.passwordLengthMin, LIMITS.passwordLengthMax) }
      : {}),
    ...(fields.includes('pin') ? { pin: fieldErrors.pin } : {}),
  };
}

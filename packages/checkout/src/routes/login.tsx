import { routes } from '@mitako/contract';
import { ask, check, deviceNameOf, endSession, errorsAt, fieldsOf, keyOf, readForm, startSession } from '@mitako/pages';
import { type FormState, newForm } from '../components/form-page.tsx';
import { WalletUnavailable } from '../components/wallet-unavailable.tsx';
import { afterLogin, keepsCookies, probeCookies } from '../cookie-probe.ts';
import { type LoginField, LoginPage } from '../pages/login.tsx';
import type { PageHandler } from '../site.ts';
import { againAfter } from './refusals.tsx';
import { goTo, show } from './respond.tsx';
import { walletAlert } from './wallet-alert.tsx';

type State = FormState<LoginField>;

/** Shows the login. `?cookies`: comes from a login whose cookies should be present now. */
export const showLogin: PageHandler = (site, context) => {
  const page = context.get('page');
  const isReturning = context.req.query('cookies') !== undefined;
  if (isReturning && keepsCookies(site, context)) return goTo(context, page.paths.wallet);
  probeCookies(site, context);
  const alert = isReturning ? (
    <WalletUnavailable page={page}>{page.text.alerts.cookiesRefused}</WalletUnavailable>
  ) : null;
  return show(context, <LoginPage page={page} state={{ ...newForm(), alert }} />);
};

/** Logs in and continues with the PIN. */
export const logIn: PageHandler = async (site, context) => {
  const page = context.get('page');
  const typed = await readForm(context, ['email', 'password'], ['password']);
  const key = await keyOf(context);
  const again = (status: number, state: Omit<State, 'values'>): Response | Promise<Response> =>
    show(context, <LoginPage page={page} state={{ ...state, values: { email: typed.email } }} />, status);

  const { email, password } = page.text.fieldErrors;
  const messages = { email, password };
  const empty = [typed.email === '' ? ['email'] : [], typed.password === '' ? ['password'] : []].flat();
  const body = check(routes.login.body, typed);
  if (body.kind === 'invalid' || empty.length > 0) {
    const fields = [...empty, ...(body.kind === 'invalid' ? body.fields : [])];
    return again(422, { formKey: key, errors: errorsAt(fields, messages), alert: null });
  }
  const reply = await ask(site, context, 'login', {
    parameters: { role: 'user' },
    body: body.value,
    idempotencyKey: key,
    deviceName: deviceNameOf(context),
  });
  if (reply.kind === 'done') {
    await startSession(context, site, reply.data, site.session);
    return goTo(context, afterLogin(site, context));
  }
  const errors = errorsAt(fieldsOf(reply), messages);
  const alert = Object.keys(errors).length > 0 ? null : walletAlert(page, reply);
  return again(reply.status, { formKey: againAfter(context, reply, key), errors, alert });
};

/** Logs out, so that another customer can log in on this phone. */
export const logOut: PageHandler = async (site, context) => {
  await endSession(context, site, site.session);
  return goTo(context, context.get('page').paths.login);
};

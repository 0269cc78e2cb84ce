import { routes } from '@mitako/contract';
import {
  ask,
  check,
  deviceNameOf,
  deviceTokens,
  endSession,
  errorsAt,
  fieldsOf,
  isPausedByOthers,
  keepLogin,
  keepsCookies,
  keyOf,
  leadOut,
  readForm,
  startSession,
} from '@mitako/pages';
import type { FormState } from '../components/form-page.tsx';
import { afterLogin } from '../after-login.ts';
import { type LoginField, LoginPage } from '../pages/login.tsx';
import type { PageHandler } from '../site.ts';
import { againAfter } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, show } from './respond.tsx';
import { walletAlert } from './wallet-alert.ts';

type State = FormState<LoginField>;

/** Shows the login. `?cookies`: comes from a login whose cookies should be present now. */
export const showLogin: PageHandler = (site, context) => {
  const page = context.get('page');
  const isReturning = context.req.query('cookies') !== undefined;
  if (isReturning && keepsCookies(context, site.session)) return goTo(context, page.paths.wallet);
  const refused = isReturning && { alert: page.text.alerts.cookiesRefused, isLasting: true };
  return show(context, <LoginPage page={page} state={{ ...formOf(site, context), ...refused }} />);
};

/** Logs in and continues with the PIN. */
export const logIn: PageHandler = async (site, context) => {
  const page = context.get('page');
  const typed = await readForm(context, ['email', 'password'], ['password']);
  const key = await keyOf(context);
  const again = (status: number, faults: Omit<State, 'values'>): Response | Promise<Response> => {
    const state = { ...faults, values: { email: typed.email } };
    return refuseForm(site, context, state, () => show(context, <LoginPage page={page} state={state} />, status));
  };

  const { email, password } = page.text.fieldErrors;
  const messages = { email, password };
  const empty = [typed.email === '' ? ['email'] : [], typed.password === '' ? ['password'] : []].flat();
  const body = check(routes.login.body, { ...typed, ...deviceTokens(context, site.session) });
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
  if (keepLogin(context, reply, site.session)) return goTo(context, page.paths.loginCode);
  const errors = errorsAt(fieldsOf(reply), messages);
  const above = Object.keys(errors).length > 0 ? { alert: null } : walletAlert(page, reply);
  const isPaused = isPausedByOthers(reply);
  return again(reply.status, { formKey: againAfter(context, reply, key), errors, ...above, isPaused });
};

/** Logs out, so that another customer can log in on this phone. */
export const logOut: PageHandler = async (site, context) => {
  await endSession(context, site, site.session);
  const { paths } = context.get('page');
  const { host } = site.session;
  return host === null ? goTo(context, paths.login) : leadOut(context, host.logoutUrl ?? paths.summary);
};

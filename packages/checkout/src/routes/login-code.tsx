import {
  ask,
  deviceNameOf,
  deviceTokens,
  keptLogin,
  keptMethods,
  keyOf,
  newKey,
  readForm,
  startSession,
} from '@mitako/pages';
import { afterLogin } from '../after-login.ts';
import type { FormState } from '../components/form-page.tsx';
import { type LoginCodeField, LoginCodePage } from '../pages/login-code.tsx';
import type { PageHandler, PageRequest, Site } from '../site.ts';
import { againAfter } from './refusals.tsx';
import { formOf, refuseForm } from './refused-form.ts';
import { goTo, show } from './respond.tsx';
import { walletAlert } from './wallet-alert.ts';

/** Asks for the second factor of a login whose password was right. */
export const showLoginCode: PageHandler = (site, context) => {
  const page = context.get('page');
  if (keptLogin(context, site.session) === null) return goTo(context, page.paths.login);
  return show(
    context,
    <LoginCodePage page={page} state={formOf(site, context)} hasPasskey={hasPasskey(site, context)} />,
  );
};

/** Finishes the login and continues with the PIN. */
export const sendLoginCode: PageHandler = async (site, context) => {
  const page = context.get('page');
  const kept = keptLogin(context, site.session);
  if (kept === null) return goTo(context, page.paths.login);
  const { code, trust_device: trust } = await readForm(context, ['code', 'trust_device']);
  const key = await keyOf(context);
  const draw = (state: FormState<LoginCodeField>, status: number) =>
    show(context, <LoginCodePage page={page} state={state} hasPasskey={hasPasskey(site, context)} />, status);
  const again = (status: number, faults: Omit<FormState<LoginCodeField>, 'values'>): Response | Promise<Response> => {
    const state = { ...faults, values: {} };
    return refuseForm(site, context, state, () => draw(state, status));
  };
  const { wrong } = page.text.loginCode;
  if (code === '') return again(422, { formKey: newKey(), errors: { code: wrong }, alert: null });
  const reply = await ask(site, context, 'loginWithFactor', {
    parameters: { role: 'user' },
    body: {
      login_token: kept,
      code,
      ...deviceTokens(context, site.session),
      ...(trust === '1' && { trust_device: true }),
    },
    idempotencyKey: key,
    deviceName: deviceNameOf(context),
  });
  if (reply.kind === 'done') {
    await startSession(context, site, reply.data, site.session);
    return goTo(context, afterLogin(site, context));
  }
  if (reply.code === 'LOGIN_TOKEN_INVALID') return goTo(context, page.paths.login);
  const isWrong = reply.code === 'SECOND_FACTOR_INVALID';
  const faults = isWrong ? { errors: { code: wrong }, alert: null } : { errors: {}, ...walletAlert(page, reply) };
  return again(reply.status, { formKey: againAfter(context, reply, key), ...faults });
};

function hasPasskey(site: Site, context: PageRequest): boolean {
  return keptMethods(context, site.session).includes('passkey');
}

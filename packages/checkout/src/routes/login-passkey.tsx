import { ask, deviceNameOf, deviceTokens, keptLogin, keyOf, readForm, startSession } from '@mitako/pages';
import { afterLogin } from '../after-login.ts';
import { LoginPasskeyPage } from '../pages/login-passkey.tsx';
import type { PageHandler } from '../site.ts';
import { goTo, show } from './respond.tsx';

/** Asks for a passkey of a login whose password was right. `?wrong`: after one that was refused. */
export const showLoginPasskey: PageHandler = async (site, context) => {
  const page = context.get('page');
  const token = keptLogin(context, site.session);
  if (token === null) return goTo(context, page.paths.login);
  const parameters = { role: 'user' };
  const reply = await ask(site, context, 'challengeLogin', { parameters, body: { login_token: token } });
  if (reply.kind === 'refused') {
    return goTo(context, reply.code === 'LOGIN_TOKEN_INVALID' ? page.paths.login : page.paths.loginCode);
  }
  const isWrong = context.req.query('wrong') !== undefined;
  return show(context, <LoginPasskeyPage page={page} asked={reply.data} isWrong={isWrong} />);
};

/** Finishes the login and continues with the PIN. */
export const sendLoginPasskey: PageHandler = async (site, context) => {
  const page = context.get('page');
  const token = keptLogin(context, site.session);
  if (token === null) return goTo(context, page.paths.login);
  const typed = await readForm(context, ['challenge_id', 'credential', 'trust_device'], ['credential']);
  const reply = await ask(site, context, 'loginWithFactor', {
    parameters: { role: 'user' },
    body: {
      login_token: token,
      passkey: { challenge_id: typed.challenge_id, credential: typed.credential },
      ...deviceTokens(context, site.session),
      ...(typed.trust_device === '1' && { trust_device: true }),
    },
    idempotencyKey: await keyOf(context),
    deviceName: deviceNameOf(context),
  });
  if (reply.kind === 'done') {
    await startSession(context, site, reply.data, site.session);
    return goTo(context, afterLogin(site, context));
  }
  if (reply.code === 'LOGIN_TOKEN_INVALID') return goTo(context, page.paths.login);
  return goTo(context, `${page.paths.loginPasskey}?wrong`);
};

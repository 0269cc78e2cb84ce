import {
  ask,
  deviceNameOf,
  deviceTokens,
  ErrorSummary,
  keptLogin,
  keyOf,
  newKey,
  PASSKEY,
  PasskeyForm,
  readForm,
  startSession,
} from '@mitako/pages';
import { TextLink } from '../components/small.tsx';
import { Box } from './entry-form.tsx';
import { localeOf, showPlain, showRefusal } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { TEXT } from './text.ts';

const PATH = '/login/passkey';

/** Asks for a passkey of a login whose password was right. `?wrong`: after one that was refused. */
export async function showLoginPasskey(site: Site, request: PageRequest): Promise<Response> {
  const token = keptLogin(request, site.session);
  if (token === null) return logInAgain(site, request);
  const parameters = { role: site.panel.role };
  const reply = await ask(site, request, 'challengeLogin', { parameters, body: { login_token: token } });
  if (reply.kind === 'refused') {
    if (reply.code === 'FACTOR_NOT_FOUND') return request.redirect(`${site.base}/login/code`, 303);
    return reply.code === 'LOGIN_TOKEN_INVALID' ? logInAgain(site, request) : showRefusal(site, request, reply);
  }
  const { factor, passkey: text, form } = TEXT[localeOf(site, request)];
  const alert = request.req.query('wrong') === undefined ? null : text.wrong;
  return showPlain(
    site,
    request,
    { title: text.title, script: PASSKEY, hasErrors: alert !== null },
    <>
      <ErrorSummary title={form.summary} alert={alert} errors={{}} />
      <section class="card">
        <h1>{text.title}</h1>
        <p class="soft">{text.intro}</p>
        <PasskeyForm
          action={`${site.base}${PATH}`}
          formKey={newKey()}
          asked={reply.data}
          submit={text.submit}
          failed={text.failed}
          without={text.without}
        >
          <Box name="trust_device" label={factor.trust} />
        </PasskeyForm>
        <p class="below">
          <TextLink href={`${site.base}/login/code`} label={text.code} />
        </p>
      </section>
    </>,
  );
}

export async function sendLoginPasskey(site: Site, request: PageRequest): Promise<Response> {
  const token = keptLogin(request, site.session);
  if (token === null) return logInAgain(site, request);
  const typed = await readForm(request, ['challenge_id', 'credential', 'trust_device'], ['credential']);
  const reply = await ask(site, request, 'loginWithFactor', {
    parameters: { role: site.panel.role },
    body: {
      login_token: token,
      passkey: { challenge_id: typed.challenge_id, credential: typed.credential },
      ...deviceTokens(request, site.session),
      ...(typed.trust_device === '1' && { trust_device: true }),
    },
    idempotencyKey: await keyOf(request),
    deviceName: deviceNameOf(request),
  });
  if (reply.kind === 'done') {
    await startSession(request, site, reply.data, site.session);
    return request.redirect(site.base, 303);
  }
  if (reply.code === 'LOGIN_TOKEN_INVALID') return logInAgain(site, request);
  if (reply.status === 429 || reply.status >= 500) return showRefusal(site, request, reply);
  return request.redirect(`${site.base}${PATH}?wrong`, 303);
}

function logInAgain(site: Site, request: PageRequest): Response {
  return request.redirect(`${site.base}/login?late`, 303);
}

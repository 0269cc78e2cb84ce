import { NAMES } from '../vocabulary/names.ts';
import { routes } from '@mitako/contract';
import {
  Alert,
  ask,
  check,
  comeBack,
  deviceNameOf,
  endSession,
  Field,
  Form,
  hasSessionCookie,
  keyOf,
  newKey,
  readForm,
  readOwnCookie,
  type Refusal,
  setRetryAfter,
  setOwnCookie,
  startSession,
} from '@mitako/pages';
import { TextLink } from '../components/small.tsx';
import { localeOf, showPlain } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { TEXT } from './text.ts';

interface LoginState {
  readonly email: string;
  readonly key: string;
  readonly alert: string | null;
  readonly notice?: string;
}

/** Asks for e-mail and password. */
export function showLogin(site: Site, request: PageRequest): Response | Promise<Response> {
  const text = TEXT[localeOf(site, request)].login;
  // Led here after a login that was right: if the session's cookies are missing too, the browser keeps none.
  const rejectsCookies = request.req.query('cookies') !== undefined && !hasSessionCookie(request, site.session);
  if (request.req.query('cookies') !== undefined && !rejectsCookies) return request.redirect(site.base, 303);
  return draw(site, request, 200, {
    email: '',
    key: newKey(),
    alert: rejectsCookies ? text.noCookies : null,
    ...(request.req.query('out') !== undefined && { notice: text.loggedOut }),
  });
}

/** Logs in and goes to the first page. */
export async function logIn(site: Site, request: PageRequest): Promise<Response> {
  const { email, password } = await readForm(request, ['email', 'password'], ['password']);
  const key = await keyOf(request);
  const text = TEXT[localeOf(site, request)];
  const body = check(routes.login.body, { email, password });
  if (body.kind === 'invalid' || password === '') {
    return draw(site, request, 422, { email, key, alert: text.login.wrong });
  }
  const reply = await ask(site, request, 'login', {
    parameters: { role: site.panel.role },
    body: body.value,
    idempotencyKey: key,
    deviceName: deviceNameOf(request),
  });
  if (reply.kind === 'refused') {
    setRetryAfter(request, reply.retryAfterSeconds);
    return draw(site, request, reply.status, { email, key: newKey(), alert: wordsFor(site, request, reply) });
  }
  await startSession(request, site, reply.data, site.session);
  const keepsCookies = readOwnCookie(request, PROBE, site.session) !== undefined;
  return request.redirect(keepsCookies ? site.base : `${site.base}/login?cookies`, 303);
}

/** Ends the session, in the browser and in the engine. */
export async function logOut(site: Site, request: PageRequest): Promise<Response> {
  await endSession(request, site, site.session);
  return request.redirect(`${site.base}/login?out`, 303);
}

/** Without meaning; set by the login page to learn whether the browser keeps cookies at all. */
const PROBE = 'mitako_cookies';

function draw(site: Site, request: PageRequest, status: number, state: LoginState): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const text = TEXT[locale];
  setOwnCookie(request, PROBE, '1', site.session);
  return showPlain(
    site,
    request,
    { title: text.login.title, status, hasErrors: state.alert !== null },
    <>
      {state.alert !== null && (
        <Alert>
          <p>{state.alert}</p>
        </Alert>
      )}
      {state.notice !== undefined && (
        <div class="notice" role="status">
          <p>{state.notice}</p>
        </div>
      )}
      <section class="card">
        <p class="soft">{`${site.serviceName} – ${site.panel.name[locale]}`}</p>
        <h1>{text.login.title}</h1>
        <Form action={`${site.base}/login`} formKey={state.key} submit={text.login.submit} sending={text.sending}>
          <Field
            name="email"
            label={NAMES[locale].email}
            type="email"
            inputmode="email"
            autocomplete="username"
            maxlength={254}
            value={state.email}
          />
          <Field name="password" label={NAMES[locale].password} type="password" autocomplete="current-password" />
        </Form>
        <details>
          <summary>{text.login.forgotten.title}</summary>
          <p>{text.login.forgotten[site.panel.role === 'user' ? 'merchant' : site.panel.role]}</p>
          {site.panel.role === 'merchant' && (
            <p>
              <TextLink href={`${site.base}/reset`} label={text.login.haveCode} />
            </p>
          )}
        </details>
      </section>
      {site.panel.role === 'merchant' && (
        <p>
          {text.login.noAccount} <TextLink href={`${site.base}/register`} label={text.register.open} />
        </p>
      )}
    </>,
  );
}

function wordsFor(site: Site, request: PageRequest, refusal: Refusal): string {
  const locale = localeOf(site, request);
  const text = TEXT[locale];
  const { status, retryAfterSeconds } = refusal;
  if (status === 429) {
    return `${text.problems.slowDown.text} ${text.comeBack(comeBack(retryAfterSeconds ?? 60, { nowMs: site.gateway.clock.now(), locale }))}`;
  }
  return status >= 500 ? text.form.busy : text.login.wrong;
}

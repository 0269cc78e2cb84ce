import { type Locale, type Role, ROLES } from '@mitako/contract';
import {
  ACCOUNT_PATH,
  ask,
  type CookieOptions,
  deviceNameOf,
  dropOwnCookie,
  EmailField,
  ErrorSummary,
  Field,
  Form,
  keepDevice,
  keyOf,
  newKey,
  prefixOf,
  readForm,
  readOwnCookie,
  type Refusal,
  setOwnCookie,
  setRetryAfter,
  showByGet,
  signUpHref,
  staffPrefixOf,
  takeRefused,
} from '@mitako/pages';
import type { Hono } from 'hono';
import type { PageEnvironment } from '@mitako/pages';
import { ButtonLink, Notice, TextLink } from '../components/small.tsx';
import { BUTTONS } from '../vocabulary/buttons.ts';
import { NAMES } from '../vocabulary/names.ts';
import { SENTENCES } from '../vocabulary/sentences.ts';
import { Message } from '../shell/outside.tsx';
import { localeOf, type OutsideOptions, showOutside } from '../shell/respond.tsx';
import type { PageRequest, Site } from '../shell/site.ts';
import { slowDownWords } from '../shell/slow-down.ts';
import { TEXT as SHELL } from '../shell/text.ts';
import { ACCOUNT_TEXT } from './account-text.ts';

const TOKEN = 'mitako_link';
/** As long as a person needs to read a page and to choose a password. */
const TOKEN_SECONDS = 30 * 60;

/** Pages whose link confirms something about an address. */
const CONFIRMATIONS = ['verify', 'email', 'old-email', 'unlock'] as const;

/** Pages that ask for a link, and what sends it. */
const REQUESTS = ['forgotten', 'paused', 'sign-up'] as const;
type RequestName = (typeof REQUESTS)[number];
const SENDS = { forgotten: 'requestPasswordReset', paused: 'requestUnlock', 'sign-up': 'requestSignUp' } as const;

type Frame = (locale: Locale) => Pick<OutsideOptions, 'home' | 'columns'>;
type Answer = Response | Promise<Response>;

/**
 * Where the links of messages lead, for every role, and the page that asks for one. A link shows a button, because scanners
 * of mail follow links; its token moves from the address into a cookie at once, so that no history and no other site has it.
 */
export function addAccountPages(app: Hono<PageEnvironment>, site: Site, frame: Frame): void {
  const base = prefixOf(site.gateway.publicUrl) + ACCOUNT_PATH;
  const pages = { site, frame, base, cookie: { path: base, secure: site.secure } };
  for (const name of REQUESTS) {
    app.get(`${ACCOUNT_PATH}/${name}`, async (context) => showRequest(pages, context, name));
    app.post(`${ACCOUNT_PATH}/${name}`, async (context) => requestLink(pages, context, name));
  }
  app.get(`${ACCOUNT_PATH}/password`, async (context) => takeToken(pages, context) ?? showPassword(pages, context, {}));
  app.post(`${ACCOUNT_PATH}/password`, async (context) => setPassword(pages, context));
  for (const name of CONFIRMATIONS) {
    app.get(
      `${ACCOUNT_PATH}/${name}`,
      async (context) => takeToken(pages, context) ?? showConfirmation(pages, context, name),
    );
    app.post(`${ACCOUNT_PATH}/${name}`, async (context) => confirm(pages, context, name));
  }
  app.get(`${ACCOUNT_PATH}/done`, async (context) => showDone(pages, context));
}

interface Pages {
  readonly site: Site;
  readonly frame: Frame;
  /** Below the host, `/account`. */
  readonly base: string;
  readonly cookie: CookieOptions;
}

interface Requested {
  readonly key: string;
  readonly email: string;
  readonly alert: string | null;
  readonly errors: { readonly email?: string | undefined };
}

function showRequest(pages: Pages, request: PageRequest, name: RequestName): Answer {
  // That page says so.
  if (name === 'sign-up' && signUpHref(pages.site.gateway) === null) {
    return request.redirect(`${pages.site.base}/register`, 303);
  }
  const refused = takeRefused(pages.site, request) as Requested | null;
  return drawRequest(pages, request, name, refused ?? { key: newKey(), email: '', alert: null, errors: {} }, 200);
}

async function requestLink(pages: Pages, request: PageRequest, name: RequestName): Promise<Response> {
  const { site, base } = pages;
  const locale = localeOf(site, request);
  const role = roleOf(request);
  const { email } = await readForm(request, ['email'], []);
  const reply = await ask(site, request, SENDS[name], { parameters: { role }, body: { email } });
  if (reply.kind === 'done') return request.redirect(`${base}/${name}?role=${role}&done=sent`, 303);
  setRetryAfter(request, reply.retryAfterSeconds);
  const isUnfit = reply.code === 'VALIDATION_ERROR';
  const state: Requested = {
    key: await keyOf(request),
    email,
    alert: isUnfit ? null : alertOf(pages, locale, reply),
    errors: isUnfit ? { email: SENTENCES[locale].enter_email } : {},
  };
  const path = `${base}/${name}?role=${role}`;
  return showByGet(site, request, state, { path }) ?? drawRequest(pages, request, name, state, reply.status);
}

function drawRequest(pages: Pages, request: PageRequest, name: RequestName, state: Requested, status: number): Answer {
  const { site, base } = pages;
  const locale = localeOf(site, request);
  const { [name]: text } = ACCOUNT_TEXT[locale];
  const { key, email, alert, errors } = state;
  const role = roleOf(request);
  const isSent = request.req.query('done') === 'sent';
  return showOutside(
    site,
    request,
    { ...pages.frame(locale), title: text.title, status, hasErrors: alert !== null || errors.email !== undefined },
    <main class="plain">
      <ErrorSummary title={SHELL[locale].form.summary} alert={alert} errors={errors} />
      <h1>{text.title}</h1>
      {isSent ? <Notice>{text.sent}</Notice> : <p class="soft">{text.intro}</p>}
      {!isSent && (
        <Form
          action={`${base}/${name}?role=${role}`}
          formKey={key}
          submit={text.submit}
          sending={SHELL[locale].sending}
        >
          <EmailField name="email" label={NAMES[locale].email} value={email} error={errors.email} />
        </Form>
      )}
      <p>
        <LogInLink pages={pages} locale={locale} role={role} />
      </p>
      {role === 'merchant' && name === 'forgotten' && (
        <p>
          <TextLink href={`${loginBase(pages, role)}/reset`} label={SHELL[locale].login.haveCode} />
        </p>
      )}
    </main>,
  );
}

/** From the address into a cookie; null: it is there. */
function takeToken({ base, cookie }: Pages, request: PageRequest): Response | null {
  const token = request.req.query('token');
  if (token === undefined) return null;
  setOwnCookie(request, TOKEN, token.slice(0, 200), cookie, TOKEN_SECONDS);
  return request.redirect(`${base}${request.req.path.slice(request.req.path.lastIndexOf('/'))}`, 303);
}

interface PasswordFaults {
  readonly error?: string;
  readonly alert?: string | null;
  readonly status?: number;
}

function showPassword(pages: Pages, request: PageRequest, faults: PasswordFaults): Answer {
  const { site, base, cookie } = pages;
  const locale = localeOf(site, request);
  if (readOwnCookie(request, TOKEN, cookie) === undefined) return showInvalid(pages, request);
  const { password: text } = ACCOUNT_TEXT[locale];
  const { error, alert = null, status = 200 } = faults;
  return showOutside(
    site,
    request,
    { ...pages.frame(locale), title: text.title, status, hasErrors: alert !== null || error !== undefined },
    <main class="plain">
      <ErrorSummary title={SHELL[locale].form.summary} alert={alert} errors={{ new_password: error }} />
      <h1>{text.title}</h1>
      <p class="soft">{text.intro}</p>
      <Form
        action={`${base}/password`}
        formKey={newKey()}
        submit={BUTTONS[locale].change_password}
        sending={SHELL[locale].sending}
      >
        <Field
          name="new_password"
          label={NAMES[locale].new_password}
          hint={SENTENCES[locale].any_password_rule}
          type="password"
          autocomplete="new-password"
          error={error}
        />
      </Form>
    </main>,
  );
}

async function setPassword(pages: Pages, request: PageRequest): Promise<Response> {
  const { site, base, cookie } = pages;
  const locale = localeOf(site, request);
  const { new_password } = await readForm(request, ['new_password'], ['new_password']);
  const token = readOwnCookie(request, TOKEN, cookie) ?? 'none';
  const reply = await ask(site, request, 'useResetLink', { body: { token, new_password } });
  if (reply.kind === 'done') {
    dropOwnCookie(request, TOKEN, cookie);
    return request.redirect(`${base}/done?done=password&role=${reply.data.role}`, 303);
  }
  if (reply.code === 'LINK_INVALID') return showInvalid(pages, request);
  setRetryAfter(request, reply.retryAfterSeconds);
  return showPassword(pages, request, {
    status: reply.status,
    ...(reply.code === 'VALIDATION_ERROR'
      ? { error: SENTENCES[locale].choose_any_password }
      : { alert: alertOf(pages, locale, reply) }),
  });
}

type Confirmation = (typeof CONFIRMATIONS)[number];

function showConfirmation(pages: Pages, request: PageRequest, name: Confirmation, alert: string | null = null): Answer {
  const { site, base, cookie } = pages;
  const locale = localeOf(site, request);
  if (readOwnCookie(request, TOKEN, cookie) === undefined) return showInvalid(pages, request);
  const text = ACCOUNT_TEXT[locale][name];
  const { sending } = SHELL[locale];
  return showOutside(
    site,
    request,
    { ...pages.frame(locale), title: text.title, hasErrors: alert !== null },
    <main class="plain">
      <ErrorSummary title={SHELL[locale].form.summary} alert={alert} errors={{}} />
      <h1>{text.title}</h1>
      <p class="soft">{text.intro}</p>
      <Form action={`${base}/${name}`} formKey={newKey()} submit={text.submit} sending={sending} />
      {'veto' in text && (
        <Form action={`${base}/${name}?veto`} formKey={newKey()} submit={text.veto} sending={sending} look="quiet" />
      )}
    </main>,
  );
}

async function confirm(pages: Pages, request: PageRequest, name: Confirmation): Promise<Response> {
  const { site, base, cookie } = pages;
  const locale = localeOf(site, request);
  const isVeto = name === 'old-email' && request.req.query('veto') !== undefined;
  const token = readOwnCookie(request, TOKEN, cookie) ?? 'none';
  const reply = await (name === 'unlock'
    ? ask(site, request, 'useUnlockLink', { body: { token }, deviceName: deviceNameOf(request) })
    : ask(site, request, 'useLink', { body: { token, ...(isVeto && { veto: true }) } }));
  if (reply.kind === 'done') {
    dropOwnCookie(request, TOKEN, cookie);
    const { data } = reply;
    if ('device_token' in data) keepDevice(request, data.device_token, site.session);
    return request.redirect(`${base}/done?done=${'done' in data ? data.done : 'unlocked'}&role=${data.role}`, 303);
  }
  setRetryAfter(request, reply.retryAfterSeconds);
  if (reply.code === 'LINK_INVALID' || reply.code === 'VALIDATION_ERROR') return showInvalid(pages, request);
  const taken = reply.code === 'EMAIL_TAKEN' ? ACCOUNT_TEXT[locale].taken : null;
  return showConfirmation(pages, request, name, taken ?? alertOf(pages, locale, reply));
}

function showDone(pages: Pages, request: PageRequest): Answer {
  const { site } = pages;
  const locale = localeOf(site, request);
  const { done, backToPayment } = ACCOUNT_TEXT[locale];
  const { done: name = '' } = request.req.query();
  const role = roleOf(request);
  const { title, text } = Object.hasOwn(done, name) ? done[name as keyof typeof done] : done.verified;
  return showOutside(
    site,
    request,
    { ...pages.frame(locale), title, hasLogin: false },
    <Message
      icon="check"
      title={title}
      texts={[text, ...(role === 'user' ? [backToPayment] : [])]}
      actions={<ButtonLink href={`${loginBase(pages, role)}/login`} label={SHELL[locale].login.submit} isMain />}
    />,
  );
}

function showInvalid(pages: Pages, request: PageRequest): Answer {
  const { site, base } = pages;
  const locale = localeOf(site, request);
  const { invalid, forgotten } = ACCOUNT_TEXT[locale];
  dropOwnCookie(request, TOKEN, pages.cookie);
  return showOutside(
    site,
    request,
    { ...pages.frame(locale), title: invalid.title, status: 403, hasLogin: false },
    <Message
      title={invalid.title}
      texts={[invalid.text]}
      actions={<ButtonLink href={`${base}/forgotten`} label={forgotten.title} isMain />}
    />,
  );
}

function LogInLink({ pages, locale, role }: { readonly pages: Pages; readonly locale: Locale; readonly role: Role }) {
  return (
    <>
      <a class="link" href={`${loginBase(pages, role)}/login`}>
        {SHELL[locale].login.submit}
      </a>
      {role === 'user' && <> {ACCOUNT_TEXT[locale].backToPayment}</>}
    </>
  );
}

function alertOf({ site }: Pages, locale: Locale, { code, status, retryAfterSeconds }: Refusal): string {
  if (code === 'SIGN_UP_CLOSED') return SHELL[locale].register.closed.text;
  if (code === 'MAIL_NOT_CONFIGURED') return ACCOUNT_TEXT[locale].forgotten.noMail;
  return status === 429 ? slowDownWords(site, locale, retryAfterSeconds) : SHELL[locale].form.busy;
}

const PANELS: Readonly<Record<Role, string>> = {
  merchant: '/dashboard',
  operator: '/admin',
  agent: '/agent',
  user: '/wallet',
};

function loginBase({ site }: Pages, role: Role): string {
  return (role === 'user' ? prefixOf(site.gateway.publicUrl) : staffPrefixOf(site.gateway)) + PANELS[role];
}

/** Whose account it is; a merchant's unless the address says otherwise. */
function roleOf(request: PageRequest): Role {
  return ROLES.find((role) => role === request.req.query('role')) ?? 'merchant';
}

import { SENTENCES } from '../vocabulary/sentences.ts';
import { BUTTONS } from '../vocabulary/buttons.ts';
import { NAMES } from '../vocabulary/names.ts';
import { routes } from '@mitako/contract';
import {
  ask,
  check,
  comeBack,
  deviceNameOf,
  ErrorSummary,
  type Errors,
  Field,
  fieldsOf,
  Form,
  keyAfter,
  keyOf,
  newKey,
  readForm,
  type Refusal,
  setRetryAfter,
  startSession,
} from '@mitako/pages';
import { TextLink } from '../components/small.tsx';
import { localeOf, showPlain } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { TEXT } from './text.ts';

const FIELDS = ['name', 'email', 'password'] as const;
type FieldName = (typeof FIELDS)[number];

interface RegisterState {
  readonly key: string;
  readonly name: string;
  readonly email: string;
  readonly errors: Errors<FieldName>;
  readonly alert: string | null;
}

/** Asks a merchant for what an account needs. */
export function showRegister(site: Site, request: PageRequest): Response | Promise<Response> {
  return draw(site, request, 200, { key: newKey(), name: '', email: '', errors: {}, alert: null });
}

/** Creates the account, logs in and goes to the first page. */
export async function register(site: Site, request: PageRequest): Promise<Response> {
  const { name, email, password } = await readForm(request, FIELDS, ['password']);
  const key = await keyOf(request);
  const body = check(routes.register.body, { name, email, password });
  if (body.kind === 'invalid') {
    return draw(site, request, 422, { key, name, email, errors: errorsAt(site, request, body.fields), alert: null });
  }
  const reply = await ask(site, request, 'register', {
    parameters: { role: 'merchant' },
    body: body.value,
    idempotencyKey: key,
    deviceName: deviceNameOf(request),
  });
  if (reply.kind === 'done') {
    await startSession(request, site, reply.data, site.session);
    return request.redirect(site.base, 303);
  }
  setRetryAfter(request, reply.retryAfterSeconds);
  return draw(site, request, reply.status, {
    key: keyAfter(request, reply),
    name,
    email,
    ...refusedAs(site, request, reply),
  });
}

function refusedAs(site: Site, request: PageRequest, refusal: Refusal): Pick<RegisterState, 'errors' | 'alert'> {
  const locale = localeOf(site, request);
  const text = TEXT[locale];
  const { status, code, retryAfterSeconds } = refusal;
  // A repetition with another password is answered like a wrong one: the e-mail is in use, for every caller.
  if (code === 'EMAIL_TAKEN' || code === 'INVALID_CREDENTIALS')
    return { errors: { email: text.register.taken }, alert: null };
  if (status === 429) {
    const when = comeBack(retryAfterSeconds ?? 60, { nowMs: site.gateway.clock.now(), locale });
    return { errors: {}, alert: `${text.problems.slowDown.text} ${text.comeBack(when)}` };
  }
  if (status >= 500) return { errors: {}, alert: text.form.busy };
  return { errors: errorsAt(site, request, fieldsOf(refusal)), alert: null };
}

function errorsAt(site: Site, request: PageRequest, fields: readonly string[]): Errors<FieldName> {
  const { wrong } = TEXT[localeOf(site, request)].register;
  return Object.fromEntries(FIELDS.filter((name) => fields.includes(name)).map((name) => [name, wrong[name]]));
}

function draw(site: Site, request: PageRequest, status: number, state: RegisterState): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const { register: text, form, sending, login } = TEXT[locale];
  const { errors, alert, key, name, email } = state;
  return showPlain(
    site,
    request,
    {
      title: BUTTONS[locale].create_merchant_account,
      status,
      hasErrors: alert !== null || Object.keys(errors).length > 0,
    },
    <>
      <ErrorSummary title={form.summary} alert={alert} errors={errors} />
      <section class="card">
        <p class="soft">{`${site.serviceName} – ${site.panel.name[locale]}`}</p>
        <h1>{BUTTONS[locale].create_merchant_account}</h1>
        <p class="soft">{text.intro}</p>
        <Form action={`${site.base}/register`} formKey={key} submit={BUTTONS[locale].create_account} sending={sending}>
          <Field
            name="name"
            label={NAMES[locale].shop_name}
            hint={text.nameHint}
            type="text"
            autocomplete="organization"
            autocapitalize="words"
            maxlength={120}
            value={name}
            error={errors.name}
          />
          <Field
            name="email"
            label={NAMES[locale].email}
            type="email"
            inputmode="email"
            autocomplete="username"
            maxlength={254}
            value={email}
            error={errors.email}
          />
          <Field
            name="password"
            label={NAMES[locale].password}
            hint={SENTENCES[locale].password_rule}
            type="password"
            autocomplete="new-password"
            error={errors.password}
          />
        </Form>
      </section>
      <p>
        {SENTENCES[locale].has_account} <TextLink href={`${site.base}/login`} label={login.submit} />
      </p>
    </>,
  );
}

import { BUTTONS } from '../vocabulary/buttons.ts';
import { SENTENCES } from '../vocabulary/sentences.ts';
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

const FIELDS = ['email', 'code', 'new_password'] as const;
type FieldName = (typeof FIELDS)[number];

interface ResetState {
  readonly key: string;
  readonly email: string;
  readonly code: string;
  readonly errors: Errors<FieldName>;
  readonly alert: string | null;
}

/** Asks for the operator's code and a new password. The code is typed, so that it is never in a URL. */
export function showReset(site: Site, request: PageRequest): Response | Promise<Response> {
  return draw(site, request, 200, { key: newKey(), email: '', code: '', errors: {}, alert: null });
}

/** Sets the password, logs in and goes to the first page. */
export async function resetPassword(site: Site, request: PageRequest): Promise<Response> {
  const { email, code, new_password: password } = await readForm(request, FIELDS, ['new_password']);
  const key = await keyOf(request);
  const body = check(routes.resetPassword.body, { email, code, new_password: password });
  const { wrong } = TEXT[localeOf(site, request)].reset;
  const faulty = FIELDS.filter(
    (name) => (name === 'email' && email === '') || (body.kind === 'invalid' && body.fields.includes(name)),
  );
  if (body.kind === 'invalid' || faulty.length > 0) {
    const errors = Object.fromEntries(faulty.map((name) => [name, wrong[name]]));
    return draw(site, request, 422, { key, email, code, errors, alert: null });
  }
  const reply = await ask(site, request, 'resetPassword', {
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
  const alert = wordsFor(site, request, reply);
  return draw(site, request, reply.status, { key: keyAfter(request, reply), email, code, errors: {}, alert });
}

function wordsFor(site: Site, request: PageRequest, { status, code, retryAfterSeconds }: Refusal): string {
  const locale = localeOf(site, request);
  const { reset, problems, form, comeBack: again } = TEXT[locale];
  if (code === 'RESET_CODE_INVALID') return reset.invalid;
  if (status !== 429) return form.busy;
  const when = comeBack(retryAfterSeconds ?? 60, { nowMs: site.gateway.clock.now(), locale });
  return `${problems.slowDown.text} ${again(when)}`;
}

function draw(
  site: Site,
  request: PageRequest,
  status: number,
  { key, email, code, errors, alert }: ResetState,
): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const { reset: text, form, sending, login } = TEXT[locale];
  return showPlain(
    site,
    request,
    { title: text.title, status, hasErrors: status !== 200 },
    <>
      <ErrorSummary title={form.summary} alert={alert} errors={errors} />
      <section class="card">
        <p class="soft">{`${site.serviceName} – ${site.panel.name[locale]}`}</p>
        <h1>{text.title}</h1>
        <p class="soft">{text.intro}</p>
        <Form action={`${site.base}/reset`} formKey={key} submit={BUTTONS[locale].change_password} sending={sending}>
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
            name="code"
            label={text.code}
            hint={text.codeHint}
            type="text"
            autocomplete="one-time-code"
            autocapitalize="characters"
            maxlength={64}
            class="code"
            value={code}
            error={errors.code}
          />
          <Field
            name="new_password"
            label={NAMES[locale].new_password}
            hint={SENTENCES[locale].password_rule}
            type="password"
            autocomplete="new-password"
            error={errors.new_password}
          />
        </Form>
      </section>
      <p>
        <TextLink href={`${site.base}/login`} label={login.submit} />
      </p>
    </>,
  );
}

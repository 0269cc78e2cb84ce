import { routes } from '@mitako/contract';
import {
  ask,
  check,
  deviceNameOf,
  ErrorSummary,
  Field,
  Form,
  keyAfter,
  keyOf,
  newKey,
  readForm,
  startSession,
} from '@mitako/pages';
import { localeOf, showPlain } from './respond.tsx';
import type { PageRequest, Site } from './site.ts';
import { TEXT } from './text.ts';

const FIELDS = ['code', 'new_password'] as const;

interface ResetState {
  readonly key: string;
  readonly code: string;
  readonly error?: string;
  readonly alert: string | null;
}

/** Where an operator's link leads: asks for a new password. */
export function showReset(site: Site, request: PageRequest): Response | Promise<Response> {
  return draw(site, request, 200, { key: newKey(), code: request.req.query('code') ?? '', alert: null });
}

/** Sets the password, logs in and goes to the first page. */
export async function resetPassword(site: Site, request: PageRequest): Promise<Response> {
  const { code, new_password: password } = await readForm(request, FIELDS, ['new_password']);
  const key = await keyOf(request);
  const { reset: text, form } = TEXT[localeOf(site, request)];
  const body = check(routes.resetPassword.body, { code, new_password: password });
  if (body.kind === 'invalid') {
    const isCode = body.fields.includes('code');
    return draw(site, request, 422, {
      key,
      code,
      ...(isCode ? { alert: text.invalid } : { error: text.wrong, alert: null }),
    });
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
  if (reply.retryAfterSeconds !== null) request.header('Retry-After', String(reply.retryAfterSeconds));
  const isSpent = reply.code === 'RESET_CODE_INVALID' || reply.code === 'INVALID_CREDENTIALS';
  const alert = isSpent ? text.invalid : form.busy;
  return draw(site, request, reply.status, { key: keyAfter(request, reply), code, alert });
}

function draw(
  site: Site,
  request: PageRequest,
  status: number,
  { key, code, error, alert }: ResetState,
): Response | Promise<Response> {
  const locale = localeOf(site, request);
  const { reset: text, form, sending } = TEXT[locale];
  const errors = error === undefined ? {} : { new_password: error };
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
        <Form action={`${site.base}/reset`} formKey={key} submit={text.submit} sending={sending}>
          <input type="hidden" name="code" value={code} />
          <Field
            name="new_password"
            label={text.password}
            hint={text.hint}
            type="password"
            autocomplete="new-password"
            error={error}
          />
        </Form>
      </section>
    </>,
  );
}

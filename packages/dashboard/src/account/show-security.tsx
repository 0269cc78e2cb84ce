import { type Device, LOCALES, routes } from '@mitako/contract';
import { check, Field, keyOf, readForm } from '@mitako/pages';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from '../components/action.tsx';
import { Badge, Done, Moment } from '../components/small.tsx';
import { type Column, Table } from '../components/table.tsx';
import type { Page } from '../shell/page.ts';
import { needsPassword } from '../shell/prove-password.ts';
import { goTo, show, showRefusal } from '../shell/respond.tsx';
import { LANGUAGE_NAMES } from '../shell/layout.tsx';
import { programWords } from './program-words.ts';
import { TEXT } from './text.ts';

const FIELDS = ['current_password', 'new_password', 'repeated_password'] as const;
type PasswordState = ActionState<(typeof FIELDS)[number]>;

/** The devices that are logged in, the password, and the language. */
export async function showSecurity(page: Page): Promise<Response> {
  return draw(page, freshState());
}

export async function changePassword(page: Page): Promise<Response> {
  const { role } = page.site.panel;
  const text = TEXT[page.locale].password;
  const { current_password, new_password, repeated_password } = await readForm(page.request, FIELDS, FIELDS);
  const body = check(routes.changePassword.body, { current_password, new_password });
  const isUnfit = body.kind === 'invalid' && body.fields.includes('new_password');
  const errors = {
    ...(current_password === '' && { current_password: text.missing }),
    ...(isUnfit && { new_password: text.unfit }),
    ...(!isUnfit && new_password !== repeated_password && { repeated_password: text.differs }),
  };
  if (body.kind === 'invalid' || Object.keys(errors).length > 0) {
    return draw(
      page,
      faulty({ ...(body.kind === 'invalid' && !isUnfit && { current_password: text.wrong }), ...errors }),
    );
  }
  const key = await keyOf(page.request);
  // The password before is the proof that the engine wants; the one at login may be long ago.
  const proof = await page.ask('reauthenticate', { parameters: { role }, body: { password: current_password } });
  if (proof.kind === 'done') await page.authenticated();
  const reply =
    proof.kind === 'refused' && (proof.code !== 'INVALID_CREDENTIALS' || needsPassword(page))
      ? proof
      : await page.ask('changePassword', { parameters: { role }, body: body.value, idempotencyKey: key });
  if (reply.kind === 'done') return goTo(page, '/account/security', 'password');
  if (reply.code === 'INVALID_CREDENTIALS') return draw(page, faulty({ current_password: text.wrong }));
  return draw(page, refusedState(page, reply, { RATE_LIMITED: text.slowDown }));
}

async function draw(page: Page, state: PasswordState): Promise<Response> {
  const text = TEXT[page.locale];
  const reply = await page.ask('listDevices', { parameters: { role: page.site.panel.role } });
  if (reply.kind === 'refused') return showRefusal(page.site, page.request, reply);
  const { devices } = reply.data;
  const hasOthers = devices.some(({ current }) => !current);
  return show(
    page,
    { title: text.title, status: isFaulty(state) ? 422 : 200, hasErrors: isFaulty(state) },
    <>
      <Done page={page} words={text.done} />
      <section class="card">
        <h2>{text.devices.title}</h2>
        <p class="soft">{hasOthers ? text.devices.intro : text.devices.alone}</p>
        <Table
          caption={text.devices.title}
          hidesCaption
          columns={columnsOf(page, hasOthers)}
          rows={devices.toSorted((one, other) => Number(other.current) - Number(one.current))}
          empty={text.devices.alone}
        />
        {hasOthers && (
          <p class="row below">
            <a class="button quiet" href={page.path('/account/security/others')}>
              {text.devices.endOthers}
            </a>
          </p>
        )}
      </section>
      <PasswordForm page={page} state={state} />
      <Languages page={page} />
    </>,
  );
}

function columnsOf(page: Page, hasOthers: boolean): readonly Column<Device>[] {
  const text = TEXT[page.locale].devices;
  const columns: readonly Column<Device>[] = [
    {
      label: text.columns.name,
      cell: ({ name, current }) => (
        <span>
          {programWords(name, page.locale)} {current && <Badge tone="good">{text.current}</Badge>}
        </span>
      ),
    },
    { label: text.columns.since, cell: (device) => <Moment page={page} at={device.created_at} isShort /> },
    { label: text.columns.used, cell: (device) => <Moment page={page} at={device.last_used_at} isShort /> },
  ];
  if (!hasOthers) return columns;
  return [
    ...columns,
    {
      label: text.columns.actions,
      cell: ({ id, name, current }) =>
        current ? (
          '–'
        ) : (
          <a
            href={page.path(`/account/security/devices/${id}`)}
            aria-label={text.endNamed(programWords(name, page.locale))}
          >
            {text.end}
          </a>
        ),
    },
  ];
}

function PasswordForm({ page, state }: { readonly page: Page; readonly state: PasswordState }): JSX.Element {
  const text = TEXT[page.locale].password;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <p class="soft">{text.intro}</p>
      <div class="narrow">
        <Action page={page} state={state} action={page.path('/account/security/password')} submit={text.submit}>
          {/* Tells a password manager whose password it is. */}
          <input type="hidden" name="username" value={page.principal.email} autocomplete="username" />
          <Field
            name="current_password"
            label={text.current}
            type="password"
            autocomplete="current-password"
            error={state.errors.current_password}
          />
          <Field
            name="new_password"
            label={text.next}
            hint={text.nextHint}
            type="password"
            autocomplete="new-password"
            error={state.errors.new_password}
          />
          <Field
            name="repeated_password"
            label={text.repeat}
            type="password"
            autocomplete="new-password"
            error={state.errors.repeated_password}
          />
        </Action>
      </div>
    </section>
  );
}

function Languages({ page }: { readonly page: Page }): JSX.Element {
  const text = TEXT[page.locale].language;
  return (
    <section class="card">
      <h2>{text.title}</h2>
      <p class="soft">{text.intro}</p>
      <ul class="row plain-list">
        {LOCALES.map((locale) => (
          <li>
            <a
              class={locale === page.locale ? 'button quiet chosen' : 'button quiet'}
              href={`${page.path('/account/security')}?lang=${locale}`}
              lang={locale}
              hreflang={locale}
              aria-current={locale === page.locale ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

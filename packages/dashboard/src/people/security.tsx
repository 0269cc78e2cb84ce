import { type Device, LOCALES, routes } from '@mitako/contract';
import { check, keyOf, readForm } from '@mitako/pages';
import { Action, type ActionState, faulty, freshState, refusedState, shownWith } from '../components/action.tsx';
import { CodeField } from '../components/code-field.tsx';
import { Input } from '../components/input.tsx';
import { Badge, ButtonLink, Card, Done, Moment } from '../components/small.tsx';
import { column, type Column, TableCard } from '../components/table.tsx';
import { LANGUAGE_NAMES } from '../shell/layout.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { needsPassword, reauthenticated } from '../shell/prove-password.ts';
import { goTo, show } from '../shell/respond.tsx';
import { endDevice, endOthers, roleOf } from './end-device.ts';
import { HOME } from './home.ts';
import { changeEmail, EmailCard, verifyEmail } from './email.tsx';
import { FACTOR_PAGES, FactorsCard, readFactors } from './factors.tsx';
import { FACTORS_TEXT } from './factors-text.ts';
import { forgetDevice, KnownDevicesCard, readKnownDevices } from './known-devices.tsx';
import { PASSKEY_PAGES } from './passkeys.tsx';
import { programWords } from './program-words.ts';
import { TEXT } from './text.ts';

const FIELDS = ['current_password', 'new_password', 'repeated_password'] as const;
type PasswordState = ActionState<(typeof FIELDS)[number]>;

async function changePassword(page: Page): Promise<Response> {
  const again = (state: PasswordState): Response | Promise<Response> => page.refuse(state, HOME) ?? draw(page, state);
  const parameters = roleOf(page);
  const text = TEXT[page.locale].password;
  const { current_password, new_password, repeated_password } = await readForm(page.request, FIELDS, FIELDS);
  const body = check(routes.changePassword.body, { current_password, new_password });
  const isUnfit = body.kind === 'invalid' && body.fields.includes('new_password');
  const errors = {
    ...(body.kind === 'invalid' && !isUnfit && { current_password: text.wrong }),
    ...(current_password === '' && { current_password: text.missing }),
    ...(isUnfit && { new_password: passwordWords(page).wrong }),
    ...(!isUnfit && new_password !== repeated_password && { repeated_password: text.differs }),
  };
  if (body.kind === 'invalid' || Object.keys(errors).length > 0) return again(faulty(errors));
  const key = await keyOf(page.request);
  // The password before is the proof that the engine wants, where the one at login is long ago.
  const { factor_code: code } = await readForm(page.request, ['factor_code']);
  const wrong = needsPassword(page) ? await reauthenticated(page, current_password, code) : null;
  if (wrong !== null) {
    const { password, ...others } = wrong;
    return again(faulty({ ...others, ...(password !== undefined && { current_password: password }) }));
  }
  const reply = await page.ask('changePassword', { parameters, body: body.value, idempotencyKey: key });
  if (reply.kind === 'done') return goTo(page, HOME, 'password');
  if (reply.code === 'INVALID_CREDENTIALS') return again(faulty({ current_password: text.wrong }));
  if (reply.code === 'VALIDATION_ERROR') return again(faulty({ new_password: passwordWords(page).wrong }));
  return again(refusedState(page, reply, { RATE_LIMITED: text.slowDown }));
}

function passwordWords({ site, sentences }: Page): { readonly rule: string; readonly wrong: string } {
  return site.panel.role === 'user'
    ? { rule: sentences.user_password_rule, wrong: sentences.choose_user_password }
    : { rule: sentences.password_rule, wrong: sentences.choose_password };
}

/** The devices that are logged in, the password, and the language. */
async function draw(page: Page, state: PasswordState): Promise<Response> {
  const text = TEXT[page.locale];
  // Of a person whom the embedding program logs in: password, factors and address are there.
  const isOwn = page.site.session.host === null;
  const [{ devices }, list, known] = await Promise.all([
    page.read('listDevices', { parameters: roleOf(page) }),
    isOwn ? readFactors(page) : null,
    isOwn ? readKnownDevices(page) : null,
  ]);
  const hasOthers = devices.some(({ current }) => !current);
  return show(
    page,
    { title: page.subjects.security, ...shownWith(state) },
    <>
      <Done page={page} words={{ ...text.done, ...FACTORS_TEXT[page.locale].done }} />
      <TableCard
        title={text.devices.title}
        intro={hasOthers ? text.devices.intro : text.devices.alone}
        columns={columnsOf(page, hasOthers)}
        rows={devices.toSorted((one, other) => Number(other.current) - Number(one.current))}
      >
        {hasOthers && (
          <p class="row below">
            <ButtonLink href={page.path(`${HOME}/others`)} label={text.devices.endOthers} />
          </p>
        )}
      </TableCard>
      {list !== null && <FactorsCard page={page} list={list} />}
      {known !== null && <KnownDevicesCard page={page} devices={known} />}
      {isOwn && <PasswordForm page={page} state={state} />}
      {isOwn && <EmailCard page={page} />}
      <Languages page={page} />
    </>,
  );
}

function columnsOf(page: Page, hasOthers: boolean): readonly Column<Device>[] {
  const text = TEXT[page.locale].devices;
  const columns: readonly Column<Device>[] = [
    column(text.columns.name, ({ name, current }) => (
      <span>
        {programWords(name, page.locale)} {current && <Badge tone="good">{text.current}</Badge>}
      </span>
    )),
    column(text.columns.since, (device) => <Moment page={page} at={device.created_at} isShort />),
    column(text.columns.used, (device) => <Moment page={page} at={device.last_used_at} isShort />),
  ];
  if (!hasOthers) return columns;
  return [
    ...columns,
    column(text.columns.actions, ({ id, name, current }) =>
      current ? (
        '–'
      ) : (
        <a href={page.path(`${HOME}/devices/${id}`)} aria-label={text.endNamed(programWords(name, page.locale))}>
          {text.end}
        </a>
      ),
    ),
  ];
}

function PasswordForm({ page, state }: PageProps<{ state: PasswordState }>) {
  const text = TEXT[page.locale].password;
  const inputs = [
    { name: 'current_password', label: text.current, autocomplete: 'current-password' },
    {
      name: 'new_password',
      label: page.names.new_password,
      hint: passwordWords(page).rule,
      autocomplete: 'new-password',
    },
    { name: 'repeated_password', label: text.repeat, autocomplete: 'new-password' },
  ] as const;
  return (
    <Card title={text.title}>
      <p class="soft">{text.intro}</p>
      <div class="narrow">
        <Action page={page} state={state} action={page.path(`${HOME}/password`)} submit={page.buttons.change_password}>
          {/* Tells a password manager whose password it is. */}
          <input type="hidden" name="username" value={page.principal.email} autocomplete="username" />
          {inputs.map((input) => (
            <Input page={page} input={{ ...input, type: 'password' }} typed={null} error={state.errors[input.name]} />
          ))}
          {page.hasSecondFactor && needsPassword(page) && state.errors.factor_code === undefined && (
            <CodeField locale={page.locale} />
          )}
        </Action>
      </div>
    </Card>
  );
}

function Languages({ page }: PageProps) {
  const text = TEXT[page.locale].language;
  return (
    <Card title={page.names.language}>
      <p class="soft">{text.intro}</p>
      <ul class="row plain-list">
        {LOCALES.map((locale) => (
          <li>
            <a
              class={locale === page.locale ? 'button quiet chosen' : 'button quiet'}
              href={`${page.path(HOME)}?lang=${locale}`}
              lang={locale}
              hreflang={locale}
              aria-current={locale === page.locale ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Devices, password and language of the person who is logged in: of both panels. */
export const security: Section = {
  label: 'security',
  group: 'account',
  path: HOME,
  pages: {
    [HOME]: (page) => draw(page, (page.refused() as PasswordState | null) ?? freshState()),
    [`${HOME}/password`]: { post: changePassword },
    ...FACTOR_PAGES,
    ...PASSKEY_PAGES,
    [`${HOME}/others`]: endOthers,
    [`${HOME}/email`]: changeEmail,
    [`${HOME}/verify`]: verifyEmail,
    [`${HOME}/devices/:device_id`]: endDevice,
    [`${HOME}/known/:known_device_id`]: forgetDevice,
  },
};

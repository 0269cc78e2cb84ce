import { type ApiKeyWithSecret, routes, SCOPES } from '@mitako/contract';
import { check, Field, keyOf, readForm } from '@mitako/pages';
import { Action, type ActionState, faulty, freshState, isFaulty, refusedState } from '../../components/action.tsx';
import { Checks } from '../../components/checks.tsx';
import { Select } from '../../components/select.tsx';
import { SecretOnce } from '../../components/small.tsx';
import type { Page } from '../../shell/page.ts';
import { provePassword } from '../../shell/prove-password.ts';
import { show } from '../../shell/respond.tsx';
import { FirstRequest } from './first-request.tsx';
import { NeedsKyc, needsKyc } from './needs-kyc.tsx';
import { TEXT } from './text.ts';

const SCOPE_FIELDS = SCOPES.map((scope) => `scope:${scope}` as const);
const FIELDS = ['name', 'expires_in', ...SCOPE_FIELDS] as const;
type Fields = Readonly<Record<(typeof FIELDS)[number], string>>;

/** What a new form says: a key that may do everything, as in the API, until something is unticked. */
const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, field.startsWith('scope:') ? '1' : ''])) as Fields;

export function showKeyForm(page: Page): Response | Promise<Response> {
  return draw(page, EMPTY, freshState());
}

export async function createKey(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const fields = await readForm(page.request, FIELDS);
  const scopes = SCOPES.filter((scope) => fields[`scope:${scope}`] !== '');
  const body = check(routes.createApiKey.body, {
    name: fields.name,
    livemode: page.mode === 'live',
    scopes,
    ...(fields.expires_in !== '' && { expires_in: Number(fields.expires_in) }),
  });
  if (body.kind === 'invalid') {
    return draw(
      page,
      fields,
      faulty({
        ...(body.fields.includes('name') && { name: text.form.nameWrong }),
        ...(body.fields.includes('scopes') && { scopes: text.form.scopesWrong }),
        ...(body.fields.includes('expires_in') && { expires_in: text.form.expiresWrong }),
      }),
    );
  }
  if (page.mode === 'live') {
    const password = await provePassword(page);
    if (password !== null) return draw(page, fields, faulty({ password }));
  }
  const reply = await page.ask('createApiKey', { body: body.value, idempotencyKey: await keyOf(page.request) });
  if (reply.kind === 'done') return showMadeKey(page, reply.data.api_key);
  return draw(page, fields, refusedState(page, reply, { KYC_REQUIRED: text.needsKyc }));
}

/** The one page that ever shows this secret: drawn from the answer itself, which is kept nowhere else. */
export function showMadeKey(page: Page, { secret }: ApiKeyWithSecret): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return show(
    page,
    { title: text.made.title, back: { href: page.path('/api-keys'), label: text.made.back } },
    <>
      <SecretOnce page={page} name={text.made.secret} value={secret} />
      <p>{text.made.keep}</p>
      <FirstRequest page={page} secret={secret} />
    </>,
  );
}

function draw(
  page: Page,
  fields: Fields,
  state: ActionState<'name' | 'scopes' | 'expires_in'>,
): Response | Promise<Response> {
  const text = TEXT[page.locale];
  return show(
    page,
    {
      title: text.form.title[page.mode],
      status: isFaulty(state) ? 422 : 200,
      hasErrors: isFaulty(state),
      back: { href: page.path('/api-keys'), label: text.title },
    },
    needsKyc(page) ? (
      <NeedsKyc page={page} />
    ) : (
      <section class="card">
        <Action
          page={page}
          state={state}
          action={page.path('/api-keys/new')}
          submit={text.form.submit}
          sensitive={page.mode === 'live'}
        >
          <Field
            name="name"
            label={text.form.name}
            hint={text.form.nameHint}
            type="text"
            autocomplete="off"
            maxlength={120}
            value={fields.name}
            error={state.errors.name}
          />
          <Checks
            id="scopes"
            legend={text.form.scopes}
            hint={text.form.scopesHint}
            error={state.errors.scopes}
            checks={SCOPES.map((scope) => ({
              name: `scope:${scope}`,
              label: text.scopes[scope],
              code: scope,
              checked: fields[`scope:${scope}`] !== '',
            }))}
          />
          <Select
            name="expires_in"
            label={text.form.expires}
            options={text.form.expiries}
            value={fields.expires_in}
            error={state.errors.expires_in}
          />
        </Action>
      </section>
    ),
  );
}

import { type ApiKeyWithSecret, SCOPES } from '@mitako/contract';
import { displayed } from '@mitako/pages';
import { Checks } from '../components/checks.tsx';
import { formPage } from '../components/form-page.tsx';
import { SecretOnce } from '../components/small.tsx';
import type { Page } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { findKey } from './find-key.ts';
import { FirstRequest } from './first-request.tsx';
import { NeedsKyc, needsKyc } from '../kyc/needs-kyc.tsx';
import { addressesIn, addressesInput } from '../teams/addresses-input.ts';
import { TEXT as TEAM_TEXT } from '../teams/text.ts';
import { TEXT } from './text.ts';

const SCOPE_FIELDS = SCOPES.map((scope) => `scope:${scope}` as const);

/** Time enough to change a key on a server. */
const GRACE_SECONDS = '86400';

/** Creates a key. As in the API it may do everything unless some permissions are cleared. */
export const createKey = formPage(
  { route: 'createApiKey', fields: ['name', 'scopes', 'expires_in', ...SCOPE_FIELDS] },
  (page) => {
    const { form: text, scopes: words, needsKyc: reason, tooMany } = TEXT[page.locale];
    return {
      title: text.title[page.mode],
      back: { href: page.path('/api-keys'), label: page.subjects.api_keys },
      submit: text.submit,
      sensitive: page.mode === 'live',
      inputs: [
        { name: 'name', label: page.names.name, hint: text.nameHint, wrong: page.sentences.enter_name, maxlength: 120 },
        {
          name: 'scopes',
          hasBoxes: true,
          wrong: text.scopesWrong,
          draw: (typed, error) => (
            <Checks
              id="scopes"
              legend={text.scopes}
              hint={text.scopesHint}
              error={error}
              checks={SCOPES.map((scope) => ({
                name: `scope:${scope}`,
                label: words[scope],
                code: scope,
                checked: typed === null || typed[`scope:${scope}`] !== '',
              }))}
            />
          ),
        },
        {
          name: 'expires_in',
          label: text.expires,
          wrong: text.expiresWrong,
          options: [['', text.noExpiry], ...Object.entries(text.expiries)],
        },
      ],
      body: (typed) => ({
        name: typed.name,
        livemode: page.mode === 'live',
        scopes: SCOPES.filter((scope) => typed[`scope:${scope}`] !== ''),
        ...(typed.expires_in !== '' && { expires_in: Number(typed.expires_in) }),
      }),
      refusals: () => ({ KYC_REQUIRED: reason, API_KEY_LIMIT: tooMany }),
      around: (form) =>
        needsKyc(page) ? <NeedsKyc page={page} explanation={reason} /> : <section class="card">{form}</section>,
      showsSecret: true,
      done: ({ api_key: key }) => showMadeKey(page, key),
    };
  },
);

/** The only page that shows this secret, drawn from the answer: it is stored nowhere else. */
function showMadeKey(page: Page, { secret }: ApiKeyWithSecret): Response | Promise<Response> {
  const { made } = TEXT[page.locale];
  return show(
    page,
    { title: made.title, back: { href: page.path('/api-keys'), label: made.back } },
    <>
      <SecretOnce page={page} name={made.secret} value={secret} />
      <p>{made.keep}</p>
      <FirstRequest page={page} secret={secret} />
    </>,
  );
}

/** Replaces a key by a new one; the old one works for a while. */
export const rollKey = formPage(
  { route: 'rollApiKey', fields: ['grace_seconds', 'expires_in'], find: findKey },
  (page, key) => {
    const { form, rollForm: text, tooMany } = TEXT[page.locale];
    return {
      title: text.title,
      submit: text.submit,
      explanation: [text.consequence(displayed(key.name)), <code>{key.hint}</code>],
      back: { href: page.path('/api-keys'), label: page.subjects.api_keys },
      sensitive: page.mode === 'live',
      inputs: [
        { name: 'grace_seconds', label: text.grace, options: Object.entries(text.graces), value: GRACE_SECONDS },
        {
          name: 'expires_in',
          label: text.expires,
          wrong: text.expiresWrong,
          options: [['', text.sameExpiry], ...Object.entries(form.expiries)],
        },
      ],
      body: (typed) => ({
        grace_seconds: Number(typed.grace_seconds),
        ...(typed.expires_in !== '' && { expires_in: Number(typed.expires_in) }),
      }),
      refusals: () => ({ API_KEY_REVOKED: text.wasRevoked, API_KEY_LIMIT: tooMany }),
      showsSecret: true,
      done: ({ api_key: made }) => showMadeKey(page, made),
    };
  },
);

/** Binds a key to networks. */
export const keyAddresses = formPage(
  { route: 'setKeyAddresses', fields: ['allowed_from'], find: findKey },
  (page, key) => {
    const { keys: text } = TEAM_TEXT[page.locale];
    return {
      title: text.addressesTitle,
      submit: page.buttons.save,
      explanation: <code>{key.hint}</code>,
      back: { href: page.path('/api-keys'), label: page.subjects.api_keys },
      sensitive: true,
      inputs: [addressesInput(page, key.allowed_from)],
      body: ({ allowed_from: typed }) => ({ allowed_from: addressesIn(typed) }),
      done: () => goTo(page, '/api-keys', 'addresses'),
    };
  },
);

export const revokeKey = formPage({ route: 'revokeApiKey', find: findKey }, (page, key) => {
  const { revokeForm: text } = TEXT[page.locale];
  return {
    title: text.title,
    submit: text.submit,
    look: 'danger',
    explanation: [text.consequence(displayed(key.name)), <code>{key.hint}</code>],
    back: { href: page.path('/api-keys'), label: page.subjects.api_keys },
    done: () => goTo(page, '/api-keys', 'revoked'),
  };
});

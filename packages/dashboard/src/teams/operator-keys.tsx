import { type OperatorKey, STAFF_ROLES } from '@mitako/contract';
import { displayed, numberFormat } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { list } from '../components/list.tsx';
import { ButtonLink, Done, Moment, SecretOnce, Words } from '../components/small.tsx';
import { column, extra } from '../components/table.tsx';
import type { Page } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { ROLE_NAMES } from '../vocabulary/roles.ts';
import { Status } from '../vocabulary/statuses.tsx';
import { addressesIn, addressesInput } from './addresses-input.ts';
import { mayWords, roleInput } from './member-forms.ts';
import { TEXT } from './text.ts';

const KEYS = '/operator-keys';
const DAY_SECONDS = 24 * 60 * 60;

/** Keys of the operator's programs. */
export const listKeys = list('listOperatorKeys', (page) => {
  const { keys: text } = TEXT[page.locale];
  return {
    title: page.subjects.api_keys,
    intro: text.intro,
    empty: text.empty,
    actions: <ButtonLink href={page.path(`${KEYS}/new`)} label={page.buttons.create_key} isMain />,
    before: <Done page={page} words={{ revoked: text.revoked, addresses: text.addressesSet, renamed: text.renamed }} />,
    columns: () => [
      column(page.names.name, ({ name, hint }) => (
        <span>
          <Words>{name}</Words>
          <code class="soft under">{hint}</code>
        </span>
      )),
      column(page.names.role, ({ role }) => ROLE_NAMES[page.locale][role]),
      column(text.used, ({ last_used_at: at }) => (at === null ? text.never : <Moment page={page} at={at} isShort />)),
      extra(column(page.names.expires, ({ expires_at: at }) => <Moment page={page} at={at} isShort />)),
      extra(
        column(text.addresses, ({ allowed_from: from }) => (from.length === 0 ? text.everywhere : from.join(', '))),
      ),
      column(page.names.status, (key) => <Actions page={page} operatorKey={key} />),
    ],
  };
});

function Actions({ page, operatorKey }: { readonly page: Page; readonly operatorKey: OperatorKey }) {
  const { keys: text } = TEXT[page.locale];
  const { id, name, revoked_at: revoked, expires_at: expires } = operatorKey;
  if (revoked !== null) return <Status page={page} of="api_key" is="revoked" />;
  const isOver = expires !== null && Date.parse(expires) <= page.gateway.clock.now();
  if (isOver) return <Status page={page} of="api_key" is="expired" />;
  return (
    <span class="row">
      <a href={page.path(`${KEYS}/${id}/name`)} aria-label={`${text.rename} – ${displayed(name)}`}>
        {text.rename}
      </a>
      <a href={page.path(`${KEYS}/${id}/addresses`)} aria-label={`${text.addresses} – ${displayed(name)}`}>
        {text.addresses}
      </a>
      <a href={page.path(`${KEYS}/${id}/revoke`)} aria-label={`${text.revoke} – ${displayed(name)}`}>
        {text.revoke}
      </a>
    </span>
  );
}

async function findKey(page: Page): Promise<OperatorKey> {
  return (await page.read('getOperatorKey')).operator_key;
}

export const createKey = formPage({ route: 'createOperatorKey', fields: ['name', 'role', 'expires_in'] }, (page) => {
  const { keys: text, staffMay } = TEXT[page.locale];
  const days = (count: number): readonly [string, string] => [
    `${count * DAY_SECONDS}`,
    numberFormat(page.locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(count),
  ];
  return {
    title: text.title,
    submit: page.buttons.create_key,
    explanation: mayWords(page, STAFF_ROLES, staffMay),
    back: { href: page.path(KEYS), label: page.subjects.api_keys },
    inputs: [
      { name: 'name', label: page.names.name, wrong: page.sentences.enter_name, maxlength: 120 },
      roleInput(page, STAFF_ROLES, 'monitor'),
      { name: 'expires_in', label: text.days, options: [days(30), days(90), days(365), ['', text.forever]] },
    ],
    body: ({ name, role, expires_in: seconds }) => ({
      name,
      role,
      ...(seconds !== '' && { expires_in: Number(seconds) }),
    }),
    showsSecret: true,
    done: ({ operator_key: { secret } }) =>
      show(
        page,
        { title: text.title, back: { href: page.path(KEYS), label: page.subjects.api_keys } },
        <>
          <SecretOnce page={page} name={text.secret} value={secret} />
          <p>{text.keep}</p>
        </>,
      ),
  };
});

export const renameKey = formPage(
  { route: 'renameOperatorKey', fields: ['name'], find: findKey },
  (page, { name }) => ({
    title: TEXT[page.locale].keys.renameTitle,
    submit: page.buttons.save,
    back: { href: page.path(KEYS), label: page.subjects.api_keys },
    inputs: [{ name: 'name', label: page.names.name, value: name, wrong: page.sentences.enter_name, maxlength: 120 }],
    body: (typed) => typed,
    done: () => goTo(page, KEYS, 'renamed'),
  }),
);

export const addresses = formPage(
  { route: 'setOperatorKeyAddresses', fields: ['allowed_from'], find: findKey },
  (page, key) => {
    const { keys: text } = TEXT[page.locale];
    return {
      title: text.addressesTitle,
      submit: page.buttons.save,
      back: { href: page.path(KEYS), label: page.subjects.api_keys },
      inputs: [addressesInput(page, key.allowed_from)],
      body: ({ allowed_from: typed }) => ({ allowed_from: addressesIn(typed) }),
      done: () => goTo(page, KEYS, 'addresses'),
    };
  },
);

export const revokeKey = formPage({ route: 'revokeOperatorKey', find: findKey }, (page, { name, hint }) => {
  const { keys: text } = TEXT[page.locale];
  return {
    title: text.revokeTitle,
    submit: text.revoke,
    look: 'danger',
    explanation: [text.revokeConsequence(displayed(name)), <code>{hint}</code>],
    back: { href: page.path(KEYS), label: page.subjects.api_keys },
    done: () => goTo(page, KEYS, 'revoked'),
  };
});

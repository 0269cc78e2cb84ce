import { OPERATOR_ROLES, type OperatorAccount } from '@mitako/contract';
import { formPage } from '../components/form-page.tsx';
import { list } from '../components/list.tsx';
import { ButtonLink, Card, Done } from '../components/small.tsx';
import type { Page, Section } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { afterInvitation } from './invited.tsx';
import { Sessions, type WithSessions } from './sessions.tsx';
import { about, invitedInput, inviteWords, mayWords, roleInput } from './member-forms.ts';
import { Access, isSelf, memberColumns, MemberFacts, nameOf } from './member-table.tsx';
import { addresses, createKey, listKeys, renameKey, revokeKey } from './operator-keys.tsx';
import { TEXT } from './text.ts';

const PEOPLE = '/people';

const listPeople = list('listOperators', (page) => {
  const text = TEXT[page.locale];
  return {
    title: page.subjects.people,
    intro: text.intro,
    empty: text.empty,
    limit: 100,
    actions: <ButtonLink href={page.path(`${PEOPLE}/invite`)} label={text.invite.open} icon="user-plus" isMain />,
    before: <Done page={page} words={text.done} />,
    columns: () => memberColumns(page, PEOPLE, true),
    isCompact: true,
  };
});

async function findOperator(page: Page): Promise<OperatorAccount> {
  return (await page.read('getOperator')).operator;
}

async function showPerson(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const person = await findOperator(page);
  const path = (below: string): string => page.path(`${PEOPLE}/${person.id}/${below}`);
  const isActive = person.state === 'active';
  return show(
    page,
    {
      title: nameOf(person),
      back: { href: page.path(PEOPLE), label: page.subjects.people },
      badges: <Access page={page} member={person} />,
    },
    <Card>
      <MemberFacts page={page} member={person} may={text.staffMay[person.role]} />
      {!isSelf(page, person) && (
        <p class="row below">
          {isActive && <ButtonLink href={path('role')} label={text.role.open} />}
          {isActive && <ButtonLink href={path('sessions')} label={text.sessions.open} />}
          {person.state === 'invited' && <ButtonLink href={path('invitation')} label={text.renew.open} />}
          {person.state !== 'removed' && <ButtonLink href={path('disable')} label={text.remove.open} />}
          {person.state === 'removed' && person.person_id !== null && (
            <ButtonLink href={path('enable')} label={text.enable.open} />
          )}
        </p>
      )}
    </Card>,
  );
}

const invite = formPage({ route: 'inviteOperator', fields: ['email', 'role'] }, (page) => {
  const text = TEXT[page.locale];
  return {
    title: text.invite.title,
    submit: text.invite.submit,
    explanation: mayWords(page, OPERATOR_ROLES, text.staffMay),
    back: { href: page.path(PEOPLE), label: page.subjects.people },
    inputs: [invitedInput(page), roleInput(page, OPERATOR_ROLES, 'support')],
    body: ({ email, role }) => ({ email, role }),
    refusals: () => inviteWords(page),
    showsSecret: true,
    done: ({ operator }) => afterInvitation(page, PEOPLE, operator.invitation_url),
  };
});

const renew = formPage({ route: 'renewOperatorInvitation', find: findOperator }, (page, person) => ({
  ...about(page, PEOPLE, person, TEXT[page.locale].renew),
  showsSecret: true,
  done: ({ operator }) => afterInvitation(page, PEOPLE, operator.invitation_url),
}));

const changeRole = formPage({ route: 'updateOperator', fields: ['role'], find: findOperator }, (page, person) => {
  const { role: text, staffMay } = TEXT[page.locale];
  return {
    title: text.title,
    submit: page.buttons.save,
    back: { href: page.path(`${PEOPLE}/${person.id}`), label: nameOf(person) },
    explanation: mayWords(page, OPERATOR_ROLES, staffMay),
    inputs: [roleInput(page, OPERATOR_ROLES, person.role === 'monitor' ? 'auditor' : person.role)],
    body: ({ role }) => ({ role }),
    refusals: () => ({ LAST_ADMINISTRATOR: text.lastAdministrator }),
    done: () => goTo(page, PEOPLE, 'updated'),
  };
});

const disable = formPage({ route: 'updateOperator', find: findOperator }, (page, person) => ({
  ...about(page, PEOPLE, person, TEXT[page.locale].remove),
  look: 'danger',
  body: () => ({ disabled: true }),
  refusals: () => ({ LAST_ADMINISTRATOR: TEXT[page.locale].role.lastAdministrator }),
  done: () => goTo(page, PEOPLE, 'removed'),
}));

const enable = formPage({ route: 'updateOperator', find: findOperator }, (page, person) => ({
  ...about(page, PEOPLE, person, TEXT[page.locale].enable),
  body: () => ({ disabled: false }),
  refusals: () => inviteWords(page),
  done: () => goTo(page, PEOPLE, 'enabled'),
}));

async function findWithSessions(page: Page): Promise<WithSessions<OperatorAccount>> {
  const member = await findOperator(page);
  const parameters = { account_id: member.person_id ?? '' };
  return { member, devices: (await page.read('listAccountSessions', { parameters })).devices };
}

const endSessions = formPage(
  { route: 'endAccountSessions', find: findWithSessions },
  (page, { member: person, devices }) => ({
    ...about(page, PEOPLE, person, TEXT[page.locale].sessions),
    around: (form) => (
      <Sessions page={page} devices={devices} name={nameOf(person)}>
        {form}
      </Sessions>
    ),
    look: 'danger',
    // Of whom the page names, and nobody else.
    parameters: { account_id: person.person_id ?? '' },
    done: () => goTo(page, PEOPLE, 'signedOut'),
  }),
);

/** The people and the keys of the operator. */
export const people: Section = {
  label: 'people',
  group: 'system',
  path: PEOPLE,
  tabs: [
    { label: 'people', path: PEOPLE },
    { label: 'api_keys', path: '/operator-keys' },
  ],
  pages: {
    [PEOPLE]: listPeople,
    [`${PEOPLE}/invite`]: invite,
    [`${PEOPLE}/:membership_id`]: showPerson,
    [`${PEOPLE}/:membership_id/role`]: changeRole,
    [`${PEOPLE}/:membership_id/disable`]: disable,
    [`${PEOPLE}/:membership_id/enable`]: enable,
    [`${PEOPLE}/:membership_id/sessions`]: endSessions,
    [`${PEOPLE}/:membership_id/invitation`]: renew,
    '/operator-keys': listKeys,
    '/operator-keys/new': createKey,
    '/operator-keys/:key_id/name': renameKey,
    '/operator-keys/:key_id/addresses': addresses,
    '/operator-keys/:key_id/revoke': revokeKey,
  },
};

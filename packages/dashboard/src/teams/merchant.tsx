import { INVITED_ROLES, type Member } from '@mitako/contract';
import { displayed, startSession } from '@mitako/pages';
import { formPage } from '../components/form-page.tsx';
import { list } from '../components/list.tsx';
import { ButtonLink, Card, Done, Facts, Notice, TextLink } from '../components/small.tsx';
import type { Page, PageProps, Section } from '../shell/page.ts';
import { goTo, show } from '../shell/respond.tsx';
import { ROLE_NAMES } from '../vocabulary/roles.ts';
import { afterInvitation } from './invited.tsx';
import { about, findMember, invitedInput, inviteWords, mayWords, roleInput, TEAM } from './member-forms.ts';
import { Access, isSelf, memberColumns, MemberFacts, nameOf } from './member-table.tsx';
import { Sessions, type WithSessions } from './sessions.tsx';
import { TEXT } from './text.ts';

const listTeam = list('listMembers', async (page) => {
  const text = TEXT[page.locale];
  const [memberships, offered, { rules }] = await Promise.all([
    ownMemberships(page),
    isOffered(page),
    page.readOr('getTeamRules', { rules: { second_factor_required: false } }, { parameters: {} }),
  ]);
  return {
    title: page.subjects.team,
    intro: text.intro,
    empty: text.empty,
    limit: 100,
    actions: <ButtonLink href={page.path(`${TEAM}/invite`)} label={text.invite.open} icon="user-plus" isMain />,
    before: (
      <>
        <Done page={page} words={text.done} />
        {offered && (
          <Notice>
            {text.offer.waits} <TextLink href={page.path(`${TEAM}/ownership`)} label={text.offer.see} />
          </Notice>
        )}
        <Rules page={page} isRequired={rules.second_factor_required} />
        {memberships.length > 1 && <Shops page={page} memberships={memberships} />}
      </>
    ),
    columns: () => memberColumns(page, TEAM, page.may('updateMember')),
    isCompact: true,
  };
});

/** What the merchant requires of its members; the owner changes it. */
function Rules({ page, isRequired }: PageProps<{ isRequired: boolean }>) {
  const text = TEXT[page.locale].rules;
  if (!isRequired && !page.may('setTeamRules')) return null;
  return (
    <Card title={text.title}>
      <p>{isRequired ? text.on : text.off}</p>
      {page.may('setTeamRules') && (
        <p class="row below">
          <ButtonLink href={page.path(`${TEAM}/rules`)} label={isRequired ? text.end.open : text.begin.open} />
        </p>
      )}
    </Card>
  );
}

const setRules = formPage(
  { route: 'setTeamRules', find: async (page) => (await page.read('getTeamRules', { parameters: {} })).rules },
  (page, rules) => {
    const { rules: text } = TEXT[page.locale];
    const { open: title, explanation } = rules.second_factor_required ? text.end : text.begin;
    return {
      title,
      submit: title,
      explanation,
      back: { href: page.path(TEAM), label: page.subjects.team },
      sensitive: true,
      body: () => ({ second_factor_required: !rules.second_factor_required }),
      done: ({ rules: { second_factor_required: isOn } }) => goTo(page, TEAM, isOn ? 'ruleOn' : 'ruleOff'),
    };
  },
);

/** Whether the person, an administrator, is offered the ownership. */
async function isOffered(page: Page): Promise<boolean> {
  if (!page.may('acceptOwnership')) return false;
  const { members } = await page.read('listMembers', { parameters: {}, query: { limit: 100 } });
  return members.some((member) => isSelf(page, member) && member.state === 'active' && member.expires_at !== null);
}

type Memberships = Awaited<ReturnType<typeof ownMemberships>>;

async function ownMemberships(page: Page) {
  return (await page.readOr('listMemberships', { memberships: [] }, { parameters: {} })).memberships;
}

/** The merchants of the person: each is opened by a form, because it begins another session. */
function Shops({ page, memberships }: PageProps<{ memberships: Memberships }>) {
  const text = TEXT[page.locale].shops;
  return (
    <Card title={text.title}>
      <Facts
        facts={memberships.map(({ id, merchant, current }) => [
          displayed(merchant.name),
          current ? (
            text.here
          ) : (
            <form method="post" action={page.path(`${TEAM}/switch/${id}`)}>
              {ROLE_NAMES[page.locale][merchant.member_role]}{' '}
              <button class="link" aria-label={text.switchNamed(displayed(merchant.name))}>
                {text.switch}
              </button>
            </form>
          ),
        ])}
      />
    </Card>
  );
}

async function switchShop(page: Page): Promise<Response> {
  const reply = await page.ask('switchMembership');
  if (reply.kind === 'done') await startSession(page.request, page.site, reply.data, page.site.session);
  return page.request.redirect(page.site.base, 303);
}

async function showMember(page: Page): Promise<Response> {
  const text = TEXT[page.locale];
  const member = await findMember(page);
  const path = (below: string): string => page.path(`${TEAM}/${member.id}/${below}`);
  const isOpen = member.state !== 'removed' && member.role !== 'owner' && !isSelf(page, member);
  // Only the owner changes administrators.
  const mayChange = isOpen && (member.role !== 'administrator' || page.may('offerOwnership'));
  const isActive = member.state === 'active';
  return show(
    page,
    {
      title: nameOf(member),
      back: { href: page.path(TEAM), label: page.subjects.team },
      badges: <Access page={page} member={member} />,
    },
    <>
      <Card>
        <MemberFacts page={page} member={member} may={text.may[member.role]} />
        {mayChange && (
          <p class="row below">
            {isActive && <ButtonLink href={path('role')} label={text.role.open} />}
            {isActive && <ButtonLink href={path('sessions')} label={text.sessions.open} />}
            {!isActive && <ButtonLink href={path('invitation')} label={text.renew.open} />}
            {isActive && member.role === 'administrator' && <ButtonLink href={path('offer')} label={text.offer.open} />}
            {member.expires_at !== null && isActive && (
              <ButtonLink href={page.path(`${TEAM}/withdraw`)} label={text.offer.withdraw} />
            )}
            <ButtonLink href={path('remove')} label={text.remove.open} />
          </p>
        )}
        {isSelf(page, member) && member.role !== 'owner' && isActive && (
          <p class="row below">
            <ButtonLink href={page.path(`${TEAM}/leave/${member.id}`)} label={text.shops.leave} />
          </p>
        )}
      </Card>
    </>,
  );
}

const inviteMember = formPage({ route: 'inviteMember', fields: ['email', 'role'] }, (page) => {
  const text = TEXT[page.locale];
  const roles = INVITED_ROLES.filter((role) => role !== 'administrator' || page.may('offerOwnership'));
  return {
    title: text.invite.title,
    submit: text.invite.submit,
    explanation: mayWords(page, roles, text.may),
    back: { href: page.path(TEAM), label: page.subjects.team },
    sensitive: true,
    inputs: [invitedInput(page), roleInput(page, roles, 'cashier')],
    body: ({ email, role }) => ({ email, role }),
    refusals: () => inviteWords(page),
    showsSecret: true,
    done: ({ member }) => afterInvitation(page, TEAM, member.invitation_url),
  };
});

const renewInvitation = formPage({ route: 'renewInvitation', find: findMember }, (page, member) => ({
  ...about(page, TEAM, member, TEXT[page.locale].renew),
  sensitive: true,
  showsSecret: true,
  done: ({ member: { invitation_url: url } }) => afterInvitation(page, TEAM, url),
}));

const changeRole = formPage({ route: 'updateMember', fields: ['role'], find: findMember }, (page, member) => {
  const { role: text, may } = TEXT[page.locale];
  const roles = INVITED_ROLES.filter((role) => role !== 'administrator' || page.may('offerOwnership'));
  return {
    title: text.title,
    submit: page.buttons.save,
    back: { href: page.path(`${TEAM}/${member.id}`), label: nameOf(member) },
    sensitive: true,
    explanation: mayWords(page, roles, may),
    inputs: [roleInput(page, roles, member.role === 'owner' ? 'administrator' : member.role)],
    body: ({ role }) => ({ role }),
    refusals: () => ({ ROLE_NOT_ALLOWED: text.onlyOwner }),
    done: () => goTo(page, TEAM, 'updated'),
  };
});

const removeMember = formPage(
  { route: 'removeMember', find: findMember, gone: (page) => goTo(page, TEAM, 'removed') },
  (page, member) => ({
    ...about(page, TEAM, member, TEXT[page.locale].remove),
    look: 'danger',
    sensitive: true,
    done: () => goTo(page, TEAM, 'removed'),
  }),
);

async function findWithSessions(page: Page): Promise<WithSessions<Member>> {
  const [member, { devices }] = await Promise.all([findMember(page), page.read('listMemberSessions')]);
  return { member, devices };
}

const endSessions = formPage({ route: 'endMemberSessions', find: findWithSessions }, (page, { member, devices }) => ({
  ...about(page, TEAM, member, TEXT[page.locale].sessions),
  around: (form) => (
    <Sessions page={page} devices={devices} name={nameOf(member)}>
      {form}
    </Sessions>
  ),
  look: 'danger',
  sensitive: true,
  done: () => goTo(page, TEAM, 'signedOut'),
}));

const offerOwnership = formPage(
  { route: 'offerOwnership', find: findMember, parameters: () => ({}) },
  (page, member) => ({
    ...about(page, TEAM, member, TEXT[page.locale].offer),
    look: 'danger',
    sensitive: true,
    body: () => ({ membership_id: member.id }),
    done: () => goTo(page, TEAM, 'offered'),
  }),
);

const withdrawOffer = formPage({ route: 'withdrawOwnership' }, (page) => {
  const { offer: text } = TEXT[page.locale];
  return {
    title: text.withdrawTitle,
    submit: text.withdraw,
    back: { href: page.path(TEAM), label: page.subjects.team },
    sensitive: true,
    refusals: () => ({ OWNERSHIP_NOT_OFFERED: text.gone }),
    done: () => goTo(page, TEAM, 'withdrawn'),
  };
});

const acceptOwnership = formPage({ route: 'acceptOwnership' }, (page) => {
  const { offer: text } = TEXT[page.locale];
  return {
    title: text.accept,
    submit: text.accept,
    explanation: text.acceptConsequence,
    back: { href: page.path(TEAM), label: page.subjects.team },
    sensitive: true,
    refusals: () => ({ OWNERSHIP_NOT_OFFERED: text.gone }),
    done: () => goTo(page, TEAM, 'accepted'),
  };
});

const leave = formPage({ route: 'leaveMembership' }, (page) => {
  const { shops: text } = TEXT[page.locale];
  return {
    title: text.leaveTitle,
    submit: text.leave,
    look: 'danger',
    explanation: text.leaveConsequence,
    back: { href: page.path(TEAM), label: page.subjects.team },
    sensitive: true,
    done: () => page.request.redirect(page.site.base, 303),
  };
});

/** The people of the merchant. */
export const team: Section = {
  label: 'team',
  group: 'account',
  path: TEAM,
  pages: {
    [TEAM]: listTeam,
    [`${TEAM}/invite`]: inviteMember,
    [`${TEAM}/rules`]: setRules,
    [`${TEAM}/withdraw`]: withdrawOffer,
    [`${TEAM}/ownership`]: acceptOwnership,
    [`${TEAM}/switch/:membership_id`]: { post: switchShop },
    [`${TEAM}/leave/:membership_id`]: leave,
    [`${TEAM}/:membership_id`]: showMember,
    [`${TEAM}/:membership_id/role`]: changeRole,
    [`${TEAM}/:membership_id/remove`]: removeMember,
    [`${TEAM}/:membership_id/sessions`]: endSessions,
    [`${TEAM}/:membership_id/invitation`]: renewInvitation,
    [`${TEAM}/:membership_id/offer`]: offerOwnership,
  },
};

import type { Member, OperatorAccount } from '@mitako/contract';
import type { JSX } from 'hono/jsx/jsx-runtime';
import { displayed } from '@mitako/pages';
import { Person } from '../components/identity.tsx';
import { Badge, Facts, Moment } from '../components/small.tsx';
import { column, type Column, extra } from '../components/table.tsx';
import type { Page, PageProps } from '../shell/page.ts';
import { ROLE_NAMES } from '../vocabulary/roles.ts';
import { TEXT } from './text.ts';

export type AnyMember = Member | OperatorAccount;

/** What they are called where a sentence names them. */
export function nameOf({ name, email }: AnyMember): string {
  return displayed(name ?? '') || email;
}

export function isSelf(page: Page, { person_id: id }: AnyMember): boolean {
  return id === page.principal.id;
}

/** Who, what they may do, whether they have access, and since when. */
export function memberColumns(page: Page, path: string, isManaged: boolean): readonly Column<AnyMember>[] {
  const text = TEXT[page.locale];
  return [
    column(text.columns.member, (member) => (
      <Person
        id={member.person_id ?? member.id}
        name={member.name}
        contact={member.email}
        note={isSelf(page, member) ? text.you : null}
        {...(isManaged && { href: page.path(`${path}/${member.id}`) })}
      />
    )),
    column(page.names.role, ({ role }) => ROLE_NAMES[page.locale][role]),
    column(text.columns.access, (member) => <Access page={page} member={member} />),
    extra(column(text.columns.since, ({ created_at: at }) => <Moment page={page} at={at} isShort />)),
  ];
}

export function Access({ page, member: { state, expires_at: until } }: PageProps<{ member: AnyMember }>): JSX.Element {
  const text = TEXT[page.locale];
  if (state === 'active') {
    return until === null ? <Badge tone="good">{text.states.active}</Badge> : <Badge tone="wait">{text.offered}</Badge>;
  }
  const isOver = until !== null && Date.parse(until) <= page.gateway.clock.now();
  return (
    <Badge tone={state === 'invited' && !isOver ? 'wait' : 'ended'}>{isOver ? text.expired : text.states[state]}</Badge>
  );
}

/** @param may what the role may do, in words */
export function MemberFacts({ page, member, may }: PageProps<{ member: AnyMember; may: string }>): JSX.Element {
  const text = TEXT[page.locale];
  return (
    <Facts
      facts={[
        [page.names.email, displayed(member.email)],
        [page.names.role, `${ROLE_NAMES[page.locale][member.role]} – ${may}`],
        [page.names.since, <Moment page={page} at={member.created_at} />],
        member.state === 'invited' && [text.until, <Moment page={page} at={member.expires_at} />],
        member.removed_at !== null && [text.removedOn, <Moment page={page} at={member.removed_at} />],
      ]}
    />
  );
}

import type { Member } from '@mitako/contract';
import type { InputOf } from '../components/input.tsx';
import type { Page } from '../shell/page.ts';
import { ROLE_NAMES } from '../vocabulary/roles.ts';
import { type AnyMember, nameOf } from './member-table.tsx';
import { TEXT } from './text.ts';

export const TEAM = '/team';

interface Asked {
  readonly open: string;
  readonly title: string;
  consequence(name: string): string;
}

/** What a form about one member says, and where it leads back to. */
export function about(
  page: Page,
  path: string,
  member: AnyMember,
  { open, title, consequence }: Asked,
): {
  readonly title: string;
  readonly submit: string;
  readonly explanation: string;
  readonly back: { readonly href: string; readonly label: string };
} {
  const name = nameOf(member);
  const back = { href: page.path(`${path}/${member.id}`), label: name };
  return { title, submit: open, explanation: consequence(name), back };
}

/** What each role may do, a paragraph each. */
export function mayWords<Role extends keyof (typeof ROLE_NAMES)['en']>(
  page: Page,
  roles: readonly Role[],
  may: { readonly [Each in Role]: string },
): readonly string[] {
  const { colon } = TEXT[page.locale];
  return roles.map((role) => `${ROLE_NAMES[page.locale][role]}${colon}${may[role]}`);
}

/** Who is invited. */
export function invitedInput(page: Page): InputOf<'email'> {
  return {
    name: 'email',
    type: 'email',
    label: page.names.email,
    hint: TEXT[page.locale].invite.email,
    wrong: page.sentences.enter_email,
    autocomplete: 'off',
    maxlength: 254,
  };
}

/** The roles as options. */
export function roleInput<Role extends keyof (typeof ROLE_NAMES)['en']>(
  page: Page,
  roles: readonly Role[],
  value: Role,
): InputOf<'role'> {
  const words = ROLE_NAMES[page.locale];
  return {
    name: 'role',
    label: page.names.role,
    options: roles.map((role) => [role, words[role]]),
    value,
  };
}

/** Of the merchant. */
export async function findMember(page: Page): Promise<Member> {
  return (await page.read('getMember')).member;
}

export function inviteWords(page: Page): { readonly MEMBER_EXISTS: string; readonly MEMBER_LIMIT: string } {
  const { invite } = TEXT[page.locale];
  return { MEMBER_EXISTS: invite.exists, MEMBER_LIMIT: invite.limit };
}

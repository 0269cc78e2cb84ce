import type { Role } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { newLink } from '../links/new-link.ts';
import { signUpTokenOf } from '../links/sign-up-token.ts';
import { isOpen, tokenOf } from '../links/token.ts';
import type { Link, Message } from '../model.ts';
import { withToken } from '../people/teams/invitations.ts';
import { accountByEmail } from '../people/contact.ts';
import { mayLogIn } from '../people/login.ts';
import type { Change } from '../ports/changes.ts';
import type { MessageValues } from './kinds.ts';
import { recipientOf } from './queue-message.ts';

/** Where a link leads, below the URL of a role's pages, and what is committed when it leaves. */
export interface MessageLink {
  readonly path: string;
  /** Of its account; null: the path tells. */
  readonly role: Role | null;
  readonly changes: readonly Change[];
}

/** What is no link, or has no row before it is used. */
type Rowless = 'phone' | 'hand_over' | 'passkey' | 'new_passkey' | 'sign_up';

/** The page of each kind of link. */
const PATHS: Readonly<Record<Exclude<Link['kind'], Rowless>, string>> = {
  reset_password: '/account/password',
  unlock: '/account/unlock',
  verify_email: '/account/verify',
  email_change_new: '/account/email',
  email_change_old: '/account/old-email',
  email_change_undo: '/account/old-email',
};

/**
 * The link in a message, derived when it is sent. Null: the message has become pointless, as its link was used, or nobody
 * has an account with this address.
 */
export async function linkOfMessage(context: Context, message: Message, values: object): Promise<MessageLink | null> {
  if ('linkId' in values) {
    const link = await openLink(context, values);
    if (link === null) return null;
    const principal = await context.store.read.principalById(link.principalId);
    return { path: pathOf(context, link), role: principal?.role ?? null, changes: [] };
  }
  const { kind } = message;
  if (kind === 'reset_password' || kind === 'unlock') {
    const { role } = values as MessageValues[typeof kind];
    const email = recipientOf(context, message);
    const principal = await accountByEmail(context, role, email);
    if (principal === null || (await mayLogIn(context, principal)) === null) return null;
    const link = newLink(context, kind, principal, { email });
    // With the commit that hands the message over: an attempt that failed leaves no link.
    return { path: pathOf(context, link), role, changes: [{ type: 'link.insert', link }] };
  }
  if (kind === 'sign_up') {
    const { role } = values as MessageValues[typeof kind];
    const hasAccount = (await accountByEmail(context, role, recipientOf(context, message))) !== null;
    return { path: hasAccount ? '' : `/dashboard/sign-up?token=${signUpTokenOf(context, message)}`, role, changes: [] };
  }
  return { path: 'path' in values ? withToken(context, String(values.path)) : '', role: null, changes: [] };
}

/** The link that a message is about; null: it was used, or has expired. */
export async function openLink(context: Context, values: object): Promise<Link | null> {
  const link = 'linkId' in values ? await context.store.read.linkById(String(values.linkId)) : null;
  return link !== null && isOpen(context, link) ? link : null;
}

function pathOf(context: Context, link: Link): string {
  const { kind } = link;
  return kind in PATHS ? `${PATHS[kind as keyof typeof PATHS]}?token=${tokenOf(context, link)}` : '';
}

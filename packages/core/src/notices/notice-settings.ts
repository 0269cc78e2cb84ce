import { NOTICES } from '@mitako/contract';
import { NOTICE_NAMES, type NoticeName, type Notices } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { requireRole } from '../kernel/authorise.ts';
import type { Caller } from '../kernel/caller.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type ReadOperation, refuse, type WriteOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import type { Membership, Principal } from '../model.ts';
import { readPrincipal } from '../people/logged-in.ts';
import type { Change } from '../ports/changes.ts';
import { choiceOf } from './choices.ts';

export const getNotices: ReadOperation<'getNotices'> = async (context, { caller }) => {
  const { membership, person } = await ownMembership(context, caller);
  return succeeded(200, { notices: noticesToWire(membership, person) });
};

export const setNotices: WriteOperation<'setNotices'> = {
  unwitnessed: 'repeat',
  async decide(context, { caller, body }) {
    if (context.channels.mail === null) return refuse('MAIL_NOT_CONFIGURED');
    const own = await ownMembership(context, caller);
    const chosen = NOTICE_NAMES.flatMap((name) => (body[name] === undefined ? [] : [[name, body[name]] as const]));
    for (const [name] of chosen) requireRole(own.membership.role, NOTICES[name].members);
    const membership: Membership = {
      ...own.membership,
      notices: { ...own.membership.notices, ...Object.fromEntries(chosen) },
      version: own.membership.version + 1,
    };
    const person = { ...own.person, locale: body.locale ?? own.person.locale };
    return {
      changes: [
        { type: 'membership.update', membership, fromVersion: own.membership.version },
        ...(person.locale === own.person.locale
          ? []
          : [{ type: 'principal.set_locale', id: person.id, locale: person.locale } as const]),
        ...(body.payments === undefined ? [] : await notedAtMerchant(context, membership)),
      ],
      answer: succeeded(200, { notices: noticesToWire(membership, person) }),
    };
  },
};

/**
 * Whether payments have to notify anybody is on the merchant's row, which each payment reads. It is written also where it
 * stays the same: of two members who choose at once, the second decides again.
 */
async function notedAtMerchant(context: Context, changed: Membership): Promise<readonly Change[]> {
  const merchant = await merchantById(context, changed.merchantId ?? '');
  const members = await context.store.read.membershipsIn(merchant.id);
  const notifiesPayments = members.some(
    (each) => choiceOf(each.id === changed.id ? changed : each, 'payments') !== 'off',
  );
  const { version } = merchant;
  return [
    {
      type: 'merchant.update',
      merchant: { ...merchant, notifiesPayments, version: version + 1 },
      fromVersion: version,
    },
  ];
}

async function ownMembership(
  context: Context,
  caller: Caller,
): Promise<{ readonly membership: Membership; readonly person: Principal }> {
  const session = sessionOf(caller);
  const membership = await context.store.read.membershipById(session.actingAs?.id ?? '');
  if (membership === null) throw new GatewayError('INVALID_TOKEN');
  return { membership, person: await readPrincipal(context, session) };
}

function noticesToWire(membership: Membership, { locale }: Principal): Notices {
  const isOpen = (name: NoticeName): boolean => NOTICES[name].members.some((role) => role === membership.role);
  const shown = NOTICE_NAMES.map((name) => [name, isOpen(name) ? choiceOf(membership, name) : null]);
  return { ...(Object.fromEntries(shown) as Omit<Notices, 'locale'>), locale };
}

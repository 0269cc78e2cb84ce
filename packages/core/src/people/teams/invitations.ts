import { LIMITS, type MemberRole, type StaffRole } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { GatewayError } from '../../errors.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { Membership } from '../../model.ts';
import type { Change } from '../../ports/changes.ts';
import { isSame } from '../../system/is-same.ts';
import type { HashKeys } from '../../system/keyring.ts';
import { canonicalEmail } from '../contact.ts';
import { newMembership } from '../principals.ts';

/** An invitation, which is a membership without a person. */
export function newInvitation(
  context: Context,
  { merchantId, role, email }: { merchantId: string | null; role: MemberRole | StaffRole; email: string },
): Membership {
  const invitee = canonicalEmail(email);
  const membership = newMembership(context, { merchantId, role, principalId: null });
  return {
    ...membership,
    state: 'invited',
    encryptedInvitee: context.keyring.seal(invitee, inviteeContext(membership.id)),
    inviteeHash: context.keyring.hashEmail(invitee),
    expiresAtMs: context.clock.now() + LIMITS.invitationLifeMs,
  };
}

/** A new version of an invitation: the link of the one before is no longer good. */
export function renewed({ clock }: Context, invitation: Membership): Membership {
  return { ...invitation, expiresAtMs: clock.now() + LIMITS.invitationLifeMs, version: invitation.version + 1 };
}

/** The address that was invited. */
export function inviteeOf({ keyring }: Context, { id, encryptedInvitee }: Membership): string {
  return encryptedInvitee === null ? '' : keyring.open(encryptedInvitee, inviteeContext(id));
}

export function inviteeContext(id: string): string {
  return `membership-invitee:${id}`;
}

/**
 * The page that accepts an invitation. The token is the id of the row, its version and a MAC of both: it is stored
 * nowhere, and dies with the next version.
 */
function pathOf({ id, version, merchantId }: Membership): string {
  return `${merchantId === null ? '/admin' : '/dashboard'}/invitation?token=${id}.${version}`;
}

/** The same path with its MAC, which no row contains. Other paths stay as they are. */
export function withToken({ keyring }: Pick<Context, 'keyring'>, path: string): string {
  return path.replace(/(?<=\/invitation\?token=)([\w.]+)$/, (named) => `${named}.${macOf(keyring, named)}`);
}

/** Sends it by mail, where there is a mailer; else the URL that is handed over. */
export function handOver(
  context: Context,
  invitation: Membership,
  by: { readonly name: string; readonly shop: string | null; readonly locale?: 'fr' | 'en' | undefined },
): { readonly changes: readonly Change[]; readonly url: string | null } {
  const path = pathOf(invitation);
  const { name, shop, locale } = by;
  const to = { cause: `${invitation.id}:${invitation.version}`, to: inviteeOf(context, invitation), locale };
  const changes =
    shop === null
      ? queueMessage(context, { kind: 'invitation_operator', ...to, values: { name, path } })
      : queueMessage(context, { kind: 'invitation', ...to, values: { name, shop, path } });
  return { changes, url: changes.length > 0 ? null : `${context.settings.staffUrl}${withToken(context, path)}` };
}

function macOf(keys: HashKeys, named: string): string {
  return keys.linkMac(`invitation ${named}`);
}

/**
 * The open invitation of a token.
 * @throws GatewayError `LINK_INVALID`, one text for every fault
 */
export async function openInvitation(
  context: Context,
  role: 'merchant' | 'operator',
  token: string,
): Promise<Membership & { readonly expiresAtMs: number }> {
  const [id = '', version = '', mac = ''] = token.split('.');
  const isOurs = context.keyring.under((keys) => isSame(mac, macOf(keys, `${id}.${version}`))).includes(true);
  const found = isOurs ? await context.store.read.membershipById(id) : null;
  const isOpen =
    found?.state === 'invited' &&
    found.version === Number(version) &&
    (found.merchantId === null) === (role === 'operator') &&
    (found.expiresAtMs ?? 0) > context.clock.now();
  if (!isOpen) throw new GatewayError('LINK_INVALID');
  return { ...found, expiresAtMs: found.expiresAtMs ?? 0 };
}

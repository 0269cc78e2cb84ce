import type { Context } from '../../context.ts';
import { queueMessage } from '../../messages/queue-message.ts';
import type { Membership, Merchant, Principal } from '../../model.ts';
import type { Change } from '../../ports/changes.ts';
import { emailOfAccount, nameOfAccount } from '../contact.ts';

/** Tells the owner of a merchant who has joined. */
export async function tellOwner(
  context: Context,
  person: Principal,
  merchant: Merchant | null,
): Promise<readonly Change[]> {
  if (merchant === null) return [];
  const owner = await ownerOf(context, merchant.id);
  if (owner === null) return [];
  const values = { name: nameOfAccount(context, person), shop: merchant.name };
  const cause = `${merchant.id}:${person.id}:${context.clock.now()}`;
  const { locale } = owner;
  return queueMessage(context, { kind: 'member_joined', cause, to: emailOfAccount(context, owner), locale, values });
}

/** Tells a member what changed for them. Nothing for an invitation, or for a person of the operator. */
export async function tellMember(
  context: Context,
  { id, merchantId, principalId, version }: Membership,
  kind: 'role_changed' | 'member_removed' | 'ownership_changed',
): Promise<readonly Change[]> {
  if (merchantId === null || principalId === null) return [];
  const [merchant, person] = await Promise.all([
    context.store.read.merchantById(merchantId),
    context.store.read.principalById(principalId),
  ]);
  if (merchant === null || person === null) return [];
  const [to, { locale }] = [emailOfAccount(context, person), person];
  return queueMessage(context, { kind, cause: `${id}:${version}`, to, locale, values: { shop: merchant.name } });
}

async function ownerOf(context: Context, merchantId: string): Promise<Principal | null> {
  const id = (await context.store.read.ownership(merchantId))?.principalId ?? null;
  return id === null ? null : context.store.read.principalById(id);
}

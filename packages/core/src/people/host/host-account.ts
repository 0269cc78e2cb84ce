import type { BodyOf } from '@mitako/contract';
import { INVITED_ROLES, OPERATOR_ROLES, type Role } from '@mitako/contract/names';
import { firstFound } from '../../basics/first-found.ts';
import type { Context } from '../../context.ts';
import { GatewayError, invalidField } from '../../errors.ts';
import { merchantById } from '../../merchants/merchant-by-id.ts';
import type { Membership, Merchant, Principal } from '../../model.ts';
import type { Change } from '../../ports/changes.ts';
import { nameOfAccount, phoneOfAccount, sealedName, sealedPhone } from '../contact.ts';
import { hostAddress } from './host-address.ts';
import { actingAs, type LoggedIn } from '../logged-in.ts';
import { NO_PASSWORD } from '../password.ts';
import { newMembership, newPrincipal, newUser, openWallets, type Opened } from '../principals.ts';
import { otherPhoneHashes } from '../verify-phone.ts';

/** A person whom the embedding program has logged in. */
export type HostPerson = Pick<
  BodyOf<'enterHostSession'>,
  'as' | 'id' | 'name' | 'role' | 'merchant_id' | 'phone' | 'phone_verified'
>;

/** Of one who was ended before the first visit. */
const NO_NAME = '';

/** By the id that the embedding program gave, and by nothing else: an e-mail address finds nobody here. */
export function principalOfHost({ keyring, store }: Context, role: Role, id: string): Promise<Principal | null> {
  const hashes = keyring.under((keys) => keys.hashEmail(hostAddress(id)));
  return firstFound(hashes, (hash) => store.read.principalByEmail(role, hash));
}

/**
 * The account of a person, with the changes that open it at the first visit, and make it what the embedding program says
 * later.
 * @throws GatewayError `MERCHANT_NOT_FOUND`; `VALIDATION_ERROR` for a role that is none here
 */
export async function hostAccount(context: Context, person: HostPerson): Promise<Opened> {
  const merchant = await merchantOf(context, person);
  const { principal, changes } = await followed(context, person);
  if (person.as === 'user') return { principal, actingAs: null, merchant: null, changes };
  const merchantId = merchant?.id ?? null;
  const roles: readonly Membership['role'][] = person.as === 'merchant' ? INVITED_ROLES : OPERATOR_ROLES;
  const role = roles.find((each) => each === person.role);
  if (role === undefined) throw invalidField('role', 'enum', `must be one of ${roles.join(', ')}`);
  const found = await context.store.read.activeMembership(merchantId, principal.id);
  const membership: Membership =
    found === null
      ? newMembership(context, { merchantId, role, principalId: principal.id })
      : found.role === role
        ? found
        : { ...found, role, version: found.version + 1 };
  const joined: readonly Change[] =
    found === null
      ? [{ type: 'membership.insert', membership }]
      : found === membership
        ? []
        : [{ type: 'membership.update', membership, fromVersion: found.version }];
  return { principal, actingAs: actingAs(membership), merchant, changes: [...changes, ...joined] };
}

/** The account of a person who was ended before the first visit: what the embedding program was asked before then enters as nobody. */
export function endedAccount(context: Context, role: Role, id: string): Principal {
  const account = { email: hostAddress(id), name: NO_NAME, phone: null, passwordHash: NO_PASSWORD };
  return { ...newPrincipal(context, role, account), hostEndedAtMs: context.clock.now() };
}

/** Whether the person of an account was ever here. */
export function hasEntered(context: Context, account: Principal): boolean {
  return nameOfAccount(context, account) !== NO_NAME;
}

/** Whether an account is that of a person, in the same role and for the same merchant. */
export async function isAccountOf(
  context: Context,
  { principal, actingAs: as }: Pick<LoggedIn, 'principal' | 'actingAs'>,
  person: HostPerson,
): Promise<boolean> {
  const found = await principalOfHost(context, person.as, person.id);
  if (found?.id !== principal.id) return false;
  if (person.as === 'user') return true;
  const merchant = await merchantOf(context, person);
  return as?.role === person.role && as?.merchantId === (merchant?.id ?? null);
}

/** Of a shop: the one that it is. */
async function merchantOf(context: Context, { as, merchant_id: id }: HostPerson): Promise<Merchant | null> {
  if (as !== 'merchant') return null;
  if (id !== undefined) return merchantById(context, id);
  const own = await context.store.read.ownMerchant();
  if (own === null) throw new GatewayError('MERCHANT_NOT_FOUND');
  return own;
}

async function followed(context: Context, person: HostPerson): Promise<Pick<Opened, 'principal' | 'changes'>> {
  const { as: role, id, name, phone = null, phone_verified: isVerified = false } = person;
  const found = await principalOfHost(context, role, id);
  const verified = (principal: Principal): readonly Change[] =>
    isVerified && phone !== null
      ? [
          {
            type: 'principal.verify_phone',
            id: principal.id,
            role,
            ...sealedPhone(context, principal.id, phone),
            otherHashes: otherPhoneHashes(context, phone),
          },
        ]
      : [];
  if (found === null) {
    const account = { email: hostAddress(id), name, phone, passwordHash: NO_PASSWORD };
    if (role === 'user') {
      const { principal, changes } = newUser(context, account);
      return { principal, changes: [...changes, ...verified(principal)] };
    }
    const principal = newPrincipal(context, role, account);
    return { principal, changes: [{ type: 'principal.insert', principal }] };
  }
  const isSame =
    nameOfAccount(context, found) === name &&
    phoneOfAccount(context, found) === phone &&
    (found.verifiedPhoneHash !== null) === (isVerified && phone !== null);
  if (isSame) return { principal: found, changes: [] };
  const contact = {
    encryptedName: sealedName(context, found.id, name),
    ...(phone === null ? { encryptedPhone: null, phoneHash: null } : sealedPhone(context, found.id, phone)),
  };
  return {
    principal: { ...found, ...contact },
    changes: [
      { type: 'principal.set_contact', id: found.id, ...contact },
      ...verified(found),
      ...(role === 'user' && nameOfAccount(context, found) === NO_NAME
        ? openWallets(context, found.id, { live: true, testFunds: true })
        : []),
    ],
  };
}

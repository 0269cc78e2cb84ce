import type { Role } from '@mitako/contract/names';
import { firstFound } from '../basics/first-found.ts';
import type { Context } from '../context.ts';
import type { Link, Principal } from '../model.ts';
import { isHostAddress } from './host/host-address.ts';

/** Personal data of an account. */
export interface Contact {
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
}

/** As stored: sealed, with keyed hashes that find an account by its whole e-mail address or phone number. */
export type StoredContact = Pick<
  Principal,
  'encryptedEmail' | 'emailHash' | 'encryptedName' | 'encryptedPhone' | 'phoneHash'
>;

export function storedContact(context: Context, accountId: string, contact: Contact): StoredContact {
  const { keyring } = context;
  const { name, phone } = contact;
  const seal = (field: keyof Contact, value: string): string => keyring.seal(value, contactContext(field, accountId));
  return {
    ...sealedEmail(context, accountId, canonicalEmail(contact.email)),
    encryptedName: seal('name', name),
    encryptedPhone: phone === null ? null : seal('phone', phone),
    phoneHash: phone === null ? null : keyring.hashPhone(phone),
  };
}

/** A name as stored. */
export function sealedName({ keyring }: Context, accountId: string, name: string): string {
  return keyring.seal(name, contactContext('name', accountId));
}

/** A number as stored. */
export function sealedPhone(
  { keyring }: Context,
  accountId: string,
  phone: string,
): { readonly encryptedPhone: string; readonly phoneHash: string } {
  return {
    encryptedPhone: keyring.seal(phone, contactContext('phone', accountId)),
    phoneHash: keyring.hashPhone(phone),
  };
}

/** An e-mail address as stored. */
export function sealedEmail(
  { keyring }: Context,
  accountId: string,
  email: string,
): Pick<Principal, 'encryptedEmail' | 'emailHash'> {
  return {
    encryptedEmail: keyring.seal(email, contactContext('email', accountId)),
    emailHash: keyring.hashEmail(email),
  };
}

/** The e-mail address of a principal or merchant. */
export function emailOfAccount(
  { keyring }: Context,
  { id, encryptedEmail }: Pick<Principal, 'id' | 'encryptedEmail'>,
): string {
  return keyring.open(encryptedEmail, contactContext('email', id));
}

export function nameOfAccount(
  { keyring }: Context,
  { id, encryptedName }: Pick<Principal, 'id' | 'encryptedName'>,
): string {
  return keyring.open(encryptedName, contactContext('name', id));
}

/** The full number of a principal or merchant. */
export function phoneOfAccount(
  { keyring }: Context,
  { id, encryptedPhone }: Pick<Principal, 'id' | 'encryptedPhone'>,
): string | null {
  return encryptedPhone === null ? null : keyring.open(encryptedPhone, contactContext('phone', id));
}

/**
 * The stored hash of an account's address, if a link is about that: the link may be of another version of the data key. Else
 * the link's own, which the account does not have.
 */
export function hashOfTarget(
  context: Context,
  { targetHash }: Pick<Link, 'targetHash'>,
  account: Pick<Principal, 'id' | 'encryptedEmail' | 'emailHash'>,
): string {
  const email = emailOfAccount(context, account);
  return context.keyring.under((keys) => keys.hashEmail(email)).includes(targetHash) ? account.emailHash : targetHash;
}

/** What an attacker who guesses its password knows of an account. */
export function knownOfAccount(context: Context, account: Principal): readonly (string | null)[] {
  return [nameOfAccount(context, account), emailOfAccount(context, account), phoneOfAccount(context, account)];
}

/** Canonical form of an e-mail address: ASCII letters in lower case. Others are none of an address (a Kelvin sign would become a k). */
export function canonicalEmail(email: string): string {
  // Ids of the embedding program differ in case.
  if (isHostAddress(email)) return email;
  return email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The account of a role with this e-mail address, in any spelling of it. */
export async function accountByEmail(
  { keyring, store }: Context,
  role: Role,
  email: string,
): Promise<Principal | null> {
  if (isHostAddress(email)) return null;
  const hashes = keyring.under((keys) => keys.hashEmail(canonicalEmail(email)));
  return firstFound(hashes, (hash) => store.read.principalByEmail(role, hash));
}

/** A merchant has the id of its principal, and the same e-mail and number. */
export function contactContext(field: keyof Contact, accountId: string): string {
  return `account-${field}:${accountId}`;
}

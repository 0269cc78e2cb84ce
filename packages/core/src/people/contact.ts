import type { Role } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';

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
  const seal = (field: keyof Contact, value: string): string => keyring.seal(value, sealingContext(field, accountId));
  return {
    ...sealedEmail(context, accountId, canonicalEmail(contact.email)),
    encryptedName: seal('name', name),
    encryptedPhone: phone === null ? null : seal('phone', phone),
    phoneHash: phone === null ? null : keyring.hashPhone(phone),
  };
}

/** A number as stored. */
export function sealedPhone(
  { keyring }: Context,
  accountId: string,
  phone: string,
): { readonly encryptedPhone: string; readonly phoneHash: string } {
  return {
    encryptedPhone: keyring.seal(phone, sealingContext('phone', accountId)),
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
    encryptedEmail: keyring.seal(email, sealingContext('email', accountId)),
    emailHash: keyring.hashEmail(email),
  };
}

/** The e-mail address of a principal or merchant. */
export function emailOfAccount(
  { keyring }: Context,
  { id, encryptedEmail }: Pick<Principal, 'id' | 'encryptedEmail'>,
): string {
  return keyring.open(encryptedEmail, sealingContext('email', id));
}

export function nameOfAccount(
  { keyring }: Context,
  { id, encryptedName }: Pick<Principal, 'id' | 'encryptedName'>,
): string {
  return keyring.open(encryptedName, sealingContext('name', id));
}

/** The full number of a principal or merchant. */
export function phoneOfAccount(
  { keyring }: Context,
  { id, encryptedPhone }: Pick<Principal, 'id' | 'encryptedPhone'>,
): string | null {
  return encryptedPhone === null ? null : keyring.open(encryptedPhone, sealingContext('phone', id));
}

/** What an attacker who guesses its password knows of an account. */
export function knownOfAccount(context: Context, account: Principal): readonly (string | null)[] {
  return [nameOfAccount(context, account), emailOfAccount(context, account), phoneOfAccount(context, account)];
}

/** Canonical form of an e-mail address: ASCII letters in lower case. Others are none of an address (a Kelvin sign would become a k). */
export function canonicalEmail(email: string): string {
  return email.trim().replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** The account of a role with this e-mail address, in any spelling of it. */
export function accountByEmail({ keyring, store }: Context, role: Role, email: string): Promise<Principal | null> {
  return store.read.principalByEmail(role, keyring.hashEmail(canonicalEmail(email)));
}

/** A merchant has the id of its principal, and the same e-mail and number. */
function sealingContext(field: keyof Contact, accountId: string): string {
  return `account-${field}:${accountId}`;
}

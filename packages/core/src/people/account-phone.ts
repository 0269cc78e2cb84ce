import { maskPhone } from '../basics/phone.ts';
import type { Context } from '../context.ts';
import type { Principal } from '../model.ts';

/** A number as stored: sealed, its last digits to be recognised by, and a keyed hash to be found by. */
export type StoredPhone = Pick<Principal, 'phoneMasked' | 'encryptedPhone' | 'phoneHash'>;

export function storedPhone({ keyring }: Context, accountId: string, phone: string | null): StoredPhone {
  if (phone === null) return { phoneMasked: null, encryptedPhone: null, phoneHash: null };
  return {
    phoneMasked: maskPhone(phone),
    encryptedPhone: keyring.seal(phone, sealingContext(accountId)),
    phoneHash: keyring.hashPhone(phone),
  };
}

/** The full number of a principal or merchant. */
export function phoneOfAccount(
  { keyring }: Context,
  { id, encryptedPhone }: Pick<Principal, 'id' | 'encryptedPhone'>,
): string | null {
  return encryptedPhone === null ? null : keyring.open(encryptedPhone, sealingContext(id));
}

/** A merchant has the id of its principal, and the same number. */
function sealingContext(accountId: string): string {
  return `account-phone:${accountId}`;
}

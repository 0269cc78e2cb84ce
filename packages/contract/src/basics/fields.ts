import { z } from 'zod';
import { timestamp } from './text.ts';
import { aliased } from './typed.ts';

// Fields that objects of many subjects have.

export const nullableString = z.string().nullable();
export const livemode = z.boolean().describe('True: real money. False: test mode.');
export const createdAt = timestamp.describe('When it was created.');
export const updatedAt = timestamp.describe('When it last changed.');
export const isoCurrency = z.string().describe('ISO 4217 code, `XAF`.');
export const merchantId = z.string().describe('`mer_…`, the merchant that it belongs to.');
export const paymentId = z.string().describe('`pay_…`, the payment that it belongs to.');

export const bytes = aliased(
  'Uint8Array',
  z.custom<Uint8Array>((value) => value instanceof Uint8Array),
);

/** Some fields of an object, for another one that has the same. */
export function pick<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  ...names: readonly Name[]
): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}

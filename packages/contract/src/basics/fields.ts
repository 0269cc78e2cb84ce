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

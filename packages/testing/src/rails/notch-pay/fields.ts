import { invalid } from './answers.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Ways to pay with a phone in Cameroon, with their numbers. `cm.mobile` recognises the provider. */
const CHANNELS: Readonly<Record<string, RegExp>> = {
  'cm.mtn': /^237(?:67|65[0-4]|68[0-3])\d+$/,
  'cm.orange': /^237(?:69|65[5-9]|68[67]|64)\d+$/,
  'cm.mobile': /^2376\d{8}$/,
};

/** Of one payment, as its channels list shows them. */
export const LIMITS = { min: 10, max: 500_000 };

export function partOf(fields: Fields, name: string): Fields {
  const part = fields[name];
  return typeof part === 'object' && part !== null ? { ...part } : {};
}

/** A field as text; a number is one, too. Empty: it is none. */
export function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What is wrong with a payment to be created; null: nothing. */
export function validatePayment(fields: Fields): Response | null {
  const { amount, currency, reference, callback, description } = fields;
  const customer = partOf(fields, 'customer');
  const contacts = [fields['email'], fields['phone'], customer['email'], customer['phone'], fields['customer']];
  if (typeof amount !== 'number' || !(amount > 0)) return invalid('amount', 'The amount must be a number above 0.');
  if (currency !== 'XAF') return invalid('currency', 'The selected currency is invalid.');
  if (!contacts.some((each) => typeof each === 'string' && each !== '')) {
    return invalid('customer', 'The customer needs an email or a phone.');
  }
  if (reference !== undefined && (typeof reference !== 'string' || !/^[\w.-]{1,64}$/.test(reference))) {
    return invalid('reference', 'The reference format is invalid.');
  }
  if (callback !== undefined && (typeof callback !== 'string' || !/^https?:\/\//.test(callback))) {
    return invalid('callback', 'The callback must be a valid URL.');
  }
  if (description !== undefined && (typeof description !== 'string' || description.length > 256)) {
    return invalid('description', 'The description must not be longer than 256 characters.');
  }
  return null;
}

/** Whom a charge asks by which channel, or what is wrong with it. */
export function payerOf(
  fields: Fields,
  amount: number,
): { readonly channel: string; readonly phone: string; readonly fault: null } | { readonly fault: Response } {
  const channel = textOf(fields, 'channel');
  const phone = textOf(partOf(fields, 'data'), 'phone').replace(/^\+/, '');
  const numbers = Object.hasOwn(CHANNELS, channel) ? CHANNELS[channel] : undefined;
  if (numbers === undefined) return { fault: invalid('channel', 'The selected channel is invalid.') };
  if (!/^237\d{9}$/.test(phone)) return { fault: invalid('data.phone', 'The phone number is invalid.') };
  if (!numbers.test(phone)) return { fault: invalid('data.phone', 'The phone number is not of this channel.') };
  if (amount < LIMITS.min || amount > LIMITS.max || !Number.isInteger(amount)) {
    return { fault: invalid('amount', 'The amount is not allowed for this channel.') };
  }
  return { channel, phone, fault: null };
}

import { z } from 'zod';
import { LIMITS } from './limits.ts';

/**
 * Text that both engines store alike: SQLite would take U+0000 and lone surrogates, Postgres refuses them.
 * @param lengthMax in UTF-16 code units
 */
export function text(lengthMax: number, lengthMin = 0): z.ZodString {
  return z
    .string()
    .min(lengthMin)
    .max(lengthMax)
    .refine(isStorable, { message: 'must not hold U+0000 or half of a surrogate pair' });
}

export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}

/** A secret presented at login or checkout is checked for type and size alone, so that the answer tells nothing. */
export const presentedSecret = z
  .string()
  .min(1)
  .refine((value) => isStorable(value) && new TextEncoder().encode(value).length <= LIMITS.secretBytesMax, {
    message: 'must be at most 1024 bytes of text',
  });

export const timestamp = z.iso.datetime();

export const email = z.email().max(254).refine(isStorable);

export const phone = z.string().regex(/^\+[1-9]\d{6,14}$/, 'must be an E.164 number such as +237653456789');

/**
 * A parser mends what it reads, `http:\\evil.test` for one, and two parsers mend differently: only an address that needs
 * no mending is accepted.
 */
function isWebUrl(value: string): boolean {
  const isAsWritten = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(value) && !/[\\\p{Cc}]/u.test(value);
  return isAsWritten && value === value.trim() && isStorable(value) && URL.canParse(value);
}

/** An absolute web address without user-info. Whether `http` is allowed depends on the mode and is checked there. */
export const webUrl = z.string().max(LIMITS.urlLengthMax).refine(isWebUrl, {
  message: 'must be an absolute http(s) address without user name, backslashes, control characters or spaces around it',
});

/** Visible ASCII, 1 … 255 characters. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
  .describe('Same key and same request within 24 hours: the stored answer, and no second effect.');

/** For a change whose fields may all be absent, but not all at once: whoever sends none has misspelt or forgotten one. */
export function changesSomething(change: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(change).some(([name, value]) => name !== 'idempotency_key' && value !== undefined);
}

/** What a change that changes nothing is told; one with a misspelt field hears of that alone. */
export const CHANGE_NOTHING = {
  error: 'must have at least one field to change',
  when: ({ issues }: { readonly issues: readonly unknown[] }): boolean => issues.length === 0,
};

/** An identifier in a path. What does not look like one is simply not found, so any text is taken. */
export const idParameter = text(64, 1);

import { z } from 'zod';
import { createdAt, nullableString } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { modeFields } from '../basics/schemas.ts';
import { text } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { FOUND_KINDS, HANDLES, OWN_KINDS } from './values.ts';
import type * as types from './types.ts';

export const searchQuery = typed<types.SearchQuery>('SearchQuery').strict({
  q: text(LIMITS.searchLengthMax, 1).describe(
    'As printed anywhere: an id, a checkout URL or its slug, a transaction id, a reference or a transaction id of the provider, a reference of the merchant, an e-mail address, a whole phone number or its last three or four digits, the address of a payment link, or a part of the name of a merchant (of the newest 500).',
  ),
});

/** An object that a handle names. */
const found = typed<types.Found>('Found').component({
  kind: z.enum(FOUND_KINDS).describe('What was found.'),
  id: z.string().describe('Identifier, with the prefix of its kind.'),
  matched: z.enum(HANDLES).describe('How the text matches it. A transaction matches the object that it belongs to.'),
  summary: z.string().describe('Amount, status and mode on one line. Without personal data.'),
  status: nullableString.describe('As its own kind names it; null for kinds without one.'),
  amount: z.int().nullable().describe('In minor units; null if it has none.'),
  currency: nullableString.describe('ISO 4217 code; null without an amount.'),
  merchant_id: nullableString.describe('The merchant that owns it, or the merchant itself; otherwise null.'),
  livemode: z.boolean().nullable().describe('Null for what belongs to no mode.'),
  created_at: createdAt,
  path: nullableString.describe(
    "Path of its page, below the API's address and that of the operator panel. Objects without a page, and attempts found by their payer or by the provider's reference, have that of their payment or merchant; null for users.",
  ),
});

/** Everything that a text names, at most 20 of each kind of handle. */
export const searchResults = typed<types.SearchResults>('SearchResults').object({
  results: z
    .array(found)
    .describe('Ids first, then references, then people, then phone numbers; of one handle, the newest first.'),
  truncated: z.boolean().describe('A handle names more than 20: they are not listed.'),
});

export const ownSearchQuery = typed<types.OwnSearchQuery>('OwnSearchQuery').strict({
  ...modeFields,
  q: text(LIMITS.searchLengthMax, 1).describe(
    'The text: whatever `q` of the lists of payments and customers finds, an id, words of a payment link or an endpoint.',
  ),
});

/** An object of the merchant that a text names. */
const ownFound = typed<types.OwnFound>('OwnFound').component({
  kind: z.enum(OWN_KINDS).describe('What it is.'),
  id: z.string().describe('Its id.'),
  payment_id: nullableString.describe('Of a refund and a dispute; null for others.'),
  title: nullableString.describe(
    "The merchant's own words: reference or description of a payment, description of a link, URL of an endpoint; of a customer the last three digits of the number; null without any.",
  ),
  status: nullableString.describe('As its own kind names it.'),
  amount: z.int().nullable().describe('In minor units; null if there is none.'),
  currency: nullableString.describe('ISO 4217 code; null for what has no amount.'),
  created_at: createdAt,
});

/** What a text names among the objects of a merchant and mode, at most 10 of each kind. */
export const ownSearchResults = typed<types.OwnSearchResults>('OwnSearchResults').object({
  results: z.array(ownFound).describe('By kind, customers and payments first; of one kind, the newest first.'),
  more: z.array(z.enum(OWN_KINDS)).describe('Kinds of which there are more.'),
});

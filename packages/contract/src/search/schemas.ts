import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { modeFields } from '../basics/lists.ts';
import { text, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import {
  type Found,
  FOUND_KINDS,
  HANDLES,
  OWN_KINDS,
  type OwnFound,
  type OwnSearchQuery,
  type OwnSearchResults,
  type SearchQuery,
  type SearchResults,
} from './types.ts';

export const searchQuery = typed<SearchQuery>()(
  z.strictObject({
    q: text(LIMITS.searchLengthMax, 1).describe(
      'As printed anywhere: an id, a checkout URL or its slug, a transaction id, a reference or a transaction id of the provider, a reference of the merchant, an e-mail address, a whole phone number or its last three or four digits, the address of a payment link, or a part of the name of a merchant (of the newest 500).',
    ),
  }),
);

const found = typed<Found>()(
  z
    .object({
      kind: z.enum(FOUND_KINDS),
      id: z.string(),
      matched: z.enum(HANDLES),
      summary: z.string(),
      status: z.string().nullable(),
      amount: z.int().nullable(),
      currency: z.string().nullable(),
      merchant_id: z.string().nullable(),
      livemode: z.boolean().nullable(),
      created_at: timestamp,
      path: z.string().nullable(),
    })
    .meta({ id: 'Found' }),
);

export const searchResults = typed<SearchResults>()(z.object({ results: z.array(found), truncated: z.boolean() }));

export const ownSearchQuery = typed<OwnSearchQuery>()(
  z.strictObject({
    ...modeFields,
    q: text(LIMITS.searchLengthMax, 1).describe(
      'Whatever `q` of the lists of payments and customers finds, an id of an object, words of a payment link, or a part of a webhook URL.',
    ),
  }),
);

const ownFound = typed<OwnFound>()(
  z
    .object({
      kind: z.enum(OWN_KINDS),
      id: z.string(),
      payment_id: z.string().nullable(),
      title: z.string().nullable(),
      status: z.string().nullable(),
      amount: z.int().nullable(),
      currency: z.string().nullable(),
      created_at: timestamp,
    })
    .meta({ id: 'OwnFound' }),
);

export const ownSearchResults = typed<OwnSearchResults>()(
  z.object({ results: z.array(ownFound), more: z.array(z.enum(OWN_KINDS)) }),
);

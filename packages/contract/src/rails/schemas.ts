import { z } from 'zod';
import { bytes, isoCurrency, livemode, nullableString } from '../basics/fields.ts';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { methodHealth } from '../methods/schemas.ts';
import type * as types from './types.ts';

/** A provider's callback, as it arrived. */
export const railCallback = typed<types.RailCallback>('RailCallback').object({
  method: z.enum(['GET', 'POST', 'PUT']).describe('HTTP method of the callback.'),
  search: z.string().describe('The query with its question mark; empty without one.'),
  headers: z.record(z.string(), z.string()).describe('By lower-case name.'),
  bytes: bytes.describe('The body.'),
  isExact: z
    .boolean()
    .describe('Whether the bytes are those that were sent: a body parser of the host may have run before.'),
});

/** The provider's report of an outcome, for support. Never shown to payers. */
export const railDetail = typed<types.RailDetail>('RailDetail').component({
  code: nullableString.describe("The provider's code, `NOT_ENOUGH_FUNDS`."),
  message: nullableString.describe("The provider's words; null without any."),
  request_id: nullableString.describe("The provider's id of its transaction or request."),
});

/** One method of a rail in one mode, with figures of the newest attempts: at most 200, of the last 30 minutes. */
const railMethod = typed<types.RailMethodRecord>('RailMethodRecord').component(
  {
    provider: z.string().describe('Id of the provider, `mtn_momo`.'),
    label: z.string().describe('Name for people, `MTN MoMo`.'),
    country: z.string().describe('ISO 3166-1 alpha-2.'),
    livemode,
    health: methodHealth.describe('What checkouts show.'),
    place: z.int().describe('Place among the rails of this provider: 1 is the primary, others are fallbacks.'),
    reported: z
      .enum(['up', 'slow', 'down'])
      .nullable()
      .describe('The status that the provider reports; null if it reports none.'),
    succeeded: z.int().describe('Attempts that succeeded.'),
    failed: z.int().describe("Attempts that failed for the payer's reasons."),
    refused: z.int().describe("Attempts that failed for the provider's reasons, or ours."),
    pending: z.int().describe('Attempts that run.'),
    success_rate: z.number().nullable().describe('Of those that ended, 0 … 1; null without one.'),
    latency_ms: z
      .object({
        median: z.int().describe('Half took no longer.'),
        p95: z.int().describe('Nineteen of twenty took no longer.'),
      })
      .nullable()
      .describe('From the charge to success, in milliseconds; null without one.'),
    oldest_pending_ms: z.int().nullable().describe('Age of the oldest attempt without an outcome; null without one.'),
    last_callbacks: z
      .array(
        /** A provider's last callback about an attempt. */
        typed<types.RailCallbackRecord>('RailCallbackRecord').object({
          attempt_id: z.string().describe('`att_…`, the attempt that it is about.'),
          at: timestamp.describe('When it came.'),
        }),
      )
      .describe('The last callbacks that brought a poll forward, of whatever age: newest first, at most 10.'),
  },
  'RailMethod',
);

/** A configured rail as the operator sees it. */
export const railRecord = typed<types.RailRecord>('RailRecord').component(
  {
    id: z.string().describe('Id of the rail, `mtn_momo`.'),
    base_url: nullableString.describe('Where it sends its requests; null: not declared.'),
    methods: z.array(railMethod).describe('One entry for each method and mode.'),
    balances: z
      .array(
        typed<types.RailAccountBalance>('RailAccountBalance').object({
          account: z.string().describe("The provider's name of the account, `Collections`."),
          amount: z.int().describe('In the minor unit of the currency; XAF has none, so whole francs.'),
          currency: isoCurrency,
        }),
      )
      .nullable()
      .describe(
        'Our accounts at the provider, as it reported them last; null: it never did since the start. Each read asks for newer ones in the background, at most every 30 s.',
      ),
    balances_at: timestamp.nullable().describe('When it reported them.'),
  },
  'Rail',
);

import { z } from 'zod';
import { nullableString } from '../basics/fields.ts';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { WORKER_STATUSES } from './values.ts';
import type * as types from './types.ts';

/**
 * A process with background work, as it last reported. Processes report every 10 s and are removed a day after their
 * last report.
 */
const worker = typed<types.Worker>('Worker').component({
  id: z.string().describe('`wrk_…`, one per start of a process.'),
  name: z.string().describe("The machine's host name, unless the process was given one."),
  pid: z.int().describe('Number of the process on its machine.'),
  version: nullableString.describe('Version of Mitako that it runs; null if unknown.'),
  status: z.enum(WORKER_STATUSES).describe('Current status.'),
  started_at: timestamp.describe('When it started.'),
  last_seen_at: timestamp.describe('When it last reported.'),
  age_seconds: z.int().describe('Seconds since its last report.'),
  stopped_at: timestamp.nullable().describe('When it stopped in order; null unless it did.'),
});

const countFields = {
  count: z.int().describe('How many, at most 10 000.'),
  more: z.boolean().describe('True when there are, or may be, more.'),
};

/** A count, up to 10 000. */
const count = typed<types.HealthCount>('HealthCount').component(countFields);

/** A count with the age of its oldest item. */
const queue = typed<types.HealthQueue>('HealthQueue').component({
  ...countFields,
  oldest_age_seconds: z.int().nullable().describe('Null when the count is 0.'),
});

const due = queue.describe('What should have been done by now.');

const workFields = {
  deliveries: z
    .object({
      waiting: count.describe('Not attempted yet, including those of disabled endpoints.'),
      failing: count.describe('Attempted without success, to be attempted again. Failures are these and `failed`.'),
      due: queue.describe('Due now, of enabled endpoints.'),
      leased: count.describe('In flight.'),
      failed_last_24_hours: count.describe('Given up.'),
    })
    .describe('Webhooks.'),
  attempts: z
    .object({
      polled: count.describe('The engine is polling the rail for their outcome.'),
      due,
      needs_review: queue.describe('Waiting for the operator, by creation time.'),
    })
    .describe('Attempts whose provider is polled.'),
  tasks: z
    .object({
      waiting: count.describe('What waits for its time.'),
      due,
    })
    .describe('Refunds and other calls of rails.'),
  expiries: z.object({ due }).describe('Payments that must expire.'),
  releases: z.object({ due }).describe('Money that becomes available.'),
};

/** What waits for the background in one mode. */
const work = typed<types.HealthWork>('HealthWork').component(workFields);

/** The same of live work, with settlements and the ledger. */
const liveWork = typed<types.HealthLiveWork>('HealthLiveWork').component({
  ...workFields,
  messages: z.object({ due }).describe('Mail and text messages. They age while their server is not reached.'),
  settlements: z.object({ due }).describe('Settlements that must be closed.'),
  entries: z
    .object({ unchained: queue.describe('Entries that wait for the chain.') })
    .describe('Ledger entries that are not posted yet, in both modes.'),
});

/** Health of the gateway: workers, queues and database. */
export const health = typed<types.Health>('Health').component({
  checked_at: timestamp.describe('When the figures were read.'),
  workers: z.array(worker).describe('Most recent report first, at most 100.'),
  queues: liveWork.describe('Live work of the background, by kind.'),
  test_queues: work.describe(
    'Test work. Merchants move its times with the clock of their sandbox, so its age says nothing about workers.',
  ),
  store: z
    .object({
      name: z.string().describe('`sqlite` or `postgres`.'),
      schema_version: nullableString.describe('The latest migration of the schema.'),
      engine_version: z.string().describe('Version of the database engine.'),
      time: timestamp.describe("By the database's clock."),
      clock_difference_ms: z
        .int()
        .describe("Offset of the database's clock to this gateway's, within the round-trip time."),
      partitions: z
        .array(
          z.object({
            table: z.string().describe('Name of the table.'),
            count: z.int().describe('Its partitions, at most 40 if all is well.'),
            ahead: z
              .int()
              .describe('Those of the time to come. Three are made ahead; with one or none something is wrong.'),
          }),
        )
        .describe(
          'Tables that PostgreSQL divides by the age of their rows. Empty on SQLite, and before the first start.',
        ),
    })
    .describe('The database.'),
});

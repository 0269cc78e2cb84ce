import { z } from 'zod';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { type Health, WORKER_STATUSES } from './types.ts';

const worker = z
  .object({
    id: z.string(),
    name: z.string(),
    pid: z.int(),
    version: z.string().nullable(),
    status: z.enum(WORKER_STATUSES),
    started_at: timestamp,
    last_seen_at: timestamp,
    age_seconds: z.int(),
    stopped_at: timestamp.nullable(),
  })
  .meta({ id: 'Worker' });

const countFields = { count: z.int(), more: z.boolean() };

const count = z.object(countFields).meta({ id: 'HealthCount' });

const queue = z.object({ ...countFields, oldest_age_seconds: z.int().nullable() }).meta({ id: 'HealthQueue' });

export const health = typed<Health>()(
  z
    .object({
      checked_at: timestamp,
      workers: z.array(worker),
      queues: z.object({
        deliveries: z.object({
          waiting: count,
          failing: count,
          due: queue,
          leased: count,
          failed_last_24_hours: count,
        }),
        attempts: z.object({ polled: count, due: queue, needs_review: queue }),
        tasks: z.object({ waiting: count, due: queue }),
        expiries: z.object({ due: queue }),
        releases: z.object({ due: queue }),
        settlements: z.object({ due: queue }),
        entries: z.object({ unchained: queue }),
      }),
      store: z.object({
        name: z.string(),
        schema_version: z.string().nullable(),
        engine_version: z.string(),
        time: timestamp,
        clock_difference_ms: z.int(),
      }),
    })
    .meta({ id: 'Health' }),
);

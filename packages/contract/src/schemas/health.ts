import { z } from 'zod';
import type { Health, HealthCount, HealthQueue, LedgerCheck, LedgerFinding, Worker } from '../names/resources.ts';
import { LEDGER_CHECK_STATUSES, WORKER_STATUSES } from '../names/statuses.ts';
import { timestamp } from './text.ts';

const countFields = { count: z.int(), more: z.boolean() };
const count = z.object(countFields).meta({ id: 'HealthCount' }) satisfies z.ZodType<HealthCount>;
const queue = z
  .object({ ...countFields, oldest_age_seconds: z.int().nullable() })
  .meta({ id: 'HealthQueue' }) satisfies z.ZodType<HealthQueue>;

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
  .meta({ id: 'Worker' }) satisfies z.ZodType<Worker>;

export const health = z
  .object({
    checked_at: timestamp,
    workers: z.array(worker),
    queues: z.object({
      deliveries: z.object({ waiting: count, due: queue, leased: count, failed_last_24_hours: count }),
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
  .meta({ id: 'Health' }) satisfies z.ZodType<Health>;

const finding = z
  .object({ code: z.string(), subject: z.string(), message: z.string() })
  .meta({ id: 'LedgerFinding' }) satisfies z.ZodType<LedgerFinding>;

export const ledgerCheck = z
  .object({
    id: z.string(),
    status: z.enum(LEDGER_CHECK_STATUSES),
    requested_by: z.string(),
    created_at: timestamp,
    started_at: timestamp.nullable(),
    finished_at: timestamp.nullable(),
    checked: z.object({
      transfers: z.int(),
      entries: z.int(),
      accounts: z.int(),
      payments: z.int(),
      settlements: z.int(),
    }),
    problems_count: z.int(),
    problems: z.array(finding),
    digest: z.string().nullable(),
  })
  .meta({ id: 'LedgerCheck' }) satisfies z.ZodType<LedgerCheck>;

import { z } from 'zod';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { methodHealth } from '../methods/schemas.ts';
import type { RailCallback, RailDetail, RailRecord } from './types.ts';

export const railCallback = typed<RailCallback>()(
  z.object({
    method: z.enum(['GET', 'POST', 'PUT']),
    search: z.string(),
    headers: z.record(z.string(), z.string()),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
    isExact: z.boolean(),
  }),
);

export const railDetail = typed<RailDetail>()(
  z
    .object({ code: z.string().nullable(), message: z.string().nullable(), request_id: z.string().nullable() })
    .meta({ id: 'RailDetail' }),
);

const railMethod = z
  .object({
    provider: z.string(),
    label: z.string(),
    country: z.string(),
    livemode: z.boolean(),
    health: methodHealth,
    place: z.int(),
    reported: z.enum(['up', 'slow', 'down']).nullable(),
    succeeded: z.int(),
    failed: z.int(),
    refused: z.int(),
    pending: z.int(),
    success_rate: z.number().nullable(),
    latency_ms: z.object({ median: z.int(), p95: z.int() }).nullable(),
    oldest_pending_ms: z.int().nullable(),
    last_callbacks: z.array(z.object({ attempt_id: z.string(), at: timestamp })),
  })
  .meta({ id: 'RailMethod' });

export const railRecord = typed<RailRecord>()(
  z
    .object({
      id: z.string(),
      base_url: z.string().nullable(),
      methods: z.array(railMethod),
      balances: z.array(z.object({ account: z.string(), amount: z.int(), currency: z.string() })).nullable(),
      balances_at: timestamp.nullable(),
    })
    .meta({ id: 'Rail' }),
);

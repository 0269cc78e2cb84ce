import { z } from 'zod';
import { typed } from '../basics/typed.ts';
import type { RailCallback, RailDetail } from './types.ts';

export const railCallback = typed<RailCallback>()(
  z.object({
    method: z.enum(['GET', 'POST', 'PUT']),
    search: z.string(),
    headers: z.record(z.string(), z.string()),
    bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  }),
);

export const railDetail = typed<RailDetail>()(
  z
    .object({ code: z.string().nullable(), message: z.string().nullable(), request_id: z.string().nullable() })
    .meta({ id: 'RailDetail' }),
);

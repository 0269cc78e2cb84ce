import { z } from 'zod';
import type { LegacyStatus } from '../names/resources.ts';

/** Success body of the legacy status route (specification, "Legacy payment status result"). */
export const legacyStatus = z
  .object({
    message: z.object({ code: z.literal(200), success: z.array(z.string()) }),
    data: z.object({
      token: z.string(),
      trx_id: z.string(),
      payer: z.object({ username: z.string(), email: z.string() }),
      custom: z.string(),
    }),
    type: z.literal('success'),
  })
  .meta({ id: 'LegacyStatus' }) satisfies z.ZodType<LegacyStatus>;

/** What an invalid payment token gets, with status 403 (specification, "Errors"). */
export const legacyError = z
  .object({
    message: z.object({ code: z.literal(403), error: z.array(z.string()) }),
    data: z.array(z.never()),
    type: z.literal('error'),
  })
  .meta({ id: 'LegacyError' });

import { z } from 'zod';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { LEDGER_CHECK_STATUSES, type LedgerCheck } from './types.ts';

const finding = z.object({ code: z.string(), subject: z.string(), message: z.string() }).meta({ id: 'LedgerFinding' });

export const ledgerCheck = typed<LedgerCheck>()(
  z
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
    .meta({ id: 'LedgerCheck' }),
);

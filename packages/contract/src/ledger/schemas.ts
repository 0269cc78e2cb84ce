import { z } from 'zod';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { LEDGER_CHECK_STATUSES, type LedgerCheck, type LedgerReport } from './types.ts';

const finding = z.object({ code: z.string(), subject: z.string(), message: z.string() }).meta({ id: 'LedgerFinding' });

const checked = z.object({
  transfers: z.int(),
  entries: z.int(),
  accounts: z.int(),
  payments: z.int(),
  settlements: z.int(),
});

export const ledgerCheck = typed<LedgerCheck>()(
  z
    .object({
      id: z.string(),
      status: z.enum(LEDGER_CHECK_STATUSES),
      requested_by: z.string(),
      created_at: timestamp,
      started_at: timestamp.nullable(),
      finished_at: timestamp.nullable(),
      checked,
      problems_count: z.int(),
      problems: z.array(finding),
      digest: z.string().nullable(),
    })
    .meta({ id: 'LedgerCheck' }),
);

export const ledgerReport = typed<LedgerReport>()(
  z.object({
    ok: z.boolean(),
    checked,
    problems_count: z.int(),
    problems: z.array(finding),
    notices: z.array(finding),
    digest: z.string(),
  }),
);

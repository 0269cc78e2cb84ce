import { z } from 'zod';
import { createdAt, nullableString } from '../basics/fields.ts';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { LEDGER_CHECK_STATUSES } from './values.ts';
import type * as types from './types.ts';

const finding = typed<types.LedgerFinding>(
  'LedgerFinding',
  'Something in the ledger that is wrong, or worth knowing.',
)(
  z
    .object({
      code: z.string().describe('Such as `balance_wrong`.'),
      subject: z.string().describe('Id of the inconsistent object.'),
      message: z.string().describe('Description of the inconsistency.'),
    })
    .meta({ id: 'LedgerFinding' }),
);

const checked = typed<types.LedgerChecked>(
  'LedgerChecked',
  'How much of the ledger a check has read.',
)(
  z.object({
    transfers: z.int().describe('Transfers that were checked.'),
    entries: z.int().describe('Entries that were checked.'),
    accounts: z.int().describe('Accounts that were checked.'),
    payments: z.int().describe('Payments that were compared with the ledger.'),
    settlements: z.int().describe('Settlements that were compared with the ledger.'),
  }),
);

export const ledgerCheck = typed<types.LedgerCheck>(
  'LedgerCheck',
  'One ledger check, the same as `mitako ledger verify`.',
)(
  z
    .object({
      id: z.string().describe('`chk_…`'),
      status: z.enum(LEDGER_CHECK_STATUSES).describe('Current status.'),
      requested_by: z.string().describe('`schedule`, or the id of the operator or operator key that started it.'),
      created_at: createdAt,
      started_at: timestamp.nullable().describe('Null until the check begins.'),
      finished_at: timestamp.nullable().describe('When it ended; null while it runs.'),
      checked: checked.describe('How much was read so far.'),
      problems_count: z.int().describe('How many problems there are in all.'),
      problems: z.array(finding).describe('The first 50.'),
      digest: nullableString.describe(
        'Digest of all accounts, once the check is complete: unchanged as long as nothing is booked.',
      ),
    })
    .meta({ id: 'LedgerCheck' }),
);

export const ledgerReport = typed<types.LedgerReport>(
  'LedgerReport',
  'What verifying the whole ledger found.',
)(
  z.object({
    ok: z.boolean().describe('No problem was found. Notices do not count.'),
    checked: checked.describe('How much was checked.'),
    problems_count: z.int().describe('How many problems there are in all.'),
    problems: z.array(finding).describe('The first thousand.'),
    notices: z
      .array(finding)
      .describe('The ledger is consistent, and there is something to do or to know. The first thousand.'),
    digest: z
      .string()
      .describe(
        'SHA-256 over the heads of all chains, by account id: keep it with a backup. It stays the same until something is booked; a restored copy must have the same digest.',
      ),
  }),
);

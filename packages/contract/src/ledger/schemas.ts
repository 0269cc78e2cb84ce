import { z } from 'zod';
import { createdAt, nullableString } from '../basics/fields.ts';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { LEDGER_CHECK_STATUSES } from './values.ts';
import type * as types from './types.ts';

/** Something in the ledger that is wrong, or worth knowing. */
const finding = typed<types.LedgerFinding>('LedgerFinding').component({
  code: z.string().describe('Such as `balance_wrong`.'),
  subject: z.string().describe('Id of the inconsistent object.'),
  message: z.string().describe('Description of the inconsistency.'),
});

/** How much of the ledger a check has read. */
const checked = typed<types.LedgerChecked>('LedgerChecked').object({
  transfers: z.int().describe('Transfers that were checked.'),
  entries: z.int().describe('Entries that were checked.'),
  accounts: z.int().describe('Accounts that were checked.'),
  payments: z.int().describe('Payments that were compared with the ledger.'),
  settlements: z.int().describe('Settlements that were compared with the ledger.'),
});

/** One ledger check, the same as `mitako ledger verify`. */
export const ledgerCheck = typed<types.LedgerCheck>('LedgerCheck').component({
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
});

/** What everybody may know of a checkpoint: keep it, and no row of its day can change unseen. */
const published = {
  sequence: z.int().describe('From 1 on, without a gap.'),
  day: z.string().describe('The day in UTC, such as `2026-11-28`.'),
  hash: z.string().describe('SHA-256 of the document, in hexadecimal digits.'),
  signature: z
    .string()
    .describe(
      'A compact JWS (RFC 7515) with Ed25519 over sequence, day, hash and the hash of the checkpoint before it.',
    ),
};

export const publishedCheckpoint = typed<types.PublishedCheckpoint>('PublishedCheckpoint').component(published);

/** The newest checkpoints, and the key that signed them. */
export const publishedCheckpoints = typed<types.PublishedCheckpoints>('PublishedCheckpoints').object({
  keys: z.array(z.record(z.string(), z.string())).describe('The public key, as of RFC 7517.'),
  checkpoints: z.array(publishedCheckpoint).describe('The newest 31, newest first. Older ones are read by their day.'),
});

/** A signed statement about the ledger of one day. */
export const ledgerCheckpoint = typed<types.LedgerCheckpoint>('LedgerCheckpoint').component({
  ...published,
  document: z
    .string()
    .describe('What was signed, as canonical JSON: numbers of rows, their hashes, balances by kind, problems.'),
  created_at: createdAt,
  rechecked_at: timestamp.describe('When the rows of the day were last compared with it.'),
});

/** What verifying the whole ledger found. */
export const ledgerReport = typed<types.LedgerReport>('LedgerReport').object({
  ok: z.boolean().describe('No problem was found. Notices do not count.'),
  checked: checked.describe('How much was checked.'),
  problems_count: z.int().describe('How many problems there are in all.'),
  problems: z.array(finding).describe('The first thousand.'),
  notices: z
    .array(finding)
    .describe('The ledger is consistent, and there is something to do or to know. The first thousand.'),
  digest: nullableString.describe(
    'SHA-256 over the heads of all chains, by account id: keep it with a backup. It stays the same until something is booked; a restored copy must have the same digest. Null: only a day was verified.',
  ),
});

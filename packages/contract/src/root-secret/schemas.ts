import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { timestamp } from '../basics/text.ts';

const count = z.int().min(0);

/** Which root secrets open the database. Their fingerprints reveal nothing of them. */
export const rootSecretStatus = z.object({
  id: z.string().describe('Fingerprint of the root secret that this process has.'),
  roots: z
    .array(
      z.object({
        id: z.string().describe('Its fingerprint: 16 hexadecimal digits.'),
        added_at: timestamp.describe('When a process first had it.'),
        processes: z.array(z.string()).describe('Those that have it and reported within the last minute, by name.'),
      }),
    )
    .describe('More than one: a rotation is under way.'),
  versions: z
    .array(
      z.object({
        version: z.int().min(1),
        status: z
          .enum(['announced', 'active', 'ending', 'ended'])
          .describe(
            'New values are made with the active one. Of an ended one only what opens the ledger and the audit log is left.',
          ),
      }),
    )
    .describe('Versions of the data key, oldest first.'),
  renewal: z
    .object({
      version: z.int().min(2).describe('To which everything moves.'),
      announced_at: timestamp,
      unaware: z.array(z.string()).describe('Processes that have not reported that they know it, by name.'),
      activated_at: timestamp.nullable().describe('Since when new values are made with it.'),
      pass: count.describe('Passes over the tables, until one finds nothing to move.'),
      rows_left: z
        .array(z.object({ table: z.string(), count }))
        .describe('Tables with rows of the version before. Bytes of files are not counted.'),
      rows_stuck: count.describe('Of them those that do not open, which end with the version before: see the log.'),
      moved_at: timestamp.nullable().describe('When a pass found nothing.'),
      unseen: z
        .object({ api_keys: count, operator_keys: count, recovery_codes: count, pins: count })
        .nullable()
        .describe('Active credentials that were not used since: only their owners can move them.'),
    })
    .nullable()
    .describe('The renewal under way.'),
});

/** What to do about credentials that nobody has used since. */
export const finishRenewalBody = z.strictObject({
  revoke_unseen: describing(z.boolean()).describe(
    'Revoke API and operator keys, delete recovery codes and end sessions that were not used since.',
  ),
  new_pins: describing(z.boolean()).describe('Take away PINs that were not used since: their owners set another one.'),
});

import { z } from 'zod';
import { timestamp } from '../basics/text.ts';

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
});

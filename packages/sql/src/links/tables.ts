import type { Link } from '@mitako/core/engine';
import { bigint, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const links = table<Link>()('mitako_links', {
  id: text().fixed(),
  kind: text().fixed(),
  principalId: text().fixed(),
  targetHash: text().fixed(),
  encryptedTarget: text().nullable().fixed(),
  peerId: text().nullable().fixed(),
  failures: integer(),
  createdAtMs: bigint().fixed(),
  expiresAtMs: bigint().fixed(),
  usedAtMs: bigint().nullable(),
});

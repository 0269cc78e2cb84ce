import type { Link } from '@mitako/core/engine';
import { anyId, bigint, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const links = table<Link>()('mitako_links', {
  id: id('link').fixed(),
  kind: text().fixed(),
  principalId: anyId().fixed(),
  targetHash: text().fixed(),
  encryptedTarget: text().nullable().fixed(),
  peerId: id('link').nullable().fixed(),
  failures: integer(),
  createdAtMs: bigint().fixed(),
  expiresAtMs: bigint().fixed(),
  usedAtMs: bigint().nullable(),
});

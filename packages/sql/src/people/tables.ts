import type { Principal, Session } from '@mitako/core/engine';
import { bigint, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const principals = table<Principal>()('mitako_principals', {
  id: text(),
  role: text(),
  encryptedEmail: text(),
  emailHash: text(),
  encryptedName: text(),
  encryptedPhone: text().nullable(),
  phoneHash: text().nullable(),
  passwordHash: text(),
  pinHash: text().nullable(),
  pinFailures: integer(),
  pinLockedUntilMs: bigint().nullable(),
  pinLeaseToken: text().nullable(),
  pinLeaseEndsAtMs: bigint().nullable(),
  sandboxScenario: text().nullable(),
  createdAtMs: bigint(),
  disabledAtMs: bigint().nullable(),
});

export const sessions = table<Session>()('mitako_sessions', {
  id: text(),
  principalId: text(),
  role: text(),
  deviceName: text(),
  generation: integer(),
  rotatedAtMs: bigint().rising(),
  createdAtMs: bigint(),
  lastUsedAtMs: bigint().rising(),
  idleExpiresAtMs: bigint().rising(),
  expiresAtMs: bigint(),
  // Not rising: by the clock of a process that is behind, the proof ends sooner.
  passwordProvenAtMs: bigint(),
  refreshEndedAtMs: bigint().nullable(),
  revokedAtMs: bigint().nullable(),
});

import type { Principal, Session } from '@mitako/core/engine';
import { bigint, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const principals = table<Principal>()('mitako_principals', {
  id: text(),
  role: text(),
  email: text(),
  name: text(),
  phoneMasked: text().nullable(),
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
  rotatedAtMs: bigint(),
  createdAtMs: bigint(),
  lastUsedAtMs: bigint(),
  idleExpiresAtMs: bigint(),
  expiresAtMs: bigint(),
  passwordProvenAtMs: bigint(),
  refreshEndedAtMs: bigint().nullable(),
  revokedAtMs: bigint().nullable(),
});

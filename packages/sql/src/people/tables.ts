import type { Factor, KnownDevice, Membership, Principal, RecoveryCode, Session } from '@mitako/core/engine';
import { anyId, bigint, bytes, id, integer, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const principals = table<Principal>()('mitako_principals', {
  id: anyId(),
  role: text(),
  encryptedEmail: text(),
  emailHash: text(),
  emailVerifiedAtMs: bigint().nullable(),
  emailBouncedAtMs: bigint().nullable(),
  encryptedName: text(),
  locale: text(),
  encryptedPhone: text().nullable(),
  phoneHash: text().nullable(),
  verifiedPhoneHash: text().nullable(),
  passwordHash: text(),
  factorsAtMs: bigint(),
  factorGraceAtMs: bigint(),
  hostEndedAtMs: bigint().rising(),
  pinHash: text().nullable(),
  pinFailures: integer(),
  pinLockedUntilMs: bigint().nullable(),
  pinLeaseToken: text().nullable(),
  pinLeaseEndsAtMs: bigint().nullable(),
  sandboxScenario: text().nullable(),
  tier: text(),
  frozenAtMs: bigint().nullable(),
  freezeReason: text().nullable(),
  createdAtMs: bigint(),
});

export const memberships = table<Membership>()(
  'mitako_memberships',
  {
    id: id('membership').fixed(),
    principalId: anyId().nullable(),
    merchantId: id('merchant').fixed().nullable(),
    role: text(),
    state: text(),
    encryptedInvitee: text().nullable(),
    inviteeHash: text().nullable(),
    notices: json(),
    offeredTo: text().nullable(),
    expiresAtMs: bigint().nullable(),
    createdAtMs: bigint().fixed(),
    removedAtMs: bigint().nullable(),
    version: integer(),
  },
  {
    // Unique: one of a person, and one invitation of an address, at a time.
    activeKey: text().computed(activeKey).nullable(),
    // Unique: one owner at a time.
    ownerKey: text().computed(ownerKey).nullable(),
  },
);

function activeKey({ state, merchantId, principalId, inviteeHash }: Membership): string | null {
  return state === 'removed' ? null : keyOfActive(merchantId, principalId ?? inviteeHash ?? '');
}

/** @param of a person, or an invited address by its hash */
export function keyOfActive(merchantId: string | null, of: string): string {
  return `${merchantId ?? 'operator'} ${of}`;
}

function ownerKey({ state, role, merchantId }: Membership): string | null {
  return state === 'active' && role === 'owner' ? merchantId : null;
}

export const sessions = table<Session>()('mitako_sessions', {
  id: id('device'),
  principalId: anyId(),
  membershipId: id('membership').nullable(),
  role: text(),
  method: text(),
  hostSessionHash: text().nullable(),
  deviceName: text(),
  generation: integer(),
  rotatedAtMs: bigint().rising(),
  createdAtMs: bigint(),
  lastUsedAtMs: bigint().rising(),
  idleExpiresAtMs: bigint().rising(),
  expiresAtMs: bigint(),
  // Not rising: by the clock of a process that is behind, the proof ends sooner.
  passwordProvenAtMs: bigint(),
  factorDueAtMs: bigint().nullable(),
  refreshEndedAtMs: bigint().nullable(),
  revokedAtMs: bigint().nullable(),
});

export const factors = table<Factor>()('mitako_factors', {
  id: id('factor').fixed(),
  principalId: anyId().fixed(),
  place: integer().fixed(),
  kind: text().fixed(),
  encryptedSecret: text().nullable().fixed(),
  credentialKey: bytes('base64url').nullable().fixed(),
  publicKey: bytes('base64url').nullable().fixed(),
  signCount: bigint(),
  name: text().nullable().fixed(),
  lastStep: bigint(),
  deviceName: text().fixed(),
  createdAtMs: bigint().fixed(),
  confirmedAtMs: bigint().nullable(),
  suspendedAtMs: bigint().nullable(),
});

export const recoveryCodes = table<RecoveryCode>()('mitako_recovery_codes', {
  principalId: anyId().fixed(),
  place: integer().fixed(),
  codeHash: text().fixed(),
  usedAtMs: bigint().nullable(),
});

export const knownDevices = table<KnownDevice>()('mitako_known_devices', {
  id: id('knownDevice').fixed(),
  principalId: anyId().fixed(),
  secretHash: bytes('hex').fixed(),
  name: text().fixed(),
  createdAtMs: bigint().fixed(),
  lastLoginAtMs: bigint(),
  trustedUntilMs: bigint(),
});

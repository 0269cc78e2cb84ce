import type { SomeDefinitions } from '../engine/change.ts';
import { ofAnyId } from '../engine/columns.ts';
import { computed } from '../engine/placeholder.ts';
import { atMost, not, nullOr, update } from '../engine/write.ts';
import { principals } from './tables.ts';

export const principalChanges = {
  'principal.set_pin': ({ one }) => [
    one(
      update(principals, ({ id, pinHash }) => ({
        set: { pinHash, pinFailures: 0, pinLockedUntilMs: null, pinLeaseToken: null, pinLeaseEndsAtMs: null },
        where: { id },
      })),
    ),
  ],

  'principal.set_password': ({ one }) => [
    one(update(principals, ({ id, passwordHash }) => ({ set: { passwordHash }, where: { id } }))),
  ],

  'principal.set_tier': ({ one }) => [one(update(principals, ({ id, tier }) => ({ set: { tier }, where: { id } })))],

  'principal.set_frozen': ({ one }) => [
    one(
      update(principals, ({ id, frozenAtMs, reason }) => ({
        set: { frozenAtMs, freezeReason: reason },
        where: { id },
      })),
    ),
  ],

  // A write, as `assert.password`.
  'assert.wallet': ({ one }) => [
    one(update(principals, ({ id, tier }) => ({ set: { tier }, where: { id, tier, frozenAtMs: null } }))),
  ],

  'principal.set_email': ({ one }) => [
    one(
      update(principals, ({ id, role, encryptedEmail, emailHash, nowMs }) => ({
        set: { encryptedEmail, emailHash, emailVerifiedAtMs: nowMs, emailBouncedAtMs: null },
        where: { id, role },
      })),
    ),
  ],

  'principal.note_bounce': ({ any }) => [
    any(
      update(principals, ({ role, emailHash, nowMs }) => ({
        set: { emailBouncedAtMs: nowMs },
        where: { role, emailHash },
      })),
    ),
  ],

  'principal.set_contact': ({ one }) => [
    one(
      update(principals, ({ id, encryptedName, encryptedPhone, phoneHash }) => ({
        set: { encryptedName, encryptedPhone, phoneHash, verifiedPhoneHash: null },
        where: { id },
      })),
    ),
  ],

  'principal.end_host': ({ one }) => [
    one(update(principals, ({ id, nowMs }) => ({ set: { hostEndedAtMs: nowMs }, where: { id } }))),
  ],

  'principal.set_locale': ({ one }) => [
    one(update(principals, ({ id, locale }) => ({ set: { locale }, where: { id } }))),
  ],

  'principal.verify_phone': ({ one, any }) => [
    any(
      update(principals, ({ id, role, phoneHash }) => ({
        set: { verifiedPhoneHash: null },
        where: { role, verifiedPhoneHash: phoneHash, id: not(id) },
      })),
    ),
    any(
      (db, { id, role, otherHashes }, dialect) =>
        db
          .updateTable('mitako_principals')
          .set({ verified_phone_hash: null })
          .where('role', '=', role)
          .where('id', '<>', ofAnyId(null, id))
          .where(
            dialect.isAmong(
              'verified_phone_hash',
              computed(otherHashes, (known) => JSON.stringify(known)),
            ),
          ),
      ({ otherHashes }) => otherHashes.length > 0,
    ),
    one(
      update(principals, ({ id, encryptedPhone, phoneHash }) => ({
        set: { encryptedPhone, phoneHash, verifiedPhoneHash: phoneHash },
        where: { id },
      })),
    ),
  ],

  'principal.verify_email': ({ one }) => [
    one(
      update(principals, ({ id, emailHash, nowMs }) => ({
        set: { emailVerifiedAtMs: nowMs, emailBouncedAtMs: null },
        where: { id, emailHash },
      })),
    ),
  ],

  // A write, as `assert.password`.
  'assert.email': ({ one }) => [
    one(update(principals, ({ id, emailHash }) => ({ set: { emailHash }, where: { id, emailHash } }))),
  ],

  // A write instead of a read: the row is locked until the commit, and concurrent changes are seen.
  'assert.password': ({ one }) => [
    one(
      update(principals, ({ id, passwordHash }) => ({
        set: { passwordHash },
        where: { id, passwordHash },
      })),
    ),
  ],

  // Parallel guesses wait for each other on this row; each rechecks the count it was decided on.
  'principal.count_pin': ({ one }) => [
    one(
      update(principals, ({ id, fromFailures, lockedUntilMs, nowMs, leaseToken, leaseEndsAtMs }) => ({
        set: { pinLockedUntilMs: lockedUntilMs, pinLeaseToken: leaseToken, pinLeaseEndsAtMs: leaseEndsAtMs },
        add: { pinFailures: 1 },
        where: {
          id,
          pinFailures: fromFailures,
          pinLockedUntilMs: nullOr(atMost(nowMs)),
          pinLeaseEndsAtMs: nullOr(atMost(nowMs)),
        },
      })),
    ),
  ],

  'principal.release_pin': ({ one }) => [
    one(
      update(principals, ({ id, leaseToken }) => ({
        set: { pinLeaseToken: null, pinLeaseEndsAtMs: null },
        where: { id, pinLeaseToken: leaseToken },
      })),
    ),
  ],

  'principal.uncount_pin': ({ one }) => [
    one(
      update(principals, ({ id, leaseToken, lockedUntilMs }) => ({
        set: { pinLockedUntilMs: lockedUntilMs, pinLeaseToken: null, pinLeaseEndsAtMs: null },
        subtract: { pinFailures: 1 },
        where: { id, pinLeaseToken: leaseToken },
      })),
    ),
  ],

  'principal.clear_pin_failures': ({ one }) => [
    one(
      update(principals, ({ id, pinHash, toPinHash }) => ({
        set: {
          pinHash: toPinHash,
          pinFailures: 0,
          pinLockedUntilMs: null,
          pinLeaseToken: null,
          pinLeaseEndsAtMs: null,
        },
        where: { id, pinHash, frozenAtMs: null },
      })),
    ),
  ],
} satisfies SomeDefinitions;

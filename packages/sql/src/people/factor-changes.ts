import type { SomeDefinitions } from '../engine/change.ts';
import { below, remove, update } from '../engine/write.ts';
import { factors, principals, recoveryCodes } from './tables.ts';

export const factorChanges = {
  // A write where nothing changes, too: the row is locked until the commit, as by `assert.password`.
  'principal.set_factors': ({ one }) => [
    one(update(principals, ({ id, from, to }) => ({ set: { factorsAtMs: to }, where: { id, factorsAtMs: from } }))),
  ],

  'principal.use_factor_grace': ({ one }) => [
    one(
      update(principals, ({ id, nowMs }) => ({ set: { factorGraceAtMs: nowMs }, where: { id, factorGraceAtMs: 0 } })),
    ),
  ],

  'factor.confirm': ({ one }) => [
    one(update(factors, ({ id, nowMs }) => ({ set: { confirmedAtMs: nowMs }, where: { id, confirmedAtMs: null } }))),
  ],

  'factor.use': ({ one }) => [
    one(update(factors, ({ id, step }) => ({ set: { lastStep: step }, where: { id, lastStep: below(step) } }))),
  ],

  'factor.use_passkey': ({ one }) => [
    one(
      update(factors, ({ id, signCount, below: limit }) => ({
        set: { signCount },
        where: { id, signCount: below(limit), suspendedAtMs: null },
      })),
    ),
  ],

  'factor.suspend': ({ one }) => [
    one(update(factors, ({ id, nowMs }) => ({ set: { suspendedAtMs: nowMs }, where: { id, suspendedAtMs: null } }))),
  ],

  'factor.delete': ({ one }) => [one(remove(factors, ({ id }) => ({ id })))],

  'factors.delete_unconfirmed': ({ any }) => [
    any(remove(factors, ({ principalId }) => ({ principalId, confirmedAtMs: null }))),
  ],

  'factors.delete': ({ any }) => [any(remove(factors, ({ principalId }) => ({ principalId })))],

  'recovery_code.use': ({ one }) => [
    one(
      update(recoveryCodes, ({ principalId, place, codeHash, nowMs }) => ({
        set: { usedAtMs: nowMs },
        where: { principalId, place, codeHash, usedAtMs: null },
      })),
    ),
  ],

  'recovery_codes.delete': ({ any }) => [any(remove(recoveryCodes, ({ principalId }) => ({ principalId })))],
} satisfies SomeDefinitions;

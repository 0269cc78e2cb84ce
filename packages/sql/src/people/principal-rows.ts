import type { Principal } from '@mitako/core';
import type { PrincipalsTable, RowOf } from '../tables.ts';
import type { Columns } from '../engine/columns.ts';

export const principalColumns: Columns<PrincipalsTable, Principal> = {
  id: (principal) => principal.id,
  role: (principal) => principal.role,
  email: (principal) => principal.email,
  name: (principal) => principal.name,
  phone: (principal) => principal.phone,
  password_hash: (principal) => principal.passwordHash,
  pin_hash: (principal) => principal.pinHash,
  pin_failures: (principal) => principal.pinFailures,
  pin_locked_until_ms: (principal) => principal.pinLockedUntilMs,
  sandbox_scenario: (principal) => principal.sandboxScenario,
  created_at_ms: (principal) => principal.createdAtMs,
  disabled_at_ms: (principal) => principal.disabledAtMs,
};

export function principalOf(row: RowOf<'mitako_principals'>): Principal {
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    name: row.name,
    phone: row.phone,
    passwordHash: row.password_hash,
    pinHash: row.pin_hash,
    pinFailures: row.pin_failures,
    pinLockedUntilMs: row.pin_locked_until_ms,
    sandboxScenario: row.sandbox_scenario,
    createdAtMs: row.created_at_ms,
    disabledAtMs: row.disabled_at_ms,
  };
}

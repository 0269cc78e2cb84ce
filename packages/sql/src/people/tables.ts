import type { Principal, Session } from '@mitako/core';

export interface PrincipalsTable {
  id: string;
  role: Principal['role'];
  email: string;
  name: string;
  phone: string | null;
  password_hash: string;
  pin_hash: string | null;
  pin_failures: number;
  pin_locked_until_ms: number | null;
  sandbox_scenario: Principal['sandboxScenario'];
  created_at_ms: number;
  disabled_at_ms: number | null;
}

export interface SessionsTable {
  id: string;
  principal_id: string;
  role: Session['role'];
  device_name: string;
  generation: number;
  rotated_at_ms: number;
  created_at_ms: number;
  last_used_at_ms: number;
  idle_expires_at_ms: number;
  expires_at_ms: number;
  password_proven_at_ms: number;
  refresh_ended_at_ms: number | null;
  revoked_at_ms: number | null;
}

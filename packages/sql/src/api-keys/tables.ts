import type { Flag } from '../engine/flag.ts';

export interface ApiKeysTable {
  id: string;
  merchant_id: string;
  livemode: Flag;
  name: string;
  scopes: string;
  hash: string;
  hint: string;
  created_at_ms: number;
  expires_at_ms: number | null;
  revoked_at_ms: number | null;
  last_used_at_ms: number | null;
}

export interface OperatorKeysTable {
  id: string;
  name: string;
  hash: string;
  created_at_ms: number;
  revoked_at_ms: number | null;
}

export interface SigningKeysTable {
  id: string;
  public_jwk: string;
  encrypted_private_jwk: string;
  created_at_ms: number;
  retired_at_ms: number | null;
}

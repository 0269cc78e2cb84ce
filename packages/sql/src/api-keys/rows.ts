import type { ApiKey, OperatorKey, Session, SigningKey } from '@mitako/core';
import type { ApiKeysTable, OperatorKeysTable, RowOf, SessionsTable, SigningKeysTable } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

export const sessionColumns: Columns<SessionsTable, Session> = {
  id: (session) => session.id,
  principal_id: (session) => session.principalId,
  role: (session) => session.role,
  device_name: (session) => session.deviceName,
  generation: (session) => session.generation,
  rotated_at_ms: (session) => session.rotatedAtMs,
  created_at_ms: (session) => session.createdAtMs,
  last_used_at_ms: (session) => session.lastUsedAtMs,
  idle_expires_at_ms: (session) => session.idleExpiresAtMs,
  expires_at_ms: (session) => session.expiresAtMs,
  password_proven_at_ms: (session) => session.passwordProvenAtMs,
  refresh_ended_at_ms: (session) => session.refreshEndedAtMs,
  revoked_at_ms: (session) => session.revokedAtMs,
};

export function sessionOf(row: RowOf<'mitako_sessions'>): Session {
  return {
    id: row.id,
    principalId: row.principal_id,
    role: row.role,
    deviceName: row.device_name,
    generation: row.generation,
    rotatedAtMs: row.rotated_at_ms,
    createdAtMs: row.created_at_ms,
    lastUsedAtMs: row.last_used_at_ms,
    idleExpiresAtMs: row.idle_expires_at_ms,
    expiresAtMs: row.expires_at_ms,
    passwordProvenAtMs: row.password_proven_at_ms,
    refreshEndedAtMs: row.refresh_ended_at_ms,
    revokedAtMs: row.revoked_at_ms,
  };
}

export const apiKeyColumns: Columns<ApiKeysTable, ApiKey> = {
  id: (key) => key.id,
  merchant_id: (key) => key.merchantId,
  livemode: (key) => flag(key.livemode),
  name: (key) => key.name,
  scopes: (key) => JSON.stringify(key.scopes),
  hash: (key) => key.hash,
  hint: (key) => key.hint,
  created_at_ms: (key) => key.createdAtMs,
  expires_at_ms: (key) => key.expiresAtMs,
  revoked_at_ms: (key) => key.revokedAtMs,
  last_used_at_ms: (key) => key.lastUsedAtMs,
};

export function apiKeyOf(row: RowOf<'mitako_api_keys'>): ApiKey {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    livemode: truth(row.livemode),
    name: row.name,
    scopes: JSON.parse(row.scopes) as ApiKey['scopes'],
    hash: row.hash,
    hint: row.hint,
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms,
    revokedAtMs: row.revoked_at_ms,
    lastUsedAtMs: row.last_used_at_ms,
  };
}

export const operatorKeyColumns: Columns<OperatorKeysTable, OperatorKey> = {
  id: (key) => key.id,
  name: (key) => key.name,
  hash: (key) => key.hash,
  created_at_ms: (key) => key.createdAtMs,
  revoked_at_ms: (key) => key.revokedAtMs,
};

export function operatorKeyOf(row: RowOf<'mitako_operator_keys'>): OperatorKey {
  return {
    id: row.id,
    name: row.name,
    hash: row.hash,
    createdAtMs: row.created_at_ms,
    revokedAtMs: row.revoked_at_ms,
  };
}

export const signingKeyColumns: Columns<SigningKeysTable, SigningKey> = {
  id: (key) => key.id,
  public_jwk: (key) => key.publicJwk,
  encrypted_private_jwk: (key) => key.encryptedPrivateJwk,
  created_at_ms: (key) => key.createdAtMs,
  retired_at_ms: (key) => key.retiredAtMs,
};

export function signingKeyOf(row: RowOf<'mitako_signing_keys'>): SigningKey {
  return {
    id: row.id,
    publicJwk: row.public_jwk,
    encryptedPrivateJwk: row.encrypted_private_jwk,
    createdAtMs: row.created_at_ms,
    retiredAtMs: row.retired_at_ms,
  };
}

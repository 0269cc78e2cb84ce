import type { ApiKey, OperatorKey, SigningKey } from '@mitako/core/engine';
import { bigint, flag, id, json, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const apiKeys = table<ApiKey>()(
  'mitako_api_keys',
  {
    id: id('apiKey'),
    merchantId: id('merchant'),
    livemode: flag(),
    name: text(),
    scopes: json(),
    allowedFrom: json(),
    hash: text(),
    hint: text(),
    createdAtMs: bigint(),
    expiresAtMs: bigint().nullable(),
    graceEndsAtMs: bigint().nullable(),
    revokedAtMs: bigint().nullable(),
    lastUsedAtMs: bigint().nullable(),
  },
  {
    // The end that comes first, so that an index finds the keys that are active, beside any number that are not.
    activeUntilMs: bigint().computed(activeUntilMs),
  },
);

function activeUntilMs({ expiresAtMs, graceEndsAtMs, revokedAtMs }: ApiKey): number {
  if (revokedAtMs !== null) return 0;
  return Math.min(expiresAtMs ?? Number.MAX_SAFE_INTEGER, graceEndsAtMs ?? Number.MAX_SAFE_INTEGER);
}

export const operatorKeys = table<OperatorKey>()('mitako_operator_keys', {
  id: id('operatorKey'),
  name: text(),
  role: text(),
  allowedFrom: json(),
  hash: text(),
  hint: text(),
  createdAtMs: bigint(),
  expiresAtMs: bigint().nullable(),
  revokedAtMs: bigint().nullable(),
  lastUsedAtMs: bigint().nullable(),
});

export const signingKeys = table<SigningKey>()('mitako_signing_keys', {
  id: text(),
  publicJwk: text(),
  encryptedPrivateJwk: text(),
  createdAtMs: bigint(),
  retiredAtMs: bigint().nullable(),
});

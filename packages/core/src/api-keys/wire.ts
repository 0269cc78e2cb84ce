import type { ApiKey as WireApiKey } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { ApiKey } from '../model.ts';
import { endOf } from './end-of.ts';

export function apiKeyToWire(apiKey: ApiKey): WireApiKey {
  return {
    id: apiKey.id,
    name: apiKey.name,
    livemode: apiKey.livemode,
    scopes: apiKey.scopes,
    allowed_from: apiKey.allowedFrom,
    hint: apiKey.hint,
    created_at: timestamp(apiKey.createdAtMs),
    expires_at: timestampOrNull(endOf(apiKey)),
    revoked_at: timestampOrNull(apiKey.revokedAtMs),
    last_used_at: timestampOrNull(apiKey.lastUsedAtMs),
  };
}

import { z } from 'zod';
import { widening } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { setOf } from '../basics/sets.ts';
import { optionalIdempotencyKey, timestamp, nameText } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import {
  type ApiKey,
  type ApiKeyCreate,
  type ApiKeyCreateParams,
  type ApiKeyRoll,
  type ApiKeyRollParams,
  type ApiKeyWithSecret,
  type OperatorKey,
  type OperatorKeyCreateParams,
  SCOPES,
} from './types.ts';

const scopes = setOf(z.enum(SCOPES), SCOPES.length).min(1);

const apiKeyFields = {
  id: z.string(),
  name: z.string(),
  livemode: z.boolean(),
  scopes,
  hint: z.string(),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  revoked_at: timestamp.nullable(),
  last_used_at: timestamp.nullable(),
};

export const apiKey = typed<ApiKey>()(z.object(apiKeyFields).meta({ id: 'ApiKey' }));

export const apiKeyWithSecret = typed<ApiKeyWithSecret>()(
  z.object({ ...apiKeyFields, secret: z.string() }).meta({ id: 'ApiKeyWithSecret' }),
);

const expiresIn = z.int().min(60).max(315_360_000);

export const apiKeyCreateParams = typedBody<ApiKeyCreate, ApiKeyCreateParams>()(
  z.strictObject({
    name: nameText(120),
    livemode: z.boolean(),
    scopes: widening(scopes).default([...SCOPES]),
    expires_in: widening(expiresIn).describe('Seconds. Default: the key never expires.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const operatorKey = typed<OperatorKey>()(
  z
    .object({
      id: z.string(),
      name: z.string(),
      hint: z.string(),
      created_at: timestamp,
      expires_at: timestamp.nullable(),
      revoked_at: timestamp.nullable(),
      last_used_at: timestamp.nullable(),
    })
    .meta({ id: 'OperatorKey' }),
);

export const operatorKeyCreateParams = typed<OperatorKeyCreateParams>()(
  z.strictObject({ name: nameText(120), expires_in: widening(expiresIn) }),
);

/** How long the old key or secret stays valid beside its successor. */
export const graceSeconds = widening(z.int().min(0).max(LIMITS.rotationGraceSecondsMax));

export const apiKeyRollParams = typedBody<ApiKeyRoll, ApiKeyRollParams>()(
  z.strictObject({
    grace_seconds: graceSeconds.default(0).describe('How long the old key stays valid, in seconds, 0 … 604 800.'),
    expires_in: widening(expiresIn).describe(
      'Seconds. Default: the new key expires when the old one would have. Required for a key that has expired.',
    ),
    idempotency_key: optionalIdempotencyKey,
  }),
);

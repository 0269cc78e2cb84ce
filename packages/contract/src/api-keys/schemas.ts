import { z } from 'zod';
import { widening } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import { createdAt, livemode } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { setOf } from '../basics/sets.ts';
import { comparedText, nameText, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { STAFF_ROLES } from '../people/values.ts';
import { SCOPES } from './values.ts';
import type * as types from './types.ts';

const scopes = setOf(z.enum(SCOPES), SCOPES.length).min(1);

/** Addresses and CIDR blocks; the engine rejects what is none. */
export const allowedFrom = setOf(comparedText(43, 2), LIMITS.networksMax).describe(
  'Addresses and CIDR blocks that it is accepted from, at most 20; empty: from everywhere.',
);

const apiKeyFields = {
  id: z.string().describe('`key_…`'),
  name: z.string().describe('Name that people read.'),
  livemode,
  scopes: scopes.describe('What the key may do.'),
  allowed_from: allowedFrom,
  hint: z.string().describe('Prefix and last four characters, `svc_test_…9fQ2`.'),
  created_at: createdAt,
  expires_at: timestamp.nullable().describe('When it expires; null: never.'),
  revoked_at: timestamp.nullable().describe('When it was revoked; null unless it was.'),
  last_used_at: timestamp.nullable().describe('When it was last used; null: never.'),
};

/** A secret API key without its secret. */
export const apiKey = typed<types.ApiKey>('ApiKey').component(apiKeyFields);

/** Shown once, when the key is created. */
export const apiKeyWithSecret = typed<types.ApiKeyWithSecret>('ApiKeyWithSecret').component({
  ...apiKeyFields,
  secret: z.string().describe('Shown now and never again: keep it.'),
});

const expiresIn = z.int().min(60).max(315_360_000);

export const apiKeyCreateParams = typedBody<types.ApiKeyCreateParams, types.ApiKeyCreate>(
  'ApiKeyCreateParams',
  'ApiKeyCreate',
).object({
  name: nameText(120).describe('So that you know it again, at most 100 characters.'),
  livemode,
  scopes: widening(scopes)
    .default([...SCOPES])
    .describe('Default: all scopes.'),
  expires_in: widening(expiresIn).describe('Seconds, 60 … 315 360 000. Default: the key never expires.'),
});

const operatorKeyFields = {
  id: z.string().describe('`opk_…`'),
  name: z.string().describe('Name that people read.'),
  role: z.enum(STAFF_ROLES).describe('What the key may do. `monitor` reads health and metrics alone.'),
  allowed_from: allowedFrom,
  hint: z.string().describe('Prefix and last four characters, `svc_operator_…9fQ2`.'),
  created_at: createdAt,
  expires_at: timestamp.nullable().describe('When it expires; null: never.'),
  revoked_at: timestamp.nullable().describe('When it was revoked; null unless it was.'),
  last_used_at: timestamp.nullable().describe('When it was last used; null: never.'),
};

/** A key of the operator, without its secret. */
export const operatorKey = typed<types.OperatorKey>('OperatorKey').component(operatorKeyFields);

/** Shown once, when the key is created. */
export const operatorKeyWithSecret = typed<types.OperatorKeyWithSecret>('OperatorKeyWithSecret').component({
  ...operatorKeyFields,
  secret: z.string().describe('Shown now and never again: keep it.'),
});

export const operatorKeyCreateParams = typedBody<types.OperatorKeyCreateParams, types.OperatorKeyCreate>(
  'OperatorKeyCreateParams',
  'OperatorKeyCreate',
).object({
  name: nameText(120).describe('Name that people read.'),
  role: widening(z.enum(STAFF_ROLES))
    .default('administrator')
    .describe('What the key may do. Default: `administrator`, everything.'),
  expires_in: widening(expiresIn).describe('Seconds, 60 … 315 360 000. Default: the key never expires.'),
});

export const keyAddressesParams = typedBody<types.KeyAddressesParams>('KeyAddressesParams').object({
  allowed_from: allowedFrom,
});

/** How long the old key or secret stays valid beside its successor. */
export const graceSeconds = widening(z.int().min(0).max(LIMITS.rotationGraceSecondsMax));

export const apiKeyRollParams = typedBody<types.ApiKeyRollParams, types.ApiKeyRoll>(
  'ApiKeyRollParams',
  'ApiKeyRoll',
).object({
  grace_seconds: graceSeconds.default(0).describe('How long the old key stays valid, 0 … 604 800 seconds. Default: 0.'),
  expires_in: widening(expiresIn).describe(
    'Lifetime of the new key in seconds. Default: the new key expires when the old one would have. Required for a key that has expired.',
  ),
});

export const operatorKeyRenameParams = typedBody<types.OperatorKeyRenameParams>('OperatorKeyRenameParams').object({
  name: nameText(120).describe('Name that people read.'),
});

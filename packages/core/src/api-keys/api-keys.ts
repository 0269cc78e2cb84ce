import { type DataOf, routes } from '@mitako/contract';
import { LIMITS, type Scope } from '@mitako/contract/names';
import { apiKeyPrefix, formatKey, keyHint } from './format.ts';
import type { Context } from '../context.ts';
import { GatewayError, invalidField } from '../errors.ts';
import { requireLiveRole } from '../kernel/authorise.ts';
import { merchantOf } from '../kernel/callers.ts';
import { deciding, type ReadOperation, refuse, type WriteOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { type Done, succeeded } from '../kernel/result.ts';
import { merchantById } from '../merchants/merchant-by-id.ts';
import { ownMerchant } from '../merchants/profile.ts';
import type { ApiKey } from '../model.ts';
import { tellManagers } from '../notices/tell-members.ts';
import { validNetworks } from './networks.ts';
import { apiKeyToWire } from './wire.ts';
import type { Change } from '../ports/changes.ts';

/** Creates a key. Only this response contains the secret; a live key requires an approved KYC. */
export const createApiKey: WriteOperation<'createApiKey'> = {
  requiresRecentAuth: ({ body }) => body.livemode,
  // A key that is hashed under another root secret than the server's would never be found again.
  async decide(context, request) {
    const { livemode } = request.body;
    requireLiveRole(request.caller, routes.createApiKey.auth, livemode);
    const merchant = await ownMerchant(context, request.caller);
    const { name, scopes, expires_in } = request.body;
    if (livemode && merchant.kycStatus !== 'approved') {
      return refuse('KYC_REQUIRED', { kyc_status: merchant.kycStatus });
    }
    const made = newApiKey(context, {
      merchantId: merchant.id,
      livemode,
      name,
      scopes,
      expiresAtMs: expires_in === undefined ? null : context.clock.now() + expires_in * 1000,
    });
    return {
      changes: [...insertOneMore(made.apiKey), ...(await tellOfLiveKey(context, made.apiKey))],
      answer: madeAnswer(made),
    };
  },
};

export const listApiKeys: ReadOperation<'listApiKeys'> = async (context, request) => {
  const { merchantId } = merchantOf(request.caller);
  const keys = await context.store.read.apiKeys(merchantId, pageRequest(request.query, 'apiKey'));
  return pageAnswer('api_keys', keys, request.query.limit, apiKeyToWire);
};

export const getApiKey: ReadOperation<'getApiKey'> = async (context, request) => {
  const key = await ownKey(context, request.parameters.key_id, merchantOf(request.caller).merchantId);
  return succeeded(200, { api_key: apiKeyToWire(key) });
};

/**
 * Creates a successor with the same name, mode, scopes and expiry, or with a new expiry. The old key expires after the grace
 * period, or earlier by itself.
 */
export const rollApiKey: WriteOperation<'rollApiKey', ApiKey> = {
  first: (context, request) => ownKey(context, request.parameters.key_id, merchantOf(request.caller).merchantId),
  // The mode of a key never changes, and a stored response shows its successor.
  requiresRecentAuth: (_request, { livemode }) => livemode,
  async decide(context, request) {
    const { merchantId } = merchantOf(request.caller);
    const old = await ownKey(context, request.parameters.key_id, merchantId);
    requireLiveRole(request.caller, routes.rollApiKey.auth, old.livemode);
    const nowMs = context.clock.now();
    if (old.revokedAtMs !== null) return refuse('API_KEY_REVOKED');
    const expiresIn = request.body?.expires_in;
    if (expiresIn === undefined && old.expiresAtMs !== null && old.expiresAtMs <= nowMs) {
      throw invalidField('expires_in', 'required', 'must be given for a key that has expired');
    }
    const made = newApiKey(context, {
      ...old,
      expiresAtMs: expiresIn === undefined ? old.expiresAtMs : nowMs + expiresIn * 1000,
    });
    const graceMs = (request.body?.grace_seconds ?? 0) * 1000;
    return {
      changes: [
        // Of two concurrent rolls one finds the key changed: with a grace period both successors stay valid, without
        // one the first roll ends the key.
        graceMs === 0
          ? { type: 'api_key.revoke', id: old.id, merchantId, nowMs }
          : { type: 'api_key.end_after_grace', id: old.id, graceEndsAtMs: nowMs + graceMs },
        ...insertOneMore(made.apiKey),
        ...(await tellOfLiveKey(context, made.apiKey)),
      ],
      answer: madeAnswer(made),
      audit: { livemode: old.livemode },
    };
  },
};

/** Binds a key to networks: from elsewhere it is rejected from the next call on, in every process. */
export const setKeyAddresses = deciding<'setKeyAddresses'>(
  async (context, { caller, parameters, body: { allowed_from: allowedFrom } }) => {
    const key = await ownKey(context, parameters.key_id, merchantOf(caller).merchantId);
    requireLiveRole(caller, routes.setKeyAddresses.auth, key.livemode);
    if (key.revokedAtMs !== null) return refuse('API_KEY_REVOKED');
    return {
      changes: [{ type: 'api_key.allow_from', id: key.id, allowedFrom: validNetworks(allowedFrom) }],
      answer: succeeded(200, { api_key: apiKeyToWire({ ...key, allowedFrom }) }),
      audit: { livemode: key.livemode },
    };
  },
);

/** Revokes a key at once, for every process. */
export const revokeApiKey = deciding<'revokeApiKey'>(async (context, request) => {
  const { merchantId } = merchantOf(request.caller);
  const { id, livemode, revokedAtMs } = await ownKey(context, request.parameters.key_id, merchantId);
  const answer = succeeded(200, { deleted: true, id });
  if (revokedAtMs !== null) return { changes: [], answer };
  return {
    changes: [{ type: 'api_key.revoke', id, merchantId, nowMs: context.clock.now() }],
    answer,
    audit: { livemode },
  };
});

/** Whoever has a live key can take payments and refund them: the owner and the administrators are told of each. */
async function tellOfLiveKey(
  context: Context,
  { id, merchantId, livemode, name, createdAtMs }: ApiKey,
): Promise<readonly Change[]> {
  if (!livemode || context.channels.mail === null) return [];
  const { name: shop } = await merchantById(context, merchantId);
  const values = { shop, livemode, key: name, atMs: createdAtMs };
  return tellManagers(context, merchantId, { kind: 'live_key_created', cause: id, values });
}

function insertOneMore(apiKey: ApiKey): readonly Change[] {
  const { merchantId, livemode, createdAtMs: nowMs } = apiKey;
  return [
    { type: 'assert.api_keys_below', merchantId, livemode, limit: LIMITS.apiKeysMax, nowMs },
    { type: 'api_key.insert', apiKey },
  ];
}

/** A new key and its secret. `secret` uses random characters unless some are given (seeds derive theirs). */
export function newApiKey(
  context: Context,
  input: {
    readonly merchantId: string;
    readonly livemode: boolean;
    readonly name: string;
    readonly scopes: readonly Scope[];
    readonly allowedFrom?: readonly string[];
    readonly expiresAtMs: number | null;
  },
  secret: string = formatKey(apiKeyPrefix(input.livemode), context.ids.secret(30)),
): { readonly apiKey: ApiKey; readonly secret: string } {
  return {
    secret,
    apiKey: {
      id: context.ids.next('apiKey', input.merchantId),
      merchantId: input.merchantId,
      livemode: input.livemode,
      name: input.name,
      scopes: input.scopes,
      allowedFrom: input.allowedFrom ?? [],
      hash: context.keyring.hashKey(secret),
      hint: keyHint(secret),
      createdAtMs: context.clock.now(),
      expiresAtMs: input.expiresAtMs,
      graceEndsAtMs: null,
      revokedAtMs: null,
      lastUsedAtMs: null,
    },
  };
}

function madeAnswer(made: { readonly apiKey: ApiKey; readonly secret: string }): Done<DataOf<'createApiKey'>> {
  return succeeded(201, { api_key: { ...apiKeyToWire(made.apiKey), secret: made.secret } });
}

async function ownKey(context: Context, id: string, merchantId: string): Promise<ApiKey> {
  const key = await context.store.read.apiKeyById(id);
  if (key === null || key.merchantId !== merchantId) throw new GatewayError('API_KEY_NOT_FOUND');
  return key;
}

import { OPERATOR_KEY_PREFIX, type OperatorKey as WireOperatorKey } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { deciding, type ReadOperation, refuse, type WriteOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { OperatorKey } from '../model.ts';
import { validNetworks } from './networks.ts';
import { formatKey, keyHint } from './format.ts';

/** Makes an operator key. The secret is in this answer and nowhere else. */
export const createOperatorKey = deciding<'createOperatorKey'>((context, { body: { name, role, expires_in } }) => {
  const secret = formatKey(OPERATOR_KEY_PREFIX, context.ids.secret(30));
  const expiresAtMs = expires_in === undefined ? null : context.clock.now() + expires_in * 1000;
  const operatorKey = newOperatorKey(context, { name, role, secret, expiresAtMs });
  return {
    changes: [{ type: 'operator_key.insert', operatorKey }],
    answer: succeeded(201, { operator_key: { ...operatorKeyToWire(operatorKey), secret } }),
  };
});

export const listOperatorKeys: ReadOperation<'listOperatorKeys'> = async (context, { query }) => {
  const keys = await context.store.read.operatorKeys(pageRequest(query, 'operatorKey'));
  return pageAnswer('operator_keys', keys, query.limit, operatorKeyToWire);
};

export const getOperatorKey: ReadOperation<'getOperatorKey'> = async (context, { parameters: { key_id: id } }) => {
  const key = await context.store.read.operatorKeyById(id);
  if (key === null) throw new GatewayError('API_KEY_NOT_FOUND');
  return succeeded(200, { operator_key: operatorKeyToWire(key) });
};

export const renameOperatorKey: WriteOperation<'renameOperatorKey'> = {
  unwitnessed: 'repeat',
  async decide(context, { parameters: { key_id: id }, body: { name } }) {
    const key = await context.store.read.operatorKeyById(id);
    if (key === null) return refuse('API_KEY_NOT_FOUND');
    if (key.revokedAtMs !== null) return refuse('API_KEY_REVOKED');
    return {
      changes: [{ type: 'operator_key.rename', id, name }],
      answer: succeeded(200, { operator_key: operatorKeyToWire({ ...key, name }) }),
    };
  },
};

/** As `setKeyAddresses`. */
export const setOperatorKeyAddresses = deciding<'setOperatorKeyAddresses'>(
  async (context, { parameters: { key_id: id }, body: { allowed_from: allowedFrom } }) => {
    const key = await context.store.read.operatorKeyById(id);
    if (key === null) return refuse('API_KEY_NOT_FOUND');
    if (key.revokedAtMs !== null) return refuse('API_KEY_REVOKED');
    return {
      changes: [{ type: 'operator_key.allow_from', id, allowedFrom: validNetworks(allowedFrom) }],
      answer: succeeded(200, { operator_key: operatorKeyToWire({ ...key, allowedFrom }) }),
    };
  },
);

/** Revokes a key at once, for every process. A second time changes nothing. */
export const revokeOperatorKey = deciding<'revokeOperatorKey'>(async (context, { parameters: { key_id: id } }) => {
  const key = await context.store.read.operatorKeyById(id);
  if (key === null) return refuse('API_KEY_NOT_FOUND');
  return {
    changes: key.revokedAtMs === null ? [{ type: 'operator_key.revoke', id, nowMs: context.clock.now() }] : [],
    answer: succeeded(200, { deleted: true, id }),
  };
});

export function newOperatorKey(
  context: Context,
  input: Pick<OperatorKey, 'name' | 'role' | 'expiresAtMs'> & { readonly secret: string },
): OperatorKey {
  return {
    id: context.ids.next('operatorKey'),
    name: input.name,
    role: input.role,
    allowedFrom: [],
    hash: context.keyring.hashKey(input.secret),
    hint: keyHint(input.secret),
    createdAtMs: context.clock.now(),
    expiresAtMs: input.expiresAtMs,
    revokedAtMs: null,
    lastUsedAtMs: null,
  };
}

function operatorKeyToWire(key: OperatorKey): WireOperatorKey {
  return {
    id: key.id,
    name: key.name,
    role: key.role,
    allowed_from: key.allowedFrom,
    hint: key.hint,
    created_at: timestamp(key.createdAtMs),
    expires_at: timestampOrNull(key.expiresAtMs),
    revoked_at: timestampOrNull(key.revokedAtMs),
    last_used_at: timestampOrNull(key.lastUsedAtMs),
  };
}

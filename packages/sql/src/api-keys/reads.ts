import { SESSIONS_MAX, type StoreReads } from '@mitako/core/engine';
import { key, prefixed } from '../engine/joined.ts';
import { partOf } from '../engine/table.ts';
import { ofField } from '../engine/write.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { apiKeys, operatorKeys, signingKeys } from './tables.ts';
import { principals, sessions } from '../people/tables.ts';

const principalPart = partOf(principals, 'principal__');

export function createCredentialReads(
  reader: Reader,
): Pick<
  StoreReads,
  | 'apiKeyByHash'
  | 'apiKeyById'
  | 'apiKeys'
  | 'operatorKeyByHash'
  | 'operatorKeyById'
  | 'operatorKeys'
  | 'sessionById'
  | 'sessions'
  | 'signingKeys'
> {
  const apiKeyByHash = reader.lookUp((db, hash: string) =>
    db
      .selectFrom('mitako_api_keys as api_key')
      .innerJoin('mitako_merchants as merchant', 'merchant.id', 'api_key.merchant_id')
      .selectAll('api_key')
      .select(['merchant.kyc_status', 'merchant.suspended_at_ms'])
      .where('api_key.hash', '=', key(ofField(apiKeys, 'hash', hash))),
  );
  const sessionById = reader.lookUp((db, id: string) =>
    db
      .selectFrom('mitako_sessions as session')
      .innerJoin('mitako_principals as principal', 'principal.id', 'session.principal_id')
      .selectAll('session')
      .select(prefixed(principals, 'principal', 'principal__'))
      .where('session.id', '=', key(ofField(sessions, 'id', id))),
  );
  const operatorKeyByHash = reader.lookUp((db, hash: string) =>
    db
      .selectFrom('mitako_operator_keys')
      .selectAll()
      .where('hash', '=', ofField(operatorKeys, 'hash', hash)),
  );

  return {
    apiKeyByHash: (hash) =>
      oneOf(apiKeyByHash(hash), (row) => ({
        apiKey: apiKeys.fromRow(row),
        merchant: { id: row.merchant_id, kycStatus: row.kyc_status, suspendedAtMs: row.suspended_at_ms },
      })),

    apiKeyById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_api_keys').selectAll().where('id', '=', id)),
        apiKeys.fromRow,
      ),

    apiKeys: (merchantId, page) =>
      allOf(
        reader.rows((db) =>
          paged(db.selectFrom('mitako_api_keys').selectAll().where('merchant_id', '=', merchantId), page),
        ),
        apiKeys.fromRow,
      ),

    operatorKeyByHash: (hash) => oneOf(operatorKeyByHash(hash), operatorKeys.fromRow),

    operatorKeyById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_operator_keys').selectAll().where('id', '=', id)),
        operatorKeys.fromRow,
      ),

    operatorKeys: (page) =>
      allOf(
        reader.rows((db) => paged(db.selectFrom('mitako_operator_keys').selectAll(), page)),
        operatorKeys.fromRow,
      ),

    sessionById: (id) =>
      oneOf(sessionById(id), (row) => ({ session: sessions.fromRow(row), principal: principalPart(row) })),

    sessions: (principalId, nowMs) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_sessions')
            .selectAll()
            .where('principal_id', '=', principalId)
            .where('refresh_ended_at_ms', 'is', null)
            .where('revoked_at_ms', 'is', null)
            .where('idle_expires_at_ms', '>', nowMs)
            .where('expires_at_ms', '>', nowMs)
            .orderBy('created_at_ms', 'desc')
            .orderBy('id', 'desc')
            .limit(SESSIONS_MAX),
        ),
        sessions.fromRow,
      ),

    signingKeys: () =>
      allOf(
        reader.rows((db) =>
          db.selectFrom('mitako_signing_keys').selectAll().orderBy('created_at_ms', 'desc').orderBy('id', 'desc'),
        ),
        signingKeys.fromRow,
      ),
  };
}

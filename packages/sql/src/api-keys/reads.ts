import { idIn } from '../engine/columns.ts';
import type { KeyReads } from '@mitako/core/engine';
import { oneOf, type Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { ofField } from '../engine/write.ts';
import { apiKeys, operatorKeys, signingKeys } from './tables.ts';

export function createKeyReads(reader: Reader): KeyReads {
  const operators = rowsOf(reader, operatorKeys);
  const apiKeyByHash = reader.lookUp((db, hash: string) =>
    db
      .selectFrom('mitako_api_keys as api_key')
      .innerJoin('mitako_merchants as merchant', 'merchant.id', 'api_key.merchant_id')
      .selectAll('api_key')
      .select(['merchant.kyc_status', 'merchant.suspended_at_ms'])
      .where('api_key.hash', '=', ofField(apiKeys, 'hash', hash)),
  );
  return {
    apiKeyByHash: (hash) =>
      oneOf(apiKeyByHash(hash), (row) => ({
        apiKey: apiKeys.fromRow(row),
        merchant: {
          id: idIn('merchant', row.merchant_id),
          kycStatus: row.kyc_status,
          suspendedAtMs: row.suspended_at_ms,
        },
      })),

    apiKeys: (merchantId, page) => rowsOf(reader, apiKeys).list(page, { merchantId }),
    operatorKeyByHash: operators.lookUpBy('hash'),
    operatorKeys: (page) => operators.list(page),
    signingKeys: () =>
      rowsOf(reader, signingKeys).all((all) => all.orderBy('created_at_ms', 'desc').orderBy('id', 'desc')),
  };
}

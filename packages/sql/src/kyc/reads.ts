import type { StoreReads } from '@mitako/core/engine';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { kycSubmissions } from './tables.ts';

export function createKycReads(reader: Reader): Pick<StoreReads, 'kycSubmissions' | 'lastKycSubmission'> {
  return {
    kycSubmissions: (merchantId, page) =>
      allOf(
        reader.rows((db) =>
          paged(db.selectFrom('mitako_kyc_submissions').selectAll().where('merchant_id', '=', merchantId), page),
        ),
        kycSubmissions.fromRow,
      ),

    lastKycSubmission: (merchantId) =>
      oneOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_kyc_submissions')
            .selectAll()
            .where('merchant_id', '=', merchantId)
            .where('replaced_at_ms', 'is', null),
        ),
        kycSubmissions.fromRow,
      ),
  };
}

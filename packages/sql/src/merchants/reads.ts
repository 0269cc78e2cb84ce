import { ofId } from '../engine/columns.ts';
import type { MerchantReads } from '@mitako/core/engine';
import { oneOf, type Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { kycSubmissions, logos, merchants } from './tables.ts';

export function createMerchantReads(reader: Reader): MerchantReads {
  const rows = rowsOf(reader, merchants);
  const submissions = rowsOf(reader, kycSubmissions);
  // Merchants may have the same picture.
  const logoById = reader.prepared((db, id: string) =>
    db.selectFrom('mitako_logos').selectAll().where('id', '=', id).limit(1),
  );
  return {
    ownMerchant: () => rows.one((all) => all.where('own', '=', 1)),
    merchants: ({ kycStatus }, page) => rows.list(page, { kycStatus }),
    kycSubmissions: (merchantId, page) => submissions.list(page, { merchantId }),
    lastKycSubmission: (merchantId) =>
      submissions.one((all) =>
        all.where('merchant_id', '=', ofId('merchant', merchantId)).where('replaced_at_ms', 'is', null),
      ),
    logoById: (id) => oneOf(logoById(id), logos.fromRow),
  };
}

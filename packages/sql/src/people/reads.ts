import type { StoreReads } from '@mitako/core/engine';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { ofField } from '../engine/write.ts';
import { logos, merchants } from '../merchants/tables.ts';
import { principals } from './tables.ts';

export function createPrincipalReads(
  reader: Reader,
): Pick<
  StoreReads,
  | 'principalByEmail'
  | 'principalById'
  | 'principalsByIds'
  | 'principalsByPhone'
  | 'principals'
  | 'merchantById'
  | 'merchantsByIds'
  | 'merchants'
  | 'logoById'
> {
  const principalById = reader.lookUp((db, id: string) =>
    db
      .selectFrom('mitako_principals')
      .selectAll()
      .where('id', '=', ofField(principals, 'id', id)),
  );
  const merchantById = reader.lookUp((db, id: string) =>
    db
      .selectFrom('mitako_merchants')
      .selectAll()
      .where('id', '=', ofField(merchants, 'id', id)),
  );
  // Merchants may have the same picture.
  const logoById = reader.prepared((db, id: string) =>
    db.selectFrom('mitako_logos').selectAll().where('id', '=', id).limit(1),
  );

  return {
    principalByEmail: (role, emailHash) =>
      oneOf(
        reader.rows((db) =>
          db.selectFrom('mitako_principals').selectAll().where('role', '=', role).where('email_hash', '=', emailHash),
        ),
        principals.fromRow,
      ),

    principalById: (id) => oneOf(principalById(id), principals.fromRow),

    principalsByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_principals').selectAll().where('id', 'in', ids)),
            principals.fromRow,
          ),

    principalsByPhone: (role, phoneHash, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_principals')
            .selectAll()
            .where('phone_hash', '=', phoneHash)
            .where('role', '=', role)
            .orderBy('id')
            .limit(limit),
        ),
        principals.fromRow,
      ),

    principals: (role, page) =>
      allOf(
        reader.rows((db) => paged(db.selectFrom('mitako_principals').selectAll().where('role', '=', role), page)),
        principals.fromRow,
      ),

    merchantById: (id) => oneOf(merchantById(id), merchants.fromRow),

    merchantsByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_merchants').selectAll().where('id', 'in', ids)),
            merchants.fromRow,
          ),

    merchants: ({ kycStatus }, page) =>
      allOf(
        reader.rows((db) => {
          const query = db.selectFrom('mitako_merchants').selectAll();
          return paged(kycStatus === undefined ? query : query.where('kyc_status', '=', kycStatus), page);
        }),
        merchants.fromRow,
      ),

    logoById: (id) => oneOf(logoById(id), logos.fromRow),
  };
}

import type { StoreReads } from '@mitako/core';
import { logoOf } from '../merchants/logo-rows.ts';
import { merchantOf } from '../merchants/rows.ts';
import { principalOf } from './principal-rows.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';

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
  const principalById = reader.prepared((db, id: string) =>
    db.selectFrom('mitako_principals').selectAll().where('id', '=', id),
  );
  const merchantById = reader.prepared((db, id: string) =>
    db.selectFrom('mitako_merchants').selectAll().where('id', '=', id),
  );
  // Merchants may have the same picture.
  const logoById = reader.prepared((db, id: string) =>
    db.selectFrom('mitako_logos').selectAll().where('id', '=', id).limit(1),
  );

  return {
    principalByEmail: (role, email) =>
      oneOf(
        reader.rows((db) =>
          db.selectFrom('mitako_principals').selectAll().where('role', '=', role).where('email', '=', email),
        ),
        principalOf,
      ),

    principalById: (id) => oneOf(principalById(id), principalOf),

    principalsByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_principals').selectAll().where('id', 'in', ids)),
            principalOf,
          ),

    principalsByPhone: (role, phone, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_principals')
            .selectAll()
            .where('phone', '=', phone)
            .where('role', '=', role)
            .orderBy('id')
            .limit(limit),
        ),
        principalOf,
      ),

    principals: (role, page) =>
      allOf(
        reader.rows((db) => paged(db.selectFrom('mitako_principals').selectAll().where('role', '=', role), page)),
        principalOf,
      ),

    merchantById: (id) => oneOf(merchantById(id), merchantOf),

    merchantsByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_merchants').selectAll().where('id', 'in', ids)),
            merchantOf,
          ),

    merchants: ({ kycStatus }, page) =>
      allOf(
        reader.rows((db) => {
          const query = db.selectFrom('mitako_merchants').selectAll();
          return paged(kycStatus === undefined ? query : query.where('kyc_status', '=', kycStatus), page);
        }),
        merchantOf,
      ),

    logoById: (id) => oneOf(logoById(id), logoOf),
  };
}

import type { StoreReads } from '@mitako/core/engine';
import { flagOf } from '../engine/columns.ts';
import { prefixed } from '../engine/joined.ts';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { partOf } from '../engine/table.ts';
import { merchants } from '../merchants/tables.ts';
import { paymentLinks } from './tables.ts';

const merchantPart = partOf(merchants, 'merchant__');

export function createPaymentLinkReads(
  reader: Reader,
): Pick<StoreReads, 'paymentLinkById' | 'paymentLinkBySlug' | 'paymentLinks'> {
  return {
    paymentLinkById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_payment_links').selectAll().where('id', '=', id)),
        paymentLinks.fromRow,
      ),

    paymentLinkBySlug: (slug) =>
      oneOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_payment_links as link')
            .innerJoin('mitako_merchants as merchant', 'merchant.id', 'link.merchant_id')
            .selectAll('link')
            .select(prefixed(merchants, 'merchant', 'merchant__'))
            .where('link.slug', '=', slug),
        ),
        (row) => ({ link: paymentLinks.fromRow(row), merchant: merchantPart(row) }),
      ),

    paymentLinks: ({ isActive, ...owner }, page) =>
      allOf(
        reader.rows((db) => {
          const query = db.selectFrom('mitako_payment_links').selectAll().where(ownedBy(owner));
          return paged(isActive === undefined ? query : query.where('is_active', '=', flagOf(isActive)), page);
        }),
        paymentLinks.fromRow,
      ),
  };
}

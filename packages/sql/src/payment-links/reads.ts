import type { PaymentLinkReads } from '@mitako/core/engine';
import { prefixed } from '../engine/joined.ts';
import { oneOf, type Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { partOf } from '../engine/table.ts';
import { merchants } from '../merchants/tables.ts';
import { paymentLinks } from './tables.ts';

const merchantPart = partOf(merchants, 'merchant__');

export function createPaymentLinkReads(reader: Reader): PaymentLinkReads {
  return {
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

    paymentLinks: ({ isActive, ...owner }, page) => rowsOf(reader, paymentLinks).list(page, { owner, isActive }),
  };
}

import type { Logo } from '@mitako/core';
import type { LogosTable, RowOf } from '../tables.ts';
import type { Columns } from '../engine/columns.ts';

export const logoColumns: Columns<LogosTable, Logo> = {
  merchant_id: (logo) => logo.merchantId,
  id: (logo) => logo.id,
  content_type: (logo) => logo.contentType,
  content: (logo) => logo.content,
};

export function logoOf(row: RowOf<'mitako_logos'>): Logo {
  return { id: row.id, merchantId: row.merchant_id, contentType: row.content_type, content: row.content };
}

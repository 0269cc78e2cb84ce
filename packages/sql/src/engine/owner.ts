import type { RowOwner } from '@mitako/core/engine';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { flagOf, ofId } from './columns.ts';
import type { Tables } from '../tables.ts';

type OwnedTable =
  | 'mitako_attempts'
  | 'mitako_refunds'
  | 'mitako_disputes'
  | 'mitako_settlements'
  | 'mitako_payout_accounts'
  | 'mitako_payment_links'
  | 'mitako_deliveries';

/** Owner of a list. One mode of all merchants has no index: its rows are close together, so a page of them is never far. */
export function ownedBy(owner: RowOwner): (eb: ExpressionBuilder<Tables, OwnedTable>) => Expression<SqlBool> {
  return (eb) => {
    const mode = eb('livemode', '=', flagOf(owner.livemode));
    return 'merchantId' in owner ? eb.and([eb('merchant_id', '=', ofId('merchant', owner.merchantId)), mode]) : mode;
  };
}

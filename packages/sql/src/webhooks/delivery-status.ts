import type { DeliveryFilter } from '@mitako/core/engine';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

export type DeliveryStatus = NonNullable<DeliveryFilter['statuses']>[number];

/** The public status of a delivery, by the rule of core's `deliveryStatus`. Must match the indexed expressions exactly. */
const STATUS = sql<DeliveryStatus>`(case when status = 'delivered' then 'succeeded' when status in ('failed', 'canceled') then status when attempts_count = 0 then 'waiting' else 'failing' end)`;

/** A literal in the statement, so that the planner knows how rare it is. */
export function hasStatus(status: DeliveryStatus): RawBuilder<SqlBool> {
  const is = sql<SqlBool>`${STATUS} = ${sql.lit(status)}`;
  return isFailure(status) ? sql<SqlBool>`${is} and ${STATUS} in ('failing', 'failed')` : is;
}

/** These have indexes of their own, by merchant and by endpoint. */
function isFailure(status: DeliveryStatus): boolean {
  return status === 'failing' || status === 'failed';
}

import type { DeliveryFilter } from '@mitako/core/engine';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

export type DeliveryStatus = NonNullable<DeliveryFilter['statuses']>[number];

/** What is in indexes: a delivery that is waiting or succeeded has none. */
export type Trouble = Exclude<DeliveryStatus, 'waiting' | 'succeeded'>;

/** Of an endpoint or a merchant. A literal in the statement, so that the planner knows how rare each is. */
export function hasTrouble(trouble: Trouble): RawBuilder<SqlBool> {
  return sql<SqlBool>`trouble = ${sql.lit(trouble)}`;
}

/** Of all merchants. An expression, without which SQLite uses this index for an endpoint's, too. */
export function hasTroubleAnywhere(trouble: Trouble): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(trouble, '') = ${sql.lit(trouble)} and trouble is not null`;
}

import type { MethodReads } from '@mitako/core/engine';
import { type AliasedSelectQueryBuilder, type Kysely, sql, type SqlBool } from 'kysely';
import { flagOf } from '../engine/columns.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import type { Tables } from '../tables.ts';
import { suspendedMethods } from './tables.ts';

export function createMethodReads(reader: Reader): MethodReads {
  const rows = rowsOf(reader, suspendedMethods);
  return {
    suspendedMethods: (livemode) => rows.all((all) => all.where('livemode', '=', flagOf(livemode)).orderBy('method')),
  };
}

/** The names of the methods that are suspended in the mode of a row known as `payment`; null without any. */
export function suspendedForPayment(
  db: Kysely<Tables>,
): AliasedSelectQueryBuilder<{ methods: string | null }, 'suspended_methods'> {
  return db
    .selectFrom('mitako_suspended_methods as suspended')
    .select(sql<string | null>`string_agg(suspended.method, ',')`.as('methods'))
    .where(sql<SqlBool>`suspended.livemode = payment.livemode`)
    .as('suspended_methods');
}

/** Names have no comma. */
export function suspendedIn(row: { readonly suspended_methods: string | null }): readonly string[] {
  return row.suspended_methods?.split(',') ?? [];
}

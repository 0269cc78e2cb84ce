import type { AccountKind } from '@mitako/core';
import { type RawBuilder, sql } from 'kysely';

/** Id of the account of a kind that a row's merchant has in its currency and mode, as `accountId` of core writes it. */
export function ownAccount(table: string, kind: AccountKind): RawBuilder<string> {
  const merchant = sql.ref(`${table}.merchant_id`);
  const currency = sql.ref(`${table}.currency`);
  const mode = sql`case ${sql.ref(`${table}.livemode`)} when 1 then ':live' else ':test' end`;
  return sql<string>`(${merchant} || ${sql.lit(`:${kind}:`)} || ${currency} || ${mode})`;
}

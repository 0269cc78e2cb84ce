import type { AccountKind } from '@mitako/core/engine';
import { type RawBuilder, sql } from 'kysely';

/** Id of the account of a kind that a row's merchant has in its currency and mode, as `accountId` of core writes it. */
export function ownAccount(table: string, kind: AccountKind): RawBuilder<string> {
  return accountOf(sql.ref(`${table}.merchant_id`), table, kind);
}

/** Pattern of the ids of the gateway's own accounts of a kind, one a shard, in a row's currency and mode. */
export function systemAccounts(table: string, kind: AccountKind): RawBuilder<string> {
  return accountOf(sql.lit('system.%'), table, kind);
}

function accountOf(owner: RawBuilder<unknown>, table: string, kind: AccountKind): RawBuilder<string> {
  const currency = sql.ref(`${table}.currency`);
  const mode = sql`case ${sql.ref(`${table}.livemode`)} when 1 then ':live' else ':test' end`;
  return sql<string>`(${owner} || ${sql.lit(`:${kind}:`)} || ${currency} || ${mode})`;
}

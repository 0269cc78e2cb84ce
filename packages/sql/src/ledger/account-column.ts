import { type AccountKind, accountId, parseAccountId } from '@mitako/core/engine';
import { type RawBuilder, sql } from 'kysely';
import { binary, type Codec, type Column, sought } from '../engine/columns.ts';
import type { SqlDialect } from '../engine/dialect.ts';
import { anyOfStored, hexOfAny, hexOfStored, type Stored } from '../engine/ids.ts';

// The id of an account describes it: `mer_…:fees:XAF:live`. In the database its owner comes first, then three letters of
// the currency and a byte of kind and mode: 20 bytes of a merchant's, which stand in each entry and its indexes.

/** What is half of the last byte. Rows have these numbers: new kinds get new ones. */
const KINDS = [
  'wallet',
  'float',
  'merchant_pending',
  'merchant_available',
  'refund_hold',
  'dispute_hold',
  'settlement_clearing',
  'fees',
  'rail_clearing',
  'suspense',
  'sandbox_issue',
] as const satisfies readonly AccountKind[];

/** Begins the text of bytes that are no account's. */
const ALTERED = 'altered ';
/** Hexadecimal digits of currency, kind and mode. */
const END = 8;

const ACCOUNT: Codec = {
  find(id) {
    if (typeof id !== 'string') return null;
    return id.startsWith(ALTERED) ? id.slice(ALTERED.length) : hexOfAccount(id);
  },
  encode(id) {
    const hex = typeof id === 'string' ? hexOfAccount(id) : null;
    if (hex === null) throw new TypeError(`${String(id)} is not the id of an account.`);
    return hex;
  },
  decode: accountOfStored,
};

/** The id of an account. */
export function account(): Column<'bytes', false, null, 'given'> {
  return binary(ACCOUNT);
}

/** The id of an account in a statement: for another text null, which no row has. */
export function ofAccount(id: string | null): Stored {
  return sought({ name: '', kind: 'bytes' }, ACCOUNT, id);
}

/** Sorts before all accounts, and is none. */
export const FIRST_ACCOUNT = ALTERED;

/** The id of an account as a query returns it. */
export function accountIn(value: Stored): string {
  return accountOfStored(value);
}

/** The wallet of a payer, by columns of other tables: the payer's id is of a column of ids of any kind. */
export function walletOf(
  dialect: SqlDialect,
  { owner, currency, livemode }: { readonly owner: string; readonly currency: string; readonly livemode: string },
): RawBuilder<Stored> {
  const last = sql<number>`${sql.lit(2 * KINDS.indexOf('wallet'))} + ${sql.ref(livemode)}`;
  return dialect.joinedBytes(owner, currency, last);
}

/** The bytes of an account's id, in hexadecimal digits; null for another text. */
export function hexOfAccount(id: string): string | null {
  const parts = partsOf(id);
  if (parts === null || !CURRENCY.test(parts.currency)) return null;
  const place = KINDS.indexOf(parts.kind);
  if (place === -1) return null;
  const end = Buffer.from(`${parts.currency}${String.fromCharCode(2 * place + Number(parts.livemode))}`);
  return hexOfAny('merchant', parts.ownerId) + end.toString('hex');
}

function partsOf(id: string): ReturnType<typeof parseAccountId> | null {
  try {
    return parseAccountId(id);
  } catch {
    return null;
  }
}

/** Of bytes that no account has, a text that is the id of none: who verifies the ledger says so. */
export function accountOfStored(stored: unknown): string {
  const hex = hexOfStored(stored);
  const end = Buffer.from(hex.slice(-END), 'hex');
  const last = end[3] ?? 0;
  const kind = KINDS[last >> 1];
  if (kind === undefined || hex.length <= END) return ALTERED + hex;
  const owner = anyOfStored('merchant', Buffer.from(hex.slice(0, -END), 'hex'));
  const id = accountId(owner, kind, end.toString('latin1', 0, 3), (last & 1) === 1);
  return hexOfAccount(id) === hex ? id : ALTERED + hex;
}

const CURRENCY = /^[A-Z]{3}$/;

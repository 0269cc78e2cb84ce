import type { Found, Handle } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { FoundObject } from './found.ts';

export function foundToWire(object: FoundObject, matched: Handle): Found {
  const { kind, id, createdAtMs, status = null, money, merchantId = null, livemode = null, words, shownBy } = object;
  const parts = [money && `${money.amount} ${money.currency}`, words, status, livemode === false && 'test'];
  return {
    kind,
    id,
    matched,
    summary: parts.filter((part) => typeof part === 'string').join(' · '),
    status,
    amount: money?.amount ?? null,
    currency: money?.currency ?? null,
    merchant_id: merchantId,
    livemode,
    created_at: timestamp(createdAtMs),
    path: pathOf(shownBy),
  };
}

/** Lists of the operator panel by the prefix of their ids: the API's answer names a page by its address. */
const LISTS: ReadonlyMap<string | undefined, string> = new Map([
  ['pay', 'payments'],
  ['att', 'attempts'],
  ['rfd', 'refunds'],
  ['dsp', 'disputes'],
  ['stl', 'settlements'],
  ['pex', 'settlements/exports'],
  ['dlv', 'deliveries'],
  ['mer', 'merchants'],
  ['agt', 'agents'],
  ['usr', 'users'],
  ['chk', 'ledger-checks'],
]);

/** Null when nothing that shows it has a page. */
function pathOf(shownBy: readonly string[]): string | null {
  const paths = shownBy.flatMap((id) => {
    const list = LISTS.get(id.split('_', 1)[0]);
    return list === undefined ? [] : [`/admin/${list}/${id}`];
  });
  return paths[0] ?? null;
}

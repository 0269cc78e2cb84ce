import type { Found, FoundKind, Handle } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';

/** The summary of an object. It contains no encrypted field, so that a search reveals no more than the object's page. */
export interface FoundObject {
  readonly kind: FoundKind;
  readonly id: string;
  readonly createdAtMs: number;
  readonly status?: string | null;
  readonly money?: { readonly amount: number; readonly currency: string };
  readonly merchantId?: string | null;
  readonly livemode?: boolean | null;
  /** The merchant's public name, an event's name. */
  readonly words?: string;
  readonly path: string | null;
}

export function foundToWire(object: FoundObject, matched: Handle): Found {
  const { kind, id, createdAtMs, status = null, money, merchantId = null, livemode = null, words, path } = object;
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
    path,
  };
}

/** Pages by the prefix of what they are about. */
const PAGES: Readonly<Record<string, string>> = {
  pay: 'payments',
  att: 'attempts',
  rfd: 'refunds',
  dsp: 'disputes',
  stl: 'settlements',
  pex: 'settlements/exports',
  dlv: 'deliveries',
  mer: 'merchants',
  agt: 'agents',
  chk: 'ledger-checks',
};

/** Null for what has no page. */
export function pageOfId(id: string): string | null {
  const [prefix = ''] = id.split('_', 1);
  const list = Object.hasOwn(PAGES, prefix) ? PAGES[prefix] : undefined;
  return list === undefined ? null : `/admin/${list}/${id}`;
}

import type { Transaction } from '@mitako/contract';
import { displayed } from '@mitako/pages';

/** The other side of a float's transaction: the shop, or the customer. */
export function counterpartyName({ merchant, counterparty }: Transaction): string {
  return displayed((merchant ?? counterparty)?.name ?? '–');
}

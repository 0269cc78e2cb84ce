import type { HeldBalance } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { accountId } from './accounts.ts';
import type { Transfer } from '../model.ts';
import type { Page } from '../ports/page.ts';

/** A user's wallets or an agent's floats of one mode, one per currency. */
export interface Holder {
  readonly ownerId: string;
  readonly kind: 'wallet' | 'float';
  readonly livemode: boolean;
}

/** Their balances; 0 for an account that was never opened. */
export function heldBalances(context: Context, holder: Holder): Promise<readonly HeldBalance[]> {
  return Promise.all(
    context.settings.currencies.map(async (currency): Promise<HeldBalance> => {
      const account = await context.store.read.accountById(heldId(holder, currency));
      return { currency, available: account?.available ?? 0, livemode: holder.livemode };
    }),
  );
}

/** Their transfers in one list, newest first. */
export async function heldTransfers(context: Context, holder: Holder, page: Page): Promise<readonly Transfer[]> {
  const lists = await Promise.all(
    context.settings.currencies.map((currency) =>
      context.store.read.transfersOfAccount(heldId(holder, currency), page),
    ),
  );
  if (lists.length === 1) return lists[0] ?? [];
  return lists
    .flat()
    .toSorted((left, right) => (left.id < right.id ? 1 : -1))
    .slice(0, page.limit);
}

/** One transfer; null if none of these accounts is part of it. */
export async function heldTransfer(context: Context, holder: Holder, id: string): Promise<Transfer | null> {
  const transfer = await context.store.read.transferById(id);
  if (transfer === null) return null;
  const own = accountId(holder.ownerId, holder.kind, transfer.currency, holder.livemode);
  return transfer.entries.some((entry) => entry.accountId === own) ? transfer : null;
}

function heldId({ ownerId, kind, livemode }: Holder, currency: string): string {
  return accountId(ownerId, kind, currency, livemode);
}

import type { CashHolder, CashReceipt } from '@mitako/contract/names';
import { maskEmail } from '../basics/email.ts';
import { maskName } from '../basics/name.ts';
import { maskPhone } from '../basics/phone.ts';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { parseAccountId } from '../ledger/accounts.ts';
import type { Principal, Transfer } from '../model.ts';
import { emailOfAccount, nameOfAccount, phoneOfAccount } from '../people/contact.ts';
import { tightest, walletRoom } from '../wallets/limits.ts';

/** Agent and user of a cash operation; null for other transfers. */
export function cashParties(transfer: Transfer): { readonly agentId: string; readonly userId: string } | null {
  if (transfer.kind !== 'cash_in' && transfer.kind !== 'cash_out') return null;
  const owners = transfer.entries.map(({ accountId }) => parseAccountId(accountId));
  const agentId = owners.find(({ kind }) => kind === 'float')?.ownerId;
  const userId = owners.find(({ kind }) => kind === 'wallet')?.ownerId;
  return agentId === undefined || userId === undefined ? null : { agentId, userId };
}

/** A customer before the cash-in, with fewer details than the receipt, and nothing of the balance. */
export async function holderToWire(context: Context, user: Principal, livemode: boolean): Promise<CashHolder> {
  const room = await walletRoom(context, { user, currency: 'XAF', livemode }, 'cash_in');
  const phone = phoneOfAccount(context, user);
  return {
    user_id: user.id,
    name_masked: maskName(nameOfAccount(context, user)),
    email_masked: maskEmail(emailOfAccount(context, user)),
    phone_masked: phone === null ? null : maskPhone(phone),
    cash_in_left:
      room === null ? null : (tightest(room.bounds.filter(({ of }) => of !== 'balance'))?.remaining ?? null),
  };
}

/** The receipt: the same for both sides, at any time. */
export function receiptToWire(
  context: Context,
  transfer: Transfer & { readonly kind: 'cash_in' | 'cash_out' },
  agent: Principal,
  user: Principal,
): CashReceipt {
  const phone = phoneOfAccount(context, user);
  return {
    id: transfer.id,
    type: transfer.kind,
    amount: transfer.entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
    currency: transfer.currency,
    livemode: transfer.livemode,
    created_at: timestamp(transfer.createdAtMs),
    agent: { id: agent.id, name: nameOfAccount(context, agent) },
    user: {
      name: nameOfAccount(context, user),
      contact_masked: phone === null ? maskEmail(emailOfAccount(context, user)) : maskPhone(phone),
    },
  };
}

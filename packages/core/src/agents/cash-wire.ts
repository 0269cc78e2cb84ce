import type { CashReceipt } from '@mitako/contract/names';
import { maskEmail } from '../basics/email.ts';
import { timestamp } from '../basics/timestamp.ts';
import { parseAccountId } from '../ledger/accounts.ts';
import type { Principal, Transfer } from '../model.ts';

/** Agent and user of a cash operation; null for other transfers. */
export function cashParties(transfer: Transfer): { readonly agentId: string; readonly userId: string } | null {
  if (transfer.kind !== 'cash_in' && transfer.kind !== 'cash_out') return null;
  const owners = transfer.entries.map(({ accountId }) => parseAccountId(accountId));
  const agentId = owners.find(({ kind }) => kind === 'float')?.ownerId;
  const userId = owners.find(({ kind }) => kind === 'wallet')?.ownerId;
  return agentId === undefined || userId === undefined ? null : { agentId, userId };
}

/** The receipt: the same for both sides, at any time. */
export function receiptToWire(
  transfer: Transfer & { readonly kind: 'cash_in' | 'cash_out' },
  agent: Principal,
  user: Principal,
): CashReceipt {
  return {
    id: transfer.id,
    type: transfer.kind,
    amount: transfer.entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
    currency: transfer.currency,
    livemode: transfer.livemode,
    created_at: timestamp(transfer.createdAtMs),
    agent: { id: agent.id, name: agent.name },
    user: { name: user.name, contact_masked: user.phoneMasked ?? maskEmail(user.email) },
  };
}

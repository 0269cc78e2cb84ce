import { agentById } from './operator-agents.ts';
import { chosenCurrency } from '../basics/currency.ts';
import { deciding, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { accountId, newAccount } from '../ledger/accounts.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { floatFundingTransfer } from '../ledger/transfers.ts';
import { transactionToWire } from '../wallets/wire.ts';

/**
 * Moves money between the operator's bank and a float. Works for suspended agents too, so that their money can be
 * returned.
 */
export const moveFloat = deciding<'moveFloat'>(async (context, request) => {
  const { amount, livemode, direction } = request.body;
  const currency = chosenCurrency(context, request.body.currency);

  const { id: agentId, principal } = await agentById(context, request.parameters.agent_id);
  if (livemode && principal.sandboxScenario !== null) return refuse('MODE_MISMATCH');
  const floatId = accountId(agentId, 'float', currency, livemode);
  if (direction === 'withdraw') {
    const available = (await context.store.read.accountById(floatId))?.available ?? 0;
    if (available < amount) return refuse('INSUFFICIENT_FLOAT', { available });
  }
  const stamp = stampTransfer(context, agentId);
  const signed = direction === 'fund' ? amount : -amount;
  const transfer = floatFundingTransfer({ agentId, amount: signed, currency, livemode }, stamp);
  return {
    changes: [{ type: 'account.open', account: newAccount(floatId, stamp.nowMs) }, ...book(context, transfer)],
    answer: succeeded(201, {
      transaction: transactionToWire(transfer, agentId, { merchant: null, counterparty: null, description: null }),
    }),
  };
});

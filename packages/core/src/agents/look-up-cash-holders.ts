import { LIMITS } from '@mitako/contract/names';
import { holderToWire } from './cash-wire.ts';
import { findHolders } from './find-user.ts';
import { readAgent } from './get-float.ts';
import { sessionOf } from '../kernel/callers.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';

/** Whom an agent's cash-in would credit: the customer confirms one of them before handing over the cash. Changes nothing. */
export const lookUpCashHolders: WriteOperation<'lookUpCashHolders'> = {
  replay: { when: 'none' },
  async decide(context, { caller, body }) {
    const { principalId, livemode } = sessionOf(caller);
    const agent = await readAgent(context, principalId);
    if (agent.suspendedAtMs !== null) return refuse('ACCOUNT_SUSPENDED');
    const found = await findHolders(context, body.user, { max: LIMITS.cashHoldersMax, livemode });
    // Sandbox accounts have no live wallet.
    const holders = found.filter(({ sandboxScenario }) => !livemode || sandboxScenario === null);
    if (holders.length === 0) return refuse('USER_NOT_FOUND');
    const shown = await Promise.all(holders.map((holder) => holderToWire(context, holder, livemode)));
    return { changes: [], answer: succeeded(200, { holders: shown }) };
  },
};

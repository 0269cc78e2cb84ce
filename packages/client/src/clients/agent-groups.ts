// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { RouteMethods } from '../internal/methods.ts';
import type { CashPayments } from '../resources/cash-payments.ts';
import type { Cash } from '../resources/cash.ts';
import type { Float } from '../resources/float.ts';
import type { Transactions } from '../resources/transactions.ts';

/** The methods of the client, by what they are about. */
export interface AgentGroups extends Cash {
  /** Checkouts that customers pay in cash. */
  readonly cashPayments: CashPayments;
  /** The float's balance, and the agent's limits. */
  readonly float: Float;
  /** The statement. */
  readonly transactions: Transactions;
}

/** Creates the methods, each by its route. */
export function agentGroups({ call, callWith, list }: RouteMethods): AgentGroups {
  return {
    lookUpHolders: callWith('POST /agent/cash-in/lookup', 'holders'),
    cashIn: callWith('POST /agent/cash-in', 'receipt'),
    cashOut: callWith('POST /agent/cash-out', 'receipt'),
    cashPayments: {
      lookUp: callWith('POST /agent/cash-payments/lookup', 'cash_payment'),
      take: callWith('POST /agent/cash-payments', 'transaction'),
    },
    float: {
      retrieve: call('GET /agent/float', 'float'),
    },
    transactions: {
      list: list('GET /agent/transactions', 'transactions'),
      retrieve: call('GET /agent/transactions/{transaction_id}'),
    },
  };
}

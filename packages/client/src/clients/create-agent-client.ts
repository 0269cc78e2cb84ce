import { createMethods, type Checked } from '../internal/methods.ts';
import type { TokenLine } from '../internal/routes.ts';
import { readConnection, type Settings } from '../options.ts';
import type { Account, Pin } from '../resources/account.ts';
import type { Cash, CashPayments, Float } from '../resources/cash.ts';
import type { Transactions } from '../resources/wallet.ts';
import { createAccount, createPin } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import type { HolderClientOptions } from '../session/options.ts';

/** The API for one agent. The operator creates the account. Any call may throw a `MitakoError`. */
export interface AgentClient extends Account, Pin, Cash {
  /** Checkouts that customers pay in cash. */
  readonly cashPayments: CashPayments;
  /** Balances of the agent. */
  readonly float: Float;
  /** Cash that was taken in and paid out. */
  readonly transactions: Transactions;
}

/**
 * Creates the client for an agent's till: one per logged-in agent. Sessions work as in the wallet client.
 *
 * @example
 * ```ts
 * const agent = createAgentClient({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await agent.login({ email, password });
 * const [holder] = await agent.lookUpHolders({ user: '+237653456789' });
 * // The customer confirms holder.name_masked.
 * const receipt = await agent.cashIn({ user_id: holder.user_id, amount: 10_000, pin });
 * ```
 * @throws TypeError when an option is invalid
 */
export function createAgentClient(options: HolderClientOptions): AgentClient {
  return agentClientOf(readConnection(options), options);
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function agentClientOf(
  settings: Settings,
  { session, mode }: Pick<HolderClientOptions, 'session' | 'mode'>,
): AgentClient {
  const connected = connect('agent', settings, session);
  const { call, callWith, list } = createMethods<TokenLine<'agent'>>(connected.session.send, { mode });
  const client: Checked<Omit<AgentClient, keyof Account | keyof Pin>> = {
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
  return { ...createAccount(connected), ...createPin(connected), ...client };
}

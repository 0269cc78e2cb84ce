import { createFloatTransactions, type Transactions } from '../holder/transactions.ts';
import { readConnection, type Settings } from '../options.ts';
import { createAccount, createPin, type Account, type Pin } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import { createDevices, type Devices } from '../session/devices.ts';
import type { HolderClientOptions } from '../session/options.ts';
import { createCash, type Cash } from './cash.ts';
import { createFloat, type Float } from './float.ts';

/** The API of one agent. The account is made by the operator. Any call may throw a `MitakoError`. */
export interface AgentClient extends Account, Pin, Cash {
  readonly devices: Devices;
  readonly float: Float;
  readonly transactions: Transactions;
}

/**
 * Makes the client of an agent's till: one per agent that is logged in. Its session is that of a wallet's client.
 *
 * @example
 * ```ts
 * const agent = createAgentClient({ baseUrl: 'https://pay.example.cm/api/v1' });
 * await agent.login({ email, password });
 * const receipt = await agent.cashIn({ user: '+237653456789', amount: 10_000, pin });
 * ```
 * @throws TypeError when an option is wrong
 */
export function createAgentClient(options: HolderClientOptions): AgentClient {
  return agentClientOf(readConnection(options), options);
}

/** The client of settings that are complete. Not part of the package's surface: tests shorten the waits with it. */
export function agentClientOf(
  settings: Settings,
  { session, mode }: Pick<HolderClientOptions, 'session' | 'mode'>,
): AgentClient {
  const connected = connect('agent', settings, session);
  const { call } = connected;
  return {
    ...createAccount(connected),
    ...createPin(connected),
    ...createCash(call, mode),
    devices: createDevices(connected),
    float: createFloat(call, mode),
    transactions: createFloatTransactions(call, mode),
  };
}

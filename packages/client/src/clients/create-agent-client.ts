import { createMethods } from '../internal/methods.ts';
import { readConnection, type Settings } from '../options.ts';
import { createAccount, createPin } from '../session/create-account.ts';
import type { Account, Pin } from '../session/account.ts';
import { connect } from '../session/connect.ts';
import { KEPT, type HolderClientOptions, type KeptSession } from '../session/options.ts';
import { agentGroups, type AgentGroups } from './agent-groups.ts';

/** The API for one agent. The operator creates the account. Any call may throw a `MitakoError`. */
export interface AgentClient extends Account, Pin, AgentGroups {}

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
  return agentClientOf(readConnection(options, ['mode', ...KEPT]), options);
}

/** Creates the client from complete settings. Internal: tests shorten the backoff with it. */
export function agentClientOf(
  settings: Settings,
  { mode, ...kept }: KeptSession & Pick<HolderClientOptions, 'mode'>,
): AgentClient {
  const connected = connect('agent', settings, kept);
  const inMode = createMethods(connected.session.send, { mode });
  return { ...createAccount(connected), ...createPin(connected), ...agentGroups(inMode) };
}

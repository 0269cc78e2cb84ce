// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, PagePosition, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  AgentCreateParams,
  AgentRecord,
  AgentUpdateParams,
  AgentWithFloats,
  Amount,
  FloatTransactionListQuery,
  Transaction,
} from '@mitako/contract/names';

/** Parameters of `agents.listTransactions`. */
export interface FloatTransactionListParams extends QueryParams<FloatTransactionListQuery> {}

/** Parameters of `agents.fundFloat` and `agents.withdrawFloat`. */
export interface FloatParams {
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
  readonly amount: Amount;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
}

/** Agents, their limits and their floats. */
export interface Agents {
  /**
   * Create an agent account.
   * @throws MitakoError `EMAIL_TAKEN`
   */
  create(params: AgentCreateParams, options?: WriteOptions): Promise<AgentRecord>;
  /** List agents, newest first. */
  list(params?: PagePosition, options?: CallOptions): List<AgentRecord>;
  /**
   * Read an agent and its float balances.
   * @throws MitakoError `AGENT_NOT_FOUND`
   */
  retrieve(agentId: string, options?: CallOptions): Promise<AgentWithFloats>;
  /**
   * Update an agent's limits, suspend it or lift the suspension.
   * @throws MitakoError `AGENT_NOT_FOUND`
   */
  update(agentId: string, params: AgentUpdateParams, options?: WriteOptions): Promise<AgentRecord>;
  /**
   * List the transactions of an agent's floats, newest first.
   * @throws MitakoError `AGENT_NOT_FOUND`
   */
  listTransactions(agentId: string, params?: FloatTransactionListParams, options?: CallOptions): List<Transaction>;
  /**
   * Fund a float with money that the agent paid in at the bank.
   * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`
   */
  fundFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
  /**
   * Withdraw money from a float, back to the bank.
   * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`, `INSUFFICIENT_FLOAT`
   */
  withdrawFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
}

import type {
  AgentCreateParams,
  AgentRecord,
  AgentUpdateParams,
  AgentWithFloats,
  FloatParams as FloatBody,
  FloatTransactionListQuery,
  Transaction,
} from '@mitako/contract/names';
import type { List, PagePosition, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Parameters to fund a float or withdraw from it. */
export interface FloatParams extends Omit<FloatBody, 'direction'> {}

/** Mode of an agent's transactions to list. Default: both. */
export interface FloatTransactionListParams extends QueryParams<FloatTransactionListQuery> {}

/** Agents, their limits and their floats. */
export interface Agents {
  /** @throws MitakoError `EMAIL_TAKEN` */
  create(params: AgentCreateParams, options?: WriteOptions): Promise<AgentRecord>;
  /** Newest first. */
  list(params?: PagePosition, options?: CallOptions): List<AgentRecord>;
  /** @throws MitakoError `AGENT_NOT_FOUND` */
  retrieve(agentId: string, options?: CallOptions): Promise<AgentWithFloats>;
  /**
   * Updates limits, suspends, or lifts the suspension.
   * @throws MitakoError `AGENT_NOT_FOUND`
   */
  update(agentId: string, params: AgentUpdateParams, options?: WriteOptions): Promise<AgentRecord>;
  /**
   * Transactions of an agent's floats, newest first.
   * @throws MitakoError `AGENT_NOT_FOUND`
   */
  listTransactions(agentId: string, params?: FloatTransactionListParams, options?: CallOptions): List<Transaction>;
  /**
   * Funds a float with money that the agent paid in at the bank.
   * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`
   */
  fundFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
  /**
   * Withdraws money from a float, back to the bank.
   * @throws MitakoError `AGENT_NOT_FOUND`, `MODE_MISMATCH`, `INSUFFICIENT_FLOAT`
   */
  withdrawFloat(agentId: string, params: FloatParams, options?: WriteOptions): Promise<Transaction>;
}

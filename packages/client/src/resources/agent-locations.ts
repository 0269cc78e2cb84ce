// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  AgentLocation,
  AgentLocationCreateParams,
  AgentLocationPageQuery,
  AgentLocationUpdateParams,
} from '@mitako/contract/names';

/** Parameters of `agentLocations.list`. */
export interface AgentLocationListParams extends QueryParams<AgentLocationPageQuery> {}

/** Where customers find an agent, as the checkout shows it. */
export interface AgentLocations {
  /** Create an agent location. Checkouts show it at once unless `active` is false. */
  create(params: AgentLocationCreateParams, options?: WriteOptions): Promise<AgentLocation>;
  /** List agent locations, newest first. */
  list(params?: AgentLocationListParams, options?: CallOptions): List<AgentLocation>;
  /**
   * Read an agent location.
   * @throws MitakoError `AGENT_LOCATION_NOT_FOUND`
   */
  retrieve(locationId: string, options?: CallOptions): Promise<AgentLocation>;
  /**
   * Update an agent location, or hide it on the checkout.
   * @throws MitakoError `AGENT_LOCATION_NOT_FOUND`
   */
  update(locationId: string, params: AgentLocationUpdateParams, options?: WriteOptions): Promise<AgentLocation>;
}

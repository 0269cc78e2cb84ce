import type {
  AgentLocation,
  AgentLocationCreateParams,
  AgentLocationPageQuery,
  AgentLocationUpdateParams,
} from '@mitako/contract/names';
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filter of the places of agents. */
export interface AgentLocationListParams extends PagePosition, Pick<AgentLocationPageQuery, 'town'> {}

/** Places where customers find an agent, as the checkout shows them. */
export interface AgentLocations {
  /** Adds a place; checkouts show it at once unless `active` is false. */
  create(params: AgentLocationCreateParams, options?: WriteOptions): Promise<AgentLocation>;
  /** Newest first. */
  list(params?: AgentLocationListParams, options?: CallOptions): List<AgentLocation>;
  /** @throws MitakoError `AGENT_LOCATION_NOT_FOUND` */
  retrieve(locationId: string, options?: CallOptions): Promise<AgentLocation>;
  /**
   * `active: false` takes a place off the checkouts.
   * @throws MitakoError `AGENT_LOCATION_NOT_FOUND`
   */
  update(locationId: string, params: AgentLocationUpdateParams, options?: WriteOptions): Promise<AgentLocation>;
}

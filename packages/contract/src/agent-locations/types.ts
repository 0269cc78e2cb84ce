// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { PageQuery } from '../basics/types.ts';
import type { Timestamp, WithDefaults } from '../basics/values.ts';

/** Where a customer finds an agent, as the checkout shows it. */
export interface PublicAgentLocation {
  /** Name of the agent's shop. */
  readonly name: string;
  /** Town, by which customers look. */
  readonly town: string;
  /** Quarter, street or landmark. */
  readonly place: string;
  /** Opening hours, in the operator's words; null: not known. */
  readonly hours: string | null;
  /** E.164; null: not known. */
  readonly phone: string | null;
}

/** An agent's place, as the operator keeps it. */
export interface AgentLocation extends PublicAgentLocation {
  /** Identifier, with the prefix of its kind. */
  readonly id: string;
  /** False: checkouts do not show it. */
  readonly active: boolean;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last changed. */
  readonly updated_at: Timestamp;
}

/** The agents of one town, and the towns that have any. */
export interface AgentLocationsByTown {
  /** Towns with an active agent, in alphabetical order; at most 200. */
  readonly towns: readonly string[];
  /** The active locations of the requested town, or of the only one; at most 60. */
  readonly locations: readonly PublicAgentLocation[];
}

export interface TownQuery {
  /** One of `towns`. */
  readonly town?: string | undefined;
}

export interface AgentLocationPageQuery extends PageQuery {
  /** One of `towns`. */
  readonly town?: string | undefined;
}

export interface AgentLocationCreateParams {
  /** Name of the agent's shop, up to 80 characters. */
  readonly name: string;
  /** Town, up to 60 characters. Customers look by it: spell it the same for all its agents. */
  readonly town: string;
  /** Quarter, street or landmark, up to 160 characters. */
  readonly place: string;
  /** Opening hours in a few words, up to 80 characters. */
  readonly hours?: string | undefined;
  /** E.164, `+237653456789`. */
  readonly phone?: string | undefined;
  /** Default: true. */
  readonly active?: boolean | undefined;
}

/** The same after parsing, with its defaults. */
export type AgentLocationCreate = WithDefaults<AgentLocationCreateParams, 'active'>;

export interface AgentLocationUpdateParams {
  /** Name of the agent's shop, up to 80 characters. */
  readonly name?: string | undefined;
  /** Town, up to 60 characters. */
  readonly town?: string | undefined;
  /** Quarter, street or landmark, up to 160 characters. */
  readonly place?: string | undefined;
  /** Opening hours in a few words; null: not stated. */
  readonly hours?: string | null | undefined;
  /** E.164; null: none. */
  readonly phone?: string | null | undefined;
  /** False: checkouts do not show it. */
  readonly active?: boolean | undefined;
}

import { z } from 'zod';
import { itemOf, pageOf } from '../basics/lists.ts';
import type { Get, Open, Operator, Patch, Post } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { ItemOf, NoQuery, PageOf } from '../basics/types.ts';
import {
  agentLocation,
  agentLocationCreateParams,
  agentLocationPageQuery,
  agentLocationsByTown,
  agentLocationUpdateParams,
  townQuery,
} from './schemas.ts';
import type {
  AgentLocation,
  AgentLocationCreate,
  AgentLocationCreateParams,
  AgentLocationPageQuery,
  AgentLocationsByTown,
  AgentLocationUpdateParams,
  TownQuery,
} from './types.ts';

/** Where agents are: what customers read, and the operator's list. */
export interface AgentLocationRoutes {
  readonly findAgents: Get<'/gateway/agents', Open, TownQuery, AgentLocationsByTown>;
  readonly createAgentLocation: Post<
    '/admin/agent-locations',
    Operator,
    NoQuery,
    AgentLocationCreate,
    ItemOf<'agent_location', AgentLocation>,
    AgentLocationCreateParams
  >;
  readonly listAgentLocations: Get<
    '/admin/agent-locations',
    Operator,
    AgentLocationPageQuery,
    PageOf<'agent_locations', AgentLocation>
  >;
  readonly getAgentLocation: Get<
    '/admin/agent-locations/{location_id}',
    Operator,
    NoQuery,
    ItemOf<'agent_location', AgentLocation>
  >;
  readonly updateAgentLocation: Patch<
    '/admin/agent-locations/{location_id}',
    Operator,
    NoQuery,
    AgentLocationUpdateParams,
    ItemOf<'agent_location', AgentLocation>
  >;
}

const locationParameters = z.object({ location_id: idParameter });

export const agentLocationRoutes: RouteTable<AgentLocationRoutes> = {
  findAgents: {
    method: 'GET',
    path: '/gateway/agents',
    tag: 'Checkout',
    summary: 'Find agents who accept cash, by town',
    auth: { kind: 'none' },
    limit: 'address',
    parameters: noParameters,
    query: townQuery,
    success: { 200: agentLocationsByTown },
    errors: ['VALIDATION_ERROR'],
  },
  createAgentLocation: {
    method: 'POST',
    path: '/admin/agent-locations',
    tag: 'Operator',
    summary: 'Create an agent location',
    auth: operator,
    audit: {
      action: 'agent_location.create',
      subject: { type: 'agent_location', answer: 'agent_location' },
      details: ['name', 'town', 'active'],
    },
    parameters: noParameters,
    query: noQuery,
    body: agentLocationCreateParams,
    success: { 201: itemOf('agent_location', agentLocation) },
    errors: [],
  },
  listAgentLocations: {
    method: 'GET',
    path: '/admin/agent-locations',
    tag: 'Operator',
    summary: 'List agent locations, newest first',
    auth: operator,
    parameters: noParameters,
    query: agentLocationPageQuery,
    success: { 200: pageOf('agent_locations', agentLocation) },
    errors: [],
  },
  getAgentLocation: {
    method: 'GET',
    path: '/admin/agent-locations/{location_id}',
    tag: 'Operator',
    summary: 'Read an agent location',
    auth: operator,
    parameters: locationParameters,
    query: noQuery,
    success: { 200: itemOf('agent_location', agentLocation) },
    errors: ['AGENT_LOCATION_NOT_FOUND'],
  },
  updateAgentLocation: {
    method: 'PATCH',
    path: '/admin/agent-locations/{location_id}',
    tag: 'Operator',
    summary: 'Update an agent location, or hide it on the checkout',
    auth: operator,
    audit: {
      action: 'agent_location.update',
      subject: { type: 'agent_location', parameter: 'location_id' },
      details: ['name', 'town', 'active'],
    },
    parameters: locationParameters,
    query: noQuery,
    body: agentLocationUpdateParams,
    success: { 200: itemOf('agent_location', agentLocation) },
    errors: ['AGENT_LOCATION_NOT_FOUND'],
  },
};

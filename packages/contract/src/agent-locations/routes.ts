import { open, operator, route, routesOf } from '../basics/declare.ts';
import { ASSIST, STAFF } from '../people/roles.ts';
import { itemOf, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** Where agents are: what customers read, and the operator's list. */
export const agentLocationRoutes = routesOf('Checkout', {
  findAgents: route.get('/gateway/agents', open, {
    part: 'agents',
    summary: 'Find agents who accept cash, by town',
    description: 'The towns that have an agent, and the agents of one town.',
    client: { name: 'checkout.findAgents', params: 'TownQuery' },
    limit: 'address',
    query: schemas.townQuery,
    answer: schemas.agentLocationsByTown,
    errors: ['VALIDATION_ERROR'],
  }),
  createAgentLocation: route.post('/admin/agent-locations', operator(ASSIST), {
    part: 'agents',
    summary: 'Create an agent location',
    description: 'Checkouts show it at once unless `active` is false.',
    audit: {
      action: 'agent_location.create',
      subject: { type: 'agent_location', answer: 'agent_location' },
      details: ['name', 'town', 'active'],
    },
    body: schemas.agentLocationCreateParams,
    answer: itemOf('agent_location', schemas.agentLocation, 'The place of an agent.'),
    status: 201,
  }),
  listAgentLocations: route.get('/admin/agent-locations', operator(STAFF), {
    part: 'agents',
    summary: 'List agent locations, newest first',
    client: { name: 'agentLocations.list', params: 'AgentLocationListParams' },
    query: schemas.agentLocationPageQuery,
    answer: pageOf('agent_locations', schemas.agentLocation),
  }),
  getAgentLocation: route.get('/admin/agent-locations/{location_id}', operator(STAFF), {
    part: 'agents',
    summary: 'Read an agent location',
    answer: itemOf('agent_location', schemas.agentLocation, 'The place of an agent.'),
    errors: ['AGENT_LOCATION_NOT_FOUND'],
  }),
  updateAgentLocation: route.patch('/admin/agent-locations/{location_id}', operator(ASSIST), {
    part: 'agents',
    summary: 'Update an agent location, or hide it on the checkout',
    audit: {
      action: 'agent_location.update',
      subject: { type: 'agent_location', parameter: 'location_id' },
      details: ['name', 'town', 'active'],
    },
    body: schemas.agentLocationUpdateParams,
    answer: itemOf('agent_location', schemas.agentLocation, 'The place of an agent.'),
    errors: ['AGENT_LOCATION_NOT_FOUND'],
  }),
});

import { agentLocationToWire } from './wire.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { deciding, type ReadOperation } from '../kernel/operation.ts';
import { pageAnswer, pageRequest } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import type { AgentLocation } from '../model.ts';

export const createAgentLocation = deciding<'createAgentLocation'>(
  (context, { body: { name, town, place, hours = null, phone = null, active } }) => {
    const nowMs = context.clock.now();
    const agentLocation: AgentLocation = {
      id: context.ids.next('agentLocation'),
      name: name.trim(),
      town: town.trim(),
      place: place.trim(),
      hours,
      phone,
      isActive: active,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
      version: 1,
    };
    return {
      changes: [{ type: 'agent_location.insert', agentLocation }],
      answer: succeeded(201, { agent_location: agentLocationToWire(agentLocation) }),
    };
  },
);

export const listAgentLocations: ReadOperation<'listAgentLocations'> = async (context, { query }) => {
  const found = await context.store.read.agentLocations(query.town, pageRequest(query));
  return pageAnswer('agent_locations', found, query.limit, agentLocationToWire);
};

export const getAgentLocation: ReadOperation<'getAgentLocation'> = async (context, { parameters }) =>
  succeeded(200, { agent_location: agentLocationToWire(await locationById(context, parameters.location_id)) });

/** A place that is no longer an agent's is made inactive: it stays in the list, with its history. */
export const updateAgentLocation = deciding<'updateAgentLocation'>(async (context, { parameters, body }) => {
  const location = await locationById(context, parameters.location_id);
  const next: AgentLocation = {
    ...location,
    name: body.name?.trim() ?? location.name,
    town: body.town?.trim() ?? location.town,
    place: body.place?.trim() ?? location.place,
    hours: body.hours === undefined ? location.hours : body.hours,
    phone: body.phone === undefined ? location.phone : body.phone,
    isActive: body.active ?? location.isActive,
    updatedAtMs: Math.max(location.updatedAtMs, context.clock.now()),
    version: location.version + 1,
  };
  return {
    changes: [{ type: 'agent_location.update', agentLocation: next, fromVersion: location.version }],
    answer: succeeded(200, { agent_location: agentLocationToWire(next) }),
  };
});

/** @throws GatewayError `AGENT_LOCATION_NOT_FOUND` */
async function locationById(context: Context, id: string): Promise<AgentLocation> {
  const location = await context.store.read.agentLocationById(id);
  if (location === null) throw new GatewayError('AGENT_LOCATION_NOT_FOUND');
  return location;
}

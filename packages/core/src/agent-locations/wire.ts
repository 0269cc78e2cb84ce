import type { AgentLocation as WireAgentLocation, PublicAgentLocation } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { AgentLocation } from '../model.ts';

export function agentLocationToWire(location: AgentLocation): WireAgentLocation {
  return {
    id: location.id,
    ...publicLocationToWire(location),
    active: location.isActive,
    created_at: timestamp(location.createdAtMs),
    updated_at: timestamp(location.updatedAtMs),
  };
}

export function publicLocationToWire({ name, town, place, hours, phone }: AgentLocation): PublicAgentLocation {
  return { name, town, place, hours, phone };
}

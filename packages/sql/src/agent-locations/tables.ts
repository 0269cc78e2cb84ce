import type { AgentLocation } from '@mitako/core/engine';
import { bigint, flag, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const agentLocations = table<AgentLocation>()('mitako_agent_locations', {
  id: id('agentLocation').fixed(),
  name: text(),
  town: text(),
  place: text(),
  hours: text().nullable(),
  phone: text().nullable(),
  isActive: flag(),
  createdAtMs: bigint().fixed(),
  updatedAtMs: bigint().rising(),
  version: integer(),
});

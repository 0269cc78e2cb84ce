import { LIMITS } from '@mitako/contract/names';
import { publicLocationToWire } from './wire.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';

/** The towns that have an agent, and the agents of one of them: for a slow phone never the whole country at once. */
export const findAgents: ReadOperation<'findAgents'> = async (context, { query }) => {
  const { read } = context.store;
  const towns = await read.agentTowns(LIMITS.townsMax);
  const [first] = towns;
  const town = query.town ?? (towns.length === 1 ? first : undefined);
  const found = town === undefined ? [] : await read.activeAgentLocations(town, LIMITS.agentsPerTownMax);
  return succeeded(200, { towns, locations: found.map(publicLocationToWire) });
};

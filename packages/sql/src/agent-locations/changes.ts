import type { Definitions } from '../engine/change.ts';
import { insert, update } from '../engine/write.ts';
import { agentLocations } from './tables.ts';

export const agentLocationChanges: Definitions<'agent_location.insert' | 'agent_location.update'> = {
  'agent_location.insert': ({ one }) => [one(insert(agentLocations, ({ agentLocation }) => agentLocation))],

  'agent_location.update': ({ one }) => [
    one(
      update(agentLocations, ({ agentLocation, fromVersion }) => ({
        to: agentLocation,
        where: { id: agentLocation.id, version: fromVersion },
      })),
    ),
  ],
};

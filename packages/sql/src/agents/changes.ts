import type { Definitions } from '../engine/change.ts';
import { find, insert, update } from '../engine/write.ts';
import { agents } from './tables.ts';

export const agentChanges: Definitions<'agent.insert' | 'agent.update' | 'assert.agent_active'> = {
  'agent.insert': ({ one }) => [one(insert(agents, ({ agent }) => agent))],

  'agent.update': ({ one }) => [
    one(update(agents, ({ agent, fromVersion }) => ({ to: agent, where: { id: agent.id, version: fromVersion } }))),
  ],

  'assert.agent_active': ({ one }) => [one(find(agents, ({ id }) => ({ id, suspendedAtMs: null })))],
};

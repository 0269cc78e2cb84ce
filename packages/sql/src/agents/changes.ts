import type { SomeDefinitions } from '../engine/change.ts';
import { find } from '../engine/write.ts';
import { agents } from './tables.ts';

export const agentChanges = {
  'assert.agent_active': ({ one }) => [one(find(agents, ({ id }) => ({ id, suspendedAtMs: null })))],
} satisfies SomeDefinitions;

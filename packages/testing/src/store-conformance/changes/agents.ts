import { deepStrictEqual as deepEqual } from 'node:assert';
import { anAgent, anId, NOW_MS } from '../fixtures.ts';
import { withAgent } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function agentTests({ describe, it }: Suite): void {
  describe('agents', () => {
    it('agent.insert stores every field', async ({ store, rival }) => {
      const limits = { cashInMax: 0, cashInPerDayMax: 10_000_000_000, cashOutMax: 1, cashOutPerDayMax: 2 };
      const agent = await withAgent(store, { limits, suspendedAtMs: NOW_MS + 1, version: 3 });
      deepEqual(await rival.read.agentById(agent.id), agent);
      await refused(store, { type: 'agent.insert', agent });
    });

    it('agent.update writes the whole next state', async ({ store }) => {
      const agent = await withAgent(store);
      const limits = { cashInMax: 1, cashInPerDayMax: 2, cashOutMax: 3, cashOutPerDayMax: 4 };
      const next = { ...agent, limits, suspendedAtMs: NOW_MS, version: 2 };
      await applied(store, { type: 'agent.update', agent: next, fromVersion: 1 });
      deepEqual(await store.read.agentById(agent.id), next);
    });

    it('agent.update is refused for another version and an unknown id', async ({ store }) => {
      const agent = await withAgent(store, { version: 2 });
      await refused(store, { type: 'agent.update', agent: { ...agent, version: 2 }, fromVersion: 1 });
      await refused(store, { type: 'agent.update', agent: { ...agent, version: 4 }, fromVersion: 3 });
      await refused(store, { type: 'agent.update', agent: anAgent(), fromVersion: 1 });
    });

    it('limits cannot be negative', async ({ store }) => {
      const agent = anAgent();
      for (const limit of ['cashInMax', 'cashInPerDayMax', 'cashOutMax', 'cashOutPerDayMax'] as const) {
        await refused(store, { type: 'agent.insert', agent: { ...agent, limits: { ...agent.limits, [limit]: -1 } } });
      }
    });

    it('assert.agent_active is refused for a suspended or unknown agent', async ({ store }) => {
      const agent = await withAgent(store);
      await applied(store, { type: 'assert.agent_active', id: agent.id });
      const suspended = { ...agent, suspendedAtMs: NOW_MS, version: 2 };
      await applied(store, { type: 'agent.update', agent: suspended, fromVersion: 1 });
      await refused(store, { type: 'assert.agent_active', id: agent.id });
      await refused(store, { type: 'assert.agent_active', id: anId('agt') });
    });
  });
}

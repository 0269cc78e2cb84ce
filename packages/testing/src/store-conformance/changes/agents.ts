import { anAgent, anId, NOW_MS } from '../fixtures.ts';
import { withAgent } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function agentTests({ describe, it }: Suite): void {
  describe('agents', () => {
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

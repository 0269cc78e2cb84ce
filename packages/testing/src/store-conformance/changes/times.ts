import { deepStrictEqual as deepEqual } from 'node:assert';
import { aWorker, NOW_MS } from '../fixtures.ts';
import { withEndpoint, withMerchant, withSession } from '../inserted.ts';
import { applied, type Suite } from '../suite.ts';

/** When each row was last written: after what a process writes whose clock is behind. */
const LATER_MS = NOW_MS + 60_000;

/** Clocks of processes differ, and may be set back. The rest of such a change is written anyway, as in `../rows`. */
export function timeTests({ describe, it, alone }: Suite): void {
  describe('a time does not go back', () => {
    it('of an endpoint that is deleted', async ({ store }) => {
      const merchant = await withMerchant(store);
      const endpoint = await withEndpoint(store, merchant, { updatedAtMs: LATER_MS });
      await applied(store, { type: 'endpoint.delete', id: endpoint.id, merchantId: merchant.id, nowMs: NOW_MS });
      deepEqual(await store.read.endpointById(endpoint.id), { ...endpoint, deletedAtMs: NOW_MS, version: 2 });
    });

    it('of a session', async ({ store }) => {
      const session = await withSession(store, {
        rotatedAtMs: LATER_MS,
        lastUsedAtMs: LATER_MS,
        idleExpiresAtMs: LATER_MS + 1,
      });
      const { id } = session;
      const rotate = { type: 'session.rotate', id, fromGeneration: 1, nowMs: NOW_MS } as const;
      await applied(store, { ...rotate, idleExpiresAtMs: NOW_MS + 1 });
      deepEqual((await store.read.sessionById(id))?.session, { ...session, generation: 2 });
    });

    alone('of a process', async ({ store }) => {
      const worker = aWorker({ lastSeenAtMs: LATER_MS });
      await applied(store, { type: 'worker.put', worker });
      await applied(store, { type: 'worker.put', worker: { ...worker, lastSeenAtMs: NOW_MS, stoppedAtMs: NOW_MS } });
      deepEqual(await store.read.workers(1), [{ ...worker, stoppedAtMs: NOW_MS }]);
    });
  });
}

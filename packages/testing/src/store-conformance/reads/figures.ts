import { deepStrictEqual as deepEqual } from 'node:assert';
import type { Change } from '@mitako/core/engine';
import { aFigure, anId } from '../fixtures.ts';
import { applied, race, type Suite, times } from '../suite.ts';

export function figureTests({ describe, it }: Suite): void {
  describe('figures.count', () => {
    it('adds to the sum of a merchant, mode, day, currency, measure and detail, also concurrently', async (stores) => {
      const { store } = stores;
      const owner = { merchantId: anId('mer'), livemode: false };
      const { id: _, ...sum } = aFigure({ ...owner, count: 2, amount: 5_000 });
      const others = [
        { ...sum, merchantId: anId('mer') },
        { ...sum, livemode: true },
        { ...sum, currency: 'EUR' },
        { ...sum, day: '2026-02-01' },
        { ...sum, measure: 'refunded', detail: '' } as const,
        { ...sum, detail: 'mtn_momo' },
      ];
      await applied(store, { type: 'figures.count', ids: [], sums: others });
      await race(stores, {
        rounds: 1,
        prepare: () => Promise.resolve(null),
        lists: () => times(8, () => [{ type: 'figures.count', ids: [], sums: [sum] }] as const),
        winners: 8,
        guard: 'figures.count',
      });
      deepEqual(await store.read.figures(owner, '2026-01-31', '2026-02-01'), [
        others[2],
        others[5],
        { ...sum, count: 16, amount: 40_000 },
        others[4],
        others[3],
      ]);
      deepEqual(await store.read.figures(owner, '2026-02-01', '2026-12-31'), [others[3]]);
      deepEqual(await store.read.figures(owner, '2025-12-31', '2026-01-30'), []);
    });

    it('takes what it counts from the queue, all of it or nothing', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const queued = times(3, () => aFigure(owner));
      await applied(store, ...queued.map((figure): Change => ({ type: 'figure.insert', figure })));
      const ids = queued.map(({ id }) => id);
      const { id: _, ...sum } = aFigure(owner);
      const isWaiting = async (): Promise<readonly string[]> =>
        (await store.read.pendingFigures(10_000)).map(({ id }) => id).filter((id) => ids.includes(id));
      deepEqual(await isWaiting(), ids.toSorted());
      const outcome = await store.commit([{ type: 'figures.count', ids: [...ids, 'counted already'], sums: [sum] }]);
      deepEqual(outcome.kind, 'refused');
      deepEqual(await store.read.figures(owner, '2026-01-01', '2026-12-31'), []);
      await applied(store, { type: 'figures.count', ids, sums: [sum] });
      deepEqual(await isWaiting(), []);
      deepEqual(await store.read.figures(owner, '2026-01-01', '2026-12-31'), [sum]);
    });
  });
}

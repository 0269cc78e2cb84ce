import { deepStrictEqual as deepEqual, rejects, strictEqual as equal } from 'node:assert';
import type { LimitCount, LimitTake, EngineStore } from '@mitako/core/engine';
import { anId, NOW_MS } from '../fixtures.ts';
import { times, type Suite } from '../suite.ts';

const WINDOW_MS = 60_000;
const ENDS_AT_MS = NOW_MS + WINDOW_MS;

export function limitTests({ describe, it, alone }: Suite): void {
  describe('rate-limit counts', () => {
    it('are summed over all processes until their window ends', async ({ store, rival }) => {
      const key = anId('limit');
      deepEqual(await take(store, [{ key, count: 1, endsAtMs: ENDS_AT_MS }]), [{ used: 1, endsAtMs: ENDS_AT_MS }]);
      // A later call in a window does not move its end.
      const later = [{ key, count: 3, endsAtMs: ENDS_AT_MS + 500 }];
      deepEqual(await take(rival, later, NOW_MS + 500), [{ used: 4, endsAtMs: ENDS_AT_MS }]);
      deepEqual(await take(store, later, ENDS_AT_MS - 1), [{ used: 7, endsAtMs: ENDS_AT_MS }]);
    });

    it('go down by what is taken back', async ({ store, rival }) => {
      const key = anId('limit');
      await take(store, [{ key, count: 5, endsAtMs: ENDS_AT_MS }]);
      deepEqual(await take(rival, [{ key, count: -1, endsAtMs: ENDS_AT_MS }]), [{ used: 4, endsAtMs: ENDS_AT_MS }]);
    });

    it('start again at the end of their window', async ({ store, rival }) => {
      const key = anId('limit');
      await take(store, [{ key, count: 5, endsAtMs: ENDS_AT_MS }]);
      const next = { key, count: 2, endsAtMs: ENDS_AT_MS + WINDOW_MS };
      deepEqual(await take(rival, [next], ENDS_AT_MS), [{ used: 2, endsAtMs: next.endsAtMs }]);
      deepEqual(await take(store, [next], ENDS_AT_MS), [{ used: 4, endsAtMs: next.endsAtMs }]);
    });

    it('are taken together, each with its own window, and returned in order', async ({ store }) => {
      const keys = times(50, () => anId('limit'));
      const takes = keys.map((key, place) => ({ key, count: place, endsAtMs: ENDS_AT_MS + place })).toReversed();
      await take(store, takes.slice(0, 10));
      deepEqual(
        await take(store, takes),
        takes.map(({ count, endsAtMs }, place) => ({ used: place < 10 ? count * 2 : count, endsAtMs })),
      );
      deepEqual(await take(store, []), []);
    });

    it('are all unchanged when one is invalid', async ({ store }) => {
      const key = anId('limit');
      const impossible = { key: anId('limit'), count: 0.5, endsAtMs: ENDS_AT_MS };
      await rejects(() => take(store, [{ key, count: 1, endsAtMs: ENDS_AT_MS }, impossible]));
      deepEqual(await take(store, [{ key, count: 1, endsAtMs: ENDS_AT_MS }]), [{ used: 1, endsAtMs: ENDS_AT_MS }]);
    });

    it('let exactly the quota of 40 concurrent calls stay within it', async ({ store, rival }) => {
      for (let round = 0; round < 5; round += 1) {
        const one = { key: anId('limit'), count: 1, endsAtMs: ENDS_AT_MS };
        const counts = await Promise.all(times(40, (place) => take(place % 2 === 0 ? store : rival, [one])));
        deepEqual(
          usedOf(counts.flat()),
          times(40, (place) => place + 1),
        );
        equal(counts.flat().filter(({ used }) => used <= 5).length, 5);
      }
    });

    it('start one window when 40 concurrent calls find it over', async ({ store, rival }) => {
      for (let round = 0; round < 5; round += 1) {
        const key = anId('limit');
        await take(store, [{ key, count: 9, endsAtMs: NOW_MS }], NOW_MS - 1);
        const counts = await Promise.all(
          times(40, (place) =>
            take(place % 2 === 0 ? store : rival, [{ key, count: 1, endsAtMs: ENDS_AT_MS + place }]),
          ),
        );
        deepEqual(
          usedOf(counts.flat()),
          times(40, (place) => place + 1),
        );
        equal(new Set(counts.flat().map(({ endsAtMs }) => endsAtMs)).size, 1);
      }
    });

    it('start again if their window ends impossibly late, but not if a clock 10 s ahead started it', async ({
      store,
    }) => {
      const [ahead, setBack] = [anId('limit'), anId('limit')];
      const sent = [ahead, setBack].map((key) => ({ key, count: 1, endsAtMs: ENDS_AT_MS }));
      await take(store, [
        { key: ahead, count: 5, endsAtMs: ENDS_AT_MS + 10_000 },
        { key: setBack, count: 5, endsAtMs: ENDS_AT_MS + 10_001 },
      ]);
      deepEqual(await take(store, sent), [
        { used: 6, endsAtMs: ENDS_AT_MS + 10_000 },
        { used: 1, endsAtMs: ENDS_AT_MS },
      ]);
    });

    it('do not deadlock when two processes take them in opposite order', async ({ store, rival }) => {
      const takes = times(20, () => ({ key: anId('limit'), count: 1, endsAtMs: ENDS_AT_MS }));
      await Promise.all(times(40, (place) => (place % 2 === 0 ? take(store, takes) : take(rival, takes.toReversed()))));
      deepEqual(
        usedOf(await take(store, takes)),
        times(20, () => 41),
      );
    });
  });

  describe('sweeps of rate-limit counts', () => {
    alone('delete ended ones, a limited number at a time, and return how many', async ({ store, rival }) => {
      const keys = times(3, () => anId('limit'));
      await take(
        store,
        keys.map((key) => ({ key, count: 5, endsAtMs: ENDS_AT_MS })),
      );
      const current = { key: anId('limit'), count: 5, endsAtMs: ENDS_AT_MS + 600_000 };
      await take(rival, [current]);
      equal(await store.limits.sweep({ nowMs: ENDS_AT_MS - 1, limit: 10 }), 0);

      const nowMs = ENDS_AT_MS + 300_000;
      equal(await store.limits.sweep({ nowMs, limit: 2 }), 2);
      equal(await rival.limits.sweep({ nowMs, limit: 2 }), 1);
      equal(await store.limits.sweep({ nowMs, limit: 2 }), 0);
      deepEqual(usedOf(await take(store, [current])), [10]);
    });

    alone('never delete a count that has just started again', async ({ store, rival }) => {
      for (let round = 0; round < 20; round += 1) {
        const key = anId('limit');
        await take(store, [{ key, count: 5, endsAtMs: NOW_MS - 300_000 }], NOW_MS - 400_000);
        await Promise.all([
          take(store, [{ key, count: 1, endsAtMs: ENDS_AT_MS }]),
          rival.limits.sweep({ nowMs: NOW_MS, limit: 10 }),
        ]);
        deepEqual(usedOf(await take(store, [{ key, count: 1, endsAtMs: ENDS_AT_MS }])), [2]);
      }
    });
  });
}

function take(store: EngineStore, takes: readonly LimitTake[], nowMs = NOW_MS): Promise<readonly LimitCount[]> {
  return store.limits.take({ nowMs, takes });
}

function usedOf(counts: readonly LimitCount[]): readonly number[] {
  return counts.map(({ used }) => used).toSorted((one, other) => one - other);
}

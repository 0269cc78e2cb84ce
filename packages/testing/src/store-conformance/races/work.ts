import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import { anId, anIdempotencyRecord, aPayment, aTask, NOW_MS } from '../fixtures.ts';
import { applied, race, times, type Suite } from '../suite.ts';

export function workRaceTests({ describe, it, alone }: Suite): void {
  describe('concurrent requests and tasks', () => {
    it('one of 8 requests with the same key is processed, with its changes', async (stores) => {
      await race(stores, {
        prepare: async () => ({ key: anId('idem'), payments: times(8, () => aPayment()) }),
        lists: ({ key, payments }) =>
          payments.map((payment) => [
            { type: 'payment.insert', payment },
            { type: 'idempotency.insert', record: anIdempotencyRecord({ key, subjectId: payment.id }) },
          ]),
        guard: 'idempotency.insert',
        afterwards: async ({ key, payments }) => {
          const found = await Promise.all(payments.map(({ id }) => stores.store.read.paymentById(id)));
          const written = found.flatMap((payment) => (payment === null ? [] : [payment.id]));
          deepEqual(written, [(await stores.store.read.idempotency(key))?.subjectId]);
        },
      });
    });

    it('one of 8 requests replaces an expired record', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const record = anIdempotencyRecord({ expiresAtMs: NOW_MS });
          await applied(stores.store, { type: 'idempotency.insert', record: { ...record, createdAtMs: NOW_MS - 10 } });
          return record.key;
        },
        lists: (key) =>
          times(8, (place) => [
            { type: 'idempotency.insert', record: anIdempotencyRecord({ key, sealedBody: `${place}` }) },
          ]),
        guard: 'idempotency.insert',
        afterwards: async (key, outcomes) => {
          const winner = outcomes.findIndex(({ kind }) => kind === 'applied');
          equal((await stores.store.read.idempotency(key))?.sealedBody, `${winner}`);
        },
      });
    });

    it('one of 8 takes over a crashed request', async (stores) => {
      await race(stores, {
        prepare: async () => {
          const record = anIdempotencyRecord({
            state: 'running',
            status: null,
            sealedBody: null,
            leaseEndsAtMs: NOW_MS,
          });
          await applied(stores.store, { type: 'idempotency.insert', record });
          return record.key;
        },
        lists: (key) =>
          times(8, (place) => [
            { type: 'idempotency.take_over', key, nowMs: NOW_MS, leaseEndsAtMs: NOW_MS + 60_000 + place },
          ]),
        guard: 'idempotency.take_over',
        afterwards: async (key, outcomes) => {
          const winner = outcomes.findIndex(({ kind }) => kind === 'applied');
          equal((await stores.store.read.idempotency(key))?.leaseEndsAtMs, NOW_MS + 60_000 + winner);
        },
      });
    });

    alone('a sweep never deletes a record that has just replaced an expired one', async ({ store, rival }) => {
      for (let round = 0; round < 20; round += 1) {
        const old = anIdempotencyRecord({ createdAtMs: NOW_MS - 10, expiresAtMs: NOW_MS });
        await applied(store, { type: 'idempotency.insert', record: old });
        const record = anIdempotencyRecord({ key: old.key, sealedBody: 'new', expiresAtMs: NOW_MS + 1_000 });
        const [outcome] = await Promise.all([
          store.commit([{ type: 'idempotency.insert', record }]),
          rival.claim.sweepIdempotency({ nowMs: NOW_MS, limit: 10 }),
        ]);
        equal(outcome.kind, 'applied');
        deepEqual(await store.read.idempotency(old.key), record);
      }
    });

    it('of 8 responses to one request the first is kept, also after a takeover', async ({ store, rival }) => {
      for (let round = 0; round < 5; round += 1) {
        const record = anIdempotencyRecord({ state: 'running', status: null, sealedBody: null, leaseEndsAtMs: NOW_MS });
        const { key } = record;
        await applied(store, { type: 'idempotency.insert', record });
        await Promise.all([
          ...times(8, (place) => {
            const answer = { status: 200 + place, sealedBody: `${place}` };
            return applied(place % 2 === 0 ? store : rival, { type: 'idempotency.finish', key, ...answer });
          }),
          rival.commit([{ type: 'idempotency.take_over', key, nowMs: NOW_MS, leaseEndsAtMs: NOW_MS + 1 }]),
        ]);
        const found = await store.read.idempotency(key);
        const place = Number(found?.sealedBody);
        const answer = { status: 200 + place, sealedBody: `${place}` };
        deepEqual(found, { ...record, state: 'done', leaseEndsAtMs: null, ...answer });
      }
    });

    alone('8 concurrent sweeps count each record once', async ({ store, rival }) => {
      const records = times(30, () => anIdempotencyRecord({ expiresAtMs: NOW_MS }));
      await applied(store, ...records.map((record) => ({ type: 'idempotency.insert', record }) as const));
      const swept = await Promise.all(
        times(8, (place) => (place % 2 === 0 ? store : rival).claim.sweepIdempotency({ nowMs: NOW_MS, limit: 5 })),
      );
      const rest = await store.claim.sweepIdempotency({ nowMs: NOW_MS, limit: 100 });
      equal(
        swept.reduce((sum, count) => sum + count, rest),
        30,
      );
    });

    alone('a task canceled during a claim is either leased or deleted', async ({ store, rival }) => {
      for (let round = 0; round < 8; round += 1) {
        const task = aTask();
        await applied(store, { type: 'task.insert', task });
        const leaseToken = `lease ${round}`;
        const [claimed, canceled] = await Promise.all([
          store.claim.tasks({ nowMs: NOW_MS, limit: 1, leaseMs: 30_000, leaseToken }),
          rival.commit([{ type: 'task.cancel', id: task.id, nowMs: NOW_MS }]),
        ]);
        if (canceled.kind === 'applied') deepEqual(claimed, []);
        else await applied(store, { type: 'task.finish', id: task.id, leaseToken });
      }
    });

    alone('a task is finished once', async (stores) => {
      let leaseCount = 0;
      await race(stores, {
        prepare: async () => {
          const task = aTask();
          await applied(stores.store, { type: 'task.insert', task });
          leaseCount += 1;
          const leaseToken = `lease ${leaseCount}`;
          await stores.store.claim.tasks({ nowMs: NOW_MS, limit: 1, leaseMs: 1_000_000, leaseToken });
          return { id: task.id, leaseToken, payments: times(8, () => aPayment()) };
        },
        lists: ({ id, leaseToken, payments }) =>
          payments.map((payment) => [
            { type: 'payment.insert', payment },
            { type: 'task.finish', id, leaseToken },
          ]),
        guard: 'task.finish',
        afterwards: async ({ payments }) => {
          const found = await Promise.all(payments.map(({ id }) => stores.store.read.paymentById(id)));
          equal(found.filter((payment) => payment !== null).length, 1);
        },
      });
    });

    alone('of finishing and postponing a task one is applied', async ({ store, rival }) => {
      for (let round = 0; round < 5; round += 1) {
        const task = aTask();
        const leaseToken = `lease ${round}`;
        await applied(store, { type: 'task.insert', task });
        await store.claim.tasks({ nowMs: NOW_MS, limit: 1, leaseMs: 30_000, leaseToken });
        const outcomes = await Promise.all([
          store.commit([{ type: 'task.finish', id: task.id, leaseToken }]),
          rival.commit([
            {
              type: 'task.postpone',
              id: task.id,
              leaseToken,
              dueAtMs: NOW_MS + 1_000_000,
              hasFailed: false,
              isTry: true,
            },
          ]),
        ]);
        equal(outcomes.filter(({ kind }) => kind === 'applied').length, 1);
      }
    });
  });
}

import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { IdempotencyRecord } from '@mitako/core/engine';
import { anId, anIdempotencyRecord, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function idempotencyTests({ describe, it }: Suite): void {
  describe('idempotency records', () => {
    it('idempotency.insert stores every field', async ({ store, rival }) => {
      const done = anIdempotencyRecord({ subjectId: anId('pay') });
      const running = aRunning();
      await applied(
        store,
        { type: 'idempotency.insert', record: done },
        { type: 'idempotency.insert', record: running },
      );
      deepEqual(await rival.read.idempotency(done.key), done);
      deepEqual(await rival.read.idempotency(running.key), running);
    });

    it('idempotency.insert is refused until the record has expired, then replaces it', async ({ store }) => {
      const first = anIdempotencyRecord({ expiresAtMs: NOW_MS + 10 });
      await applied(store, { type: 'idempotency.insert', record: first });
      const second = aRunning({ key: first.key, fingerprint: 'other', createdAtMs: NOW_MS + 9 });
      await refused(store, { type: 'idempotency.insert', record: second });
      deepEqual(await store.read.idempotency(first.key), first);
      const third = { ...second, createdAtMs: NOW_MS + 10 };
      await applied(store, { type: 'idempotency.insert', record: third });
      deepEqual(await store.read.idempotency(first.key), third);
    });

    it('idempotency.finish stores the first response, expired or not', async ({ store }) => {
      const record = aRunning({ expiresAtMs: NOW_MS - 1 });
      await applied(store, { type: 'idempotency.insert', record });
      const finish = {
        type: 'idempotency.finish',
        key: record.key,
        status: 200,
        sealedBody: 'a',
      } as const;
      await applied(store, finish);
      const done = {
        ...record,
        state: 'done',
        status: 200,
        sealedBody: 'a',
        leaseEndsAtMs: null,
      } as const;
      deepEqual(await store.read.idempotency(record.key), done);
      await applied(store, { ...finish, status: 500, sealedBody: 'late' });
      deepEqual(await store.read.idempotency(record.key), done);
      await applied(store, { ...finish, key: anId('idem') });
    });

    it('idempotency.take_over waits for the end of the lease', async ({ store }) => {
      const record = aRunning({ leaseEndsAtMs: NOW_MS + 10 });
      await applied(store, { type: 'idempotency.insert', record });
      const takeOver = { type: 'idempotency.take_over', key: record.key, leaseEndsAtMs: NOW_MS + 20 } as const;
      await refused(store, { ...takeOver, nowMs: NOW_MS + 9 });
      await applied(store, { ...takeOver, nowMs: NOW_MS + 10 });
      deepEqual(await store.read.idempotency(record.key), { ...record, leaseEndsAtMs: NOW_MS + 20 });
      await refused(store, { ...takeOver, nowMs: NOW_MS + 19 });
    });

    it('changes to one record do not affect others', async ({ store }) => {
      const records = [1, 2, 3, 4].map(() => aRunning({ leaseEndsAtMs: NOW_MS }));
      const [taken, finished, forgotten, other] = records;
      for (const record of records) await applied(store, { type: 'idempotency.insert', record });
      await applied(
        store,
        { type: 'idempotency.take_over', key: taken?.key ?? '', nowMs: NOW_MS, leaseEndsAtMs: NOW_MS + 1 },
        { type: 'idempotency.finish', key: finished?.key ?? '', status: 200, sealedBody: 'b' },
        { type: 'idempotency.forget', key: forgotten?.key ?? '' },
      );
      deepEqual(await store.read.idempotency(other?.key ?? ''), other);
    });

    it('idempotency.take_over is refused for a finished or unknown record', async ({ store }) => {
      const record = anIdempotencyRecord({ leaseEndsAtMs: NOW_MS });
      await applied(store, { type: 'idempotency.insert', record });
      const takeOver = { type: 'idempotency.take_over', nowMs: NOW_MS, leaseEndsAtMs: NOW_MS + 20 } as const;
      await refused(store, { ...takeOver, key: record.key });
      await refused(store, { ...takeOver, key: anId('idem') });
    });

    it('idempotency.forget deletes a running record, never a response', async ({ store }) => {
      const running = aRunning();
      const done = anIdempotencyRecord();
      await applied(
        store,
        { type: 'idempotency.insert', record: running },
        { type: 'idempotency.insert', record: done },
        { type: 'idempotency.forget', key: running.key },
        { type: 'idempotency.forget', key: done.key },
        { type: 'idempotency.forget', key: anId('idem') },
      );
      equal(await store.read.idempotency(running.key), null);
      deepEqual(await store.read.idempotency(done.key), done);
      await applied(store, { type: 'idempotency.insert', record: running });
    });
  });
}

function aRunning(over: Partial<IdempotencyRecord> = {}): IdempotencyRecord {
  return anIdempotencyRecord({
    state: 'running',
    status: null,
    sealedBody: null,
    leaseEndsAtMs: NOW_MS + 60_000,
    ...over,
  });
}

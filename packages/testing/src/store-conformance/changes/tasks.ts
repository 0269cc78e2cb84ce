import { deepStrictEqual as deepEqual } from 'node:assert';
import type { EngineStore, Task } from '@mitako/core/engine';
import { anId, aTask, NOW_MS } from '../fixtures.ts';
import { applied, refused, type Suite } from '../suite.ts';

export function taskTests({ describe, alone }: Suite): void {
  describe('tasks', () => {
    alone('task.finish deletes a task, only with its token', async ({ store }) => {
      const task = aTask();
      await applied(store, { type: 'task.insert', task });
      await refused(store, { type: 'task.finish', id: task.id, leaseToken: 'lease' });
      await claim(store, NOW_MS, 'lease');
      await refused(store, { type: 'task.finish', id: task.id, leaseToken: 'another' });
      await refused(store, { type: 'task.finish', id: anId('task'), leaseToken: 'lease' });
      await applied(store, { type: 'task.finish', id: task.id, leaseToken: 'lease' });
      await refused(store, { type: 'task.finish', id: task.id, leaseToken: 'lease' });
      deepEqual(await claim(store, NOW_MS + 1_000_000, 'later'), []);
    });

    alone('changes to one task do not affect others with the same lease', async ({ store }) => {
      const [finished, postponed, other] = [aTask(), aTask(), aTask()];
      for (const task of [finished, postponed, other]) await applied(store, { type: 'task.insert', task });
      await claim(store, NOW_MS, 'lease');
      await applied(
        store,
        { type: 'task.finish', id: finished.id, leaseToken: 'lease' },
        {
          type: 'task.postpone',
          id: postponed.id,
          leaseToken: 'lease',
          dueAtMs: NOW_MS + 1_000_000,
          hasFailed: false,
          isTry: true,
        },
      );
      deepEqual(await claim(store, NOW_MS + 30_000, 'again'), [{ ...other, attemptsCount: 2 }]);
    });

    alone('task.postpone postpones a task and ends its lease', async ({ store }) => {
      const task = aTask();
      await applied(store, { type: 'task.insert', task });
      const postpone = {
        type: 'task.postpone',
        id: task.id,
        dueAtMs: NOW_MS + 5,
        hasFailed: true,
        isTry: true,
      } as const;
      await refused(store, { ...postpone, leaseToken: 'lease' });
      await claim(store, NOW_MS, 'lease');
      await refused(store, { ...postpone, leaseToken: 'another' });
      await applied(store, { ...postpone, leaseToken: 'lease' });
      await refused(store, { ...postpone, leaseToken: 'lease' });
      deepEqual(await claim(store, NOW_MS + 4, 'early'), []);
      deepEqual(await claim(store, NOW_MS + 5, 'again'), [
        { ...task, dueAtMs: NOW_MS + 5, attemptsCount: 2, failuresCount: 1 },
      ]);
    });

    alone('task.postpone takes back a claim that tried nothing', async ({ store }) => {
      const task = aTask();
      await applied(store, { type: 'task.insert', task });
      await claim(store, NOW_MS, 'lease');
      const lease = { id: task.id, leaseToken: 'lease', dueAtMs: NOW_MS + 5 };
      await applied(store, { type: 'task.postpone', ...lease, hasFailed: false, isTry: false });
      deepEqual(await claim(store, NOW_MS + 5, 'again'), [{ ...task, dueAtMs: NOW_MS + 5, attemptsCount: 1 }]);
    });

    alone('task.cancel deletes a task without a lease, due or not', async ({ store }) => {
      const [due, later, postponed] = [aTask(), aTask({ dueAtMs: NOW_MS + 5 }), aTask()];
      for (const task of [due, later, postponed]) await applied(store, { type: 'task.insert', task });
      for (const { id } of [due, later]) {
        await applied(store, { type: 'task.cancel', id, nowMs: NOW_MS });
        await refused(store, { type: 'task.cancel', id, nowMs: NOW_MS });
      }
      deepEqual(await claim(store, NOW_MS, 'lease'), [{ ...postponed, attemptsCount: 1 }]);
      await applied(store, {
        type: 'task.postpone',
        id: postponed.id,
        leaseToken: 'lease',
        dueAtMs: NOW_MS + 1_000_000,
        hasFailed: false,
        isTry: true,
      });
      await applied(store, { type: 'task.cancel', id: postponed.id, nowMs: NOW_MS });
      deepEqual(await claim(store, NOW_MS + 1_000_000, 'later'), []);
    });

    alone('task.cancel is refused while the task is leased, and not once the lease has ended', async ({ store }) => {
      const [task, other] = [aTask(), aTask()];
      for (const each of [task, other]) await applied(store, { type: 'task.insert', task: each });
      await claim(store, NOW_MS, 'lease');
      await refused(store, { type: 'task.cancel', id: task.id, nowMs: NOW_MS });
      await refused(store, { type: 'task.cancel', id: task.id, nowMs: NOW_MS + 29_999 });
      await applied(store, { type: 'task.cancel', id: task.id, nowMs: NOW_MS + 30_000 });
      await refused(store, { type: 'task.finish', id: task.id, leaseToken: 'lease' });
      deepEqual(await claim(store, NOW_MS + 30_000, 'again'), [{ ...other, attemptsCount: 2 }]);
    });
  });
}

function claim(store: EngineStore, nowMs: number, leaseToken: string): Promise<readonly Task[]> {
  return store.claim.tasks({ nowMs, limit: 10, leaseMs: 30_000, leaseToken });
}

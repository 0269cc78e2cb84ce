import { describe, expect, it } from 'vitest';
import { createPump } from './pump.ts';
import { unleased } from './unleased.ts';

/** Due items, each handed out as long as it is not done, like rows that a version guards. */
function work(ids: readonly string[], canFinish: (id: string) => boolean) {
  const due = new Set(ids);
  const handled: string[] = [];
  const clock = { nowMs: 0 };
  const pump = createPump<{ readonly id: string }>(
    unleased(
      {
        concurrencyMax: 2,
        claim: (limit) => Promise.resolve([...due].slice(0, limit).map((id) => ({ id }))),
        async handle({ id }) {
          handled.push(id);
          await Promise.resolve();
          return canFinish(id) ? due.delete(id) : false;
        },
        onError: () => undefined,
      },
      () => clock.nowMs,
    ),
  );
  return { pump, handled, clock };
}

describe('work without a lease', () => {
  it('that cannot be completed ends a run without blocking other work', async () => {
    const { pump, handled } = work(['stuck', 'worse', 'a', 'b', 'c'], (id) => id.length === 1);
    await pump.runDue();
    expect(handled.toSorted()).toEqual(['a', 'b', 'c', 'stuck', 'worse']);
  });

  it('is retried with growing delays', async () => {
    const { pump, handled, clock } = work(['stuck'], () => false);
    const attemptedAt: number[] = [];
    for (clock.nowMs = 0; clock.nowMs < 20_000; clock.nowMs += 500) {
      const before = handled.length;
      await pump.runDue();
      if (handled.length > before) attemptedAt.push(clock.nowMs);
    }
    expect(attemptedAt).toEqual([0, 1_000, 3_000, 7_000, 15_000]);
  });

  it('is not claimed twice while in progress', async () => {
    const { pump, handled } = work(['only'], () => true);
    await Promise.all([pump.runDue(), pump.runDue()]);
    expect(handled).toEqual(['only']);
  });
});

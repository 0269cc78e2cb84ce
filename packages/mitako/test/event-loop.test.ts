import { expect, test } from 'vitest';
import { silentLogger } from '@mitako/core';
import { watchEventLoop } from '../src/event-loop.ts';

test('an event loop that was blocked for more than 2 s is logged and remembered', async () => {
  const logged: object[] = [];
  const watch = watchEventLoop({ ...silentLogger(), warn: (fields) => logged.push(fields) });
  const turn = () => new Promise((resolve) => setTimeout(resolve, 50));
  try {
    await turn();
    expect(watch.blockedMs()).toBeNull();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2_200);
    await turn();
    expect(watch.blockedMs()).toBeGreaterThan(2_000);
    expect(logged).toEqual([{ delay_ms: expect.any(Number) }]);
  } finally {
    watch.stop();
  }
});

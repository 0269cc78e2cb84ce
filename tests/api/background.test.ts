import type { Clock, OutgoingResult, Sender } from '@mitako/core';
import { createTestClock } from '@mitako/testing';
import { expect, test } from 'vitest';
import { createEndpoint, createPayment, HOUR, MINUTE, openGateway, SECOND } from './support.ts';
import { START_MS } from '../support/start.ts';

/** A clock that advances with every sleep. */
function sleptClock(): Clock & { readonly slept: () => number } {
  let nowMs = Date.UTC(2026, 0, 1);
  let slept = 0;
  return {
    now: () => nowMs,
    slept: () => slept,
    sleep: async (milliseconds) => {
      await new Promise(setImmediate);
      nowMs += milliseconds;
      slept += milliseconds;
    },
  };
}

test('deliveries of a hanging endpoint are polled less and less often, down to once a second', async () => {
  const clock = sleptClock();
  const { promise: hanging, resolve: release } = Promise.withResolvers<OutgoingResult>();
  const sender: Sender = { send: () => hanging, close: () => Promise.resolve() };
  let looks = 0;
  const api = await openGateway({ clock, sender }, (store) => ({
    ...store,
    read: {
      ...store.read,
      nextDueAtMs(nowMs) {
        looks += 1;
        return store.read.nextDueAtMs(nowMs);
      },
    },
  }));
  await createEndpoint(api, { events: ['payment.created'] });
  for (let count = 0; count < 6; count += 1) await createPayment(api);
  await api.gateway.start();
  await expect.poll(clock.slept).toBeGreaterThan(10 * SECOND);
  // 50, 100, 200, 400 and 800 ms, and then every second.
  expect(looks / (clock.slept() / SECOND)).toBeLessThan(2);
  release({ kind: 'failed', error: 'timeout' });
  await api.close();
});

test('the ledger is posted after the clock was set back', async () => {
  const testClock = createTestClock(START_MS);
  let setBackMs = 0;
  const clock: Clock = { ...testClock, now: () => testClock.now() - setBackMs };
  let looks = 0;
  const api = await openGateway({ clock }, (store) => ({
    ...store,
    read: {
      ...store.read,
      unchainedAccounts(limit) {
        looks += 1;
        return store.read.unchainedAccounts(limit);
      },
    },
  }));
  /** Seconds until three more requests arrived. */
  async function secondsForThree(): Promise<number> {
    const before = looks;
    let seconds = 0;
    await expect
      .poll(() => {
        testClock.advance(SECOND);
        seconds += 1;
        return looks - before;
      })
      .toBeGreaterThanOrEqual(3);
    return seconds;
  }
  await api.gateway.start();
  await secondsForThree();
  setBackMs = 6 * HOUR;
  expect(await secondsForThree()).toBeLessThan((5 * MINUTE) / SECOND);
  await api.close();
});
